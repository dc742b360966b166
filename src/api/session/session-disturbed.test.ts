import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../errors";
import type { Answer } from "../http";
import { createSession, type Session } from "./session";
import type { Exclusive } from "./tokens/refresh";
import type { TabMessage } from "./tabs";
import { callsByBearer } from "./test-support/calls-by-bearer";
import { memoryTokens, type TokenStore } from "./tokens/tokens";

const userOf = (_id: string) => ({ _id, email: `${_id}@gds.example`, role: "admin", status: "active", privacy: true });
const refused = () => new ApiError("http", "no", 401);
const away = () => new ApiError("network", "away");

/** The server's responses, by path. `me` returns the user whose id is the first letter of the token. */
let answers: Record<string, (token: string | null) => Promise<unknown>>;
let calls: string[];
let tokens: TokenStore;
let exclusive: Exclusive;
let receive: (message: TabMessage) => void;
let session: Session;

const sendRequest = callsByBearer(async (path, token): Promise<Answer> => {
  calls.push(path);
  const answer = answers[path] ?? (() => Promise.resolve({ path, token }));
  return { status: path.endsWith("refresh-token") ? 201 : 200, body: await answer(token) };
});
const me = (token: string | null) => Promise.resolve({ success: true, user: userOf(token?.[0] ?? "") });
const count = (path: string) => calls.filter((called) => called === path).length;
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const open = () => {
  session = createSession({
    sendRequest,
    tokens: {
      auth: () => tokens.auth(),
      refresh: () => tokens.refresh(),
      set: (next) => tokens.set(next),
      clear: () => tokens.clear(),
      markSent: () => tokens.markSent(),
      wasSent: () => tokens.wasSent(),
      shared: true,
    },
    exclusive: (job) => exclusive(job),
    openTabs: (onMessage) => {
      receive = onMessage;
      return { send: () => undefined, close: () => undefined };
    },
  });
  session.start();
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answers = { "/auth/me": me };
  tokens = memoryTokens();
  tokens.set({ authToken: "a1", refreshToken: "ar1" });
  exclusive = (job) => job();
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a start that failed", () => {
  it("is retried after 1, 2, 4 s and so on up to 30, until it succeeds", async () => {
    answers["/auth/me"] = () => Promise.reject(away());
    open();
    await pass();
    expect(session.state().status).toBe("failed");
    const statuses: string[] = [];
    session.subscribe(() => statuses.push(session.state().status));
    const tries: number[] = [];
    for (let second = 1; second <= 91; second += 1) {
      const before = count("/auth/me");
      await pass(1_000);
      if (count("/auth/me") > before) tries.push(second);
    }
    expect(tries).toEqual([1, 3, 7, 15, 31, 61, 91]);
    expect(statuses).toEqual([]); // the same error doesn't change the state
    answers["/auth/me"] = me;
    await pass(30_000);
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "a" } });
    await pass(59_000);
    expect(count("/auth/me")).toBe(9);
  });
  it("is retried at once when the user comes back to the page", async () => {
    answers["/auth/me"] = () => Promise.reject(new ApiError("http", "no such call", 404));
    open();
    await pass(120_000);
    expect(count("/auth/me")).toBe(1); // a 404 isn't retried automatically
    answers["/auth/me"] = me;
    session.syncWithCookies();
    await pass();
    expect(session.state().status).toBe("signed-in");
  });
  it("is retried after the server's Retry-After", async () => {
    answers["/auth/me"] = () => Promise.reject(new ApiError("http", "busy", 503, null, null, 20));
    open();
    await pass(19_900);
    expect(count("/auth/me")).toBe(1);
    await pass(100);
    expect(count("/auth/me")).toBe(2);
  });
  it("isn't retried after a sign-out or the removal of the elements", async () => {
    answers["/auth/me"] = () => Promise.reject(away());
    open();
    await pass();
    session.signOut();
    await pass(60_000);
    expect(count("/auth/me")).toBe(1);
    tokens.set({ authToken: "a1", refreshToken: "ar1" });
    session.stop();
    open();
    await pass();
    session.stop();
    await pass(60_000);
    expect(count("/auth/me")).toBe(2);
  });
});

describe("the refresh timer", () => {
  it("goes on after a refresh that throws", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    open();
    await pass();
    exclusive = () => Promise.reject(new DOMException("the lock manager is gone", "InvalidStateError"));
    await pass(60_000);
    exclusive = (job) => job();
    answers["/auth/refresh-token"] = () => Promise.resolve({ authToken: "a2", refreshToken: "ar2" });
    await pass(1_000);
    expect(tokens.auth()).toBe("a2");
  });
});

describe("tokens that change while a call is under way", () => {
  it("the user of the former token isn't taken for the user of the new one", async () => {
    let answer!: () => void;
    answers["/auth/me"] = (token) => new Promise<void>((resolve) => (answer = resolve)).then(() => me(token));
    open();
    await pass();
    tokens.set({ authToken: "b1", refreshToken: "br1" });
    answers["/auth/me"] = me;
    answer();
    await pass();
    const calling = session.call("/x").catch((error: unknown) => error);
    await pass();
    const outcome = await calling;
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "b" } });
    if (!(outcome instanceof ApiError)) expect(outcome).toEqual({ path: "/x", token: "b1" });
  });
  it("a call isn't sent again with the token of a user who signed in while the refresh waited for the lock", async () => {
    open();
    await pass();
    const sent: (string | null)[] = [];
    answers["/x"] = (token) => {
      sent.push(token);
      return Promise.reject(refused());
    };
    exclusive = (job) => {
      tokens.set({ authToken: "b1", refreshToken: "br1" });
      return job();
    };
    await expect(session.call("/x")).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual(["a1"]);
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "b" } });
  });
});

describe("messages of other tabs", () => {
  it("five hundred at once cause two reads of the user at most", async () => {
    open();
    await pass();
    calls = [];
    for (let time = 0; time < 500; time += 1) receive({ type: "user-changed" });
    await pass();
    expect(count("/auth/me")).toBeLessThanOrEqual(2);
    expect(session.state().status).toBe("signed-in");
  });
});

describe("a token that doesn't fit into a header", () => {
  it("makes the response to a sign-in malformed", async () => {
    tokens.clear();
    open();
    answers["/auth/login"] = () =>
      Promise.resolve({ success: true, authToken: "a\n1", refreshToken: "ar1", user: userOf("a") });
    const signIn = session.signIn({ email: "a", password: "b", recaptchaToken: "t" });
    await expect(signIn).rejects.toMatchObject({ kind: "malformed" });
    expect([tokens.auth(), session.state().status]).toEqual([null, "signed-out"]);
  });
  it("is ignored at a refresh, and the session keeps its tokens", async () => {
    open();
    await pass();
    answers["/auth/refresh-token"] = () => Promise.resolve({ authToken: "a☃", refreshToken: "ar2" });
    await pass(60_000);
    expect(count("/auth/refresh-token")).toBe(1);
    expect([tokens.auth(), session.state().status]).toEqual(["a1", "signed-in"]);
  });
});
