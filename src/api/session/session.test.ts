import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../errors";
import type { Answer, CallOptions } from "../http";
import { createSession, type Session } from "./session";
import { memoryTokens, type TokenStore } from "./tokens/tokens";
import type { TabMessage } from "./tabs";
import { callsByBearer } from "./test-support/calls-by-bearer";

const USER = {
  _id: "u1",
  email: "admin@gds.example",
  role: "admin",
  status: "active",
  privacy: true,
  profileImage: null,
};

const CREDENTIALS = { email: "admin@gds.example", password: "x", recaptchaToken: "t" };

/** A small server. It accepts only its newest token. */
class Server {
  generation = 1;
  calls: string[] = [];
  refreshFails: ApiError | null = null;
  refuseAlways = false;
  /** Whether the access token has expired. */
  expired = false;
  me: unknown = { success: true, user: USER };
  loginUser: unknown = USER;
  hold: Promise<void> | null = null;

  sendRequest = async (path: string, token: string | null, options?: CallOptions): Promise<Answer> => {
    this.calls.push(path);
    if (path === "/auth/refresh-token") {
      await this.hold;
      if (this.refreshFails) throw this.refreshFails;
      const { refreshToken } = options?.body as { refreshToken: string };
      if (refreshToken !== `r${this.generation}`) throw new ApiError("http", "refused", 401);
      this.generation += 1;
      this.expired = false;
      return { status: 201, body: { authToken: `a${this.generation}`, refreshToken: `r${this.generation}` } };
    }
    if (path === "/auth/login")
      return {
        status: 200,
        body: {
          success: true,
          authToken: `a${this.generation}`,
          refreshToken: `r${this.generation}`,
          user: this.loginUser,
        },
      };
    if (this.refuseAlways || this.expired || token !== `a${this.generation}`) throw new ApiError("http", "no", 401);
    return { status: 200, body: path === "/auth/me" ? this.me : { path, token } };
  };
  refreshes = () => this.calls.filter((path) => path === "/auth/refresh-token").length;
}

let server: Server;
let tokens: TokenStore;
let sentToTabs: TabMessage[];
let receive: (message: TabMessage) => void;
let session: Session;

const open = () =>
  createSession({
    sendRequest: callsByBearer(server.sendRequest),
    tokens: { ...tokens, shared: true },
    exclusive: (job) => job(),
    openTabs: (onMessage) => {
      receive = onMessage;
      return { send: (message) => sentToTabs.push(message), close: () => undefined };
    },
  });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  tokens = memoryTokens();
  sentToTabs = [];
  session = open();
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

const signedIn = async () => {
  tokens.set({ authToken: "a1", refreshToken: "r1" });
  session.start();
  await settled();
};
const expire = () => void (server.expired = true);

describe("starting", () => {
  it("the state is loading until the user is read, then signed in", async () => {
    tokens.set({ authToken: "a1", refreshToken: "r1" });
    session.start();
    expect(session.state().status).toBe("loading");
    await settled();
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "u1" } });
  });
  it("without an auth_token the user is signed out, and nothing is requested", () => {
    session.start();
    expect(session.state()).toEqual({ status: "signed-out", reason: null, former: null });
    expect(server.calls).toEqual([]);
  });
  it("an expired token without a refresh token leads to the sign-in form, not to an error", async () => {
    tokens.set({ authToken: "old", refreshToken: "" });
    session.start();
    await settled();
    expect(session.state()).toEqual({ status: "signed-out", reason: "expired", former: null });
    expect(tokens.auth()).toBeNull();
  });
  it("the state is failed if the user can't be read, and reload tries again", async () => {
    server.me = "<html>";
    await signedIn();
    expect(session.state()).toMatchObject({ status: "failed", error: { kind: "malformed" } });
    server.me = { user: USER };
    await session.rereadUser();
    expect(session.state().status).toBe("signed-in");
  });
});

describe("an expired token", () => {
  it("is refreshed once for ten calls at once, and each is retried once", async () => {
    await signedIn();
    expire();
    server.calls = [];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => session.call(`/x${i}`)));
    expect(answers).toHaveLength(10);
    expect(server.refreshes()).toBe(1);
    expect(server.calls).toHaveLength(21);
  });
  it("isn't refreshed a second time for a refusal that arrives late", async () => {
    await signedIn();
    let refuse!: () => void;
    const slow = new Promise<void>((resolve) => (refuse = resolve));
    const { sendRequest } = server;
    let first = true;
    server.sendRequest = async (path, token, options) => {
      if (path !== "/slow" || !first) return sendRequest(path, token, options);
      first = false;
      await slow;
      throw new ApiError("http", "no", 401);
    };
    session = open();
    const late = session.call("/slow");
    expire();
    await session.call("/quick");
    refuse();
    await expect(late).resolves.toMatchObject({ token: "a2" });
    expect(server.refreshes()).toBe(1);
  });
  it("rejects the call after a second refusal, and the session goes on", async () => {
    await signedIn();
    server.refuseAlways = true;
    await expect(session.call("/x")).rejects.toMatchObject({ status: 401 });
    expect(server.refreshes()).toBe(1);
    expect(session.state().status).toBe("signed-in");
  });
  it("ends the session if the refresh is refused, and each call rejects with its own error", async () => {
    await signedIn();
    expire();
    tokens.set({ authToken: "a1", refreshToken: "stolen" });
    const results = await Promise.allSettled([session.call("/x"), session.call("/y")]);
    expect(results.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(session.state()).toEqual({ status: "signed-out", reason: "expired", former: "u1" });
    expect([tokens.auth(), tokens.refresh()]).toEqual([null, null]);
    expect(sentToTabs).toEqual([{ type: "signed-out", expired: true }]);
  });
  it("doesn't end the session if the server is down at the refresh", async () => {
    await signedIn();
    expire();
    server.refreshFails = new ApiError("http", "down", 503);
    await expect(session.call("/x")).rejects.toMatchObject({ status: 503 });
    expect(session.state().status).toBe("signed-in");
    expect(tokens.refresh()).not.toBeNull();
  });
});

describe("the refresh timer", () => {
  it("refreshes every 60 s while a user is signed in", async () => {
    await signedIn();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.refreshes()).toBe(2);
    expect(tokens.auth()).toBe("a3");
  });
  it("counts from the last refresh, also of another tab", async () => {
    await signedIn();
    await vi.advanceTimersByTimeAsync(50_000);
    server.generation = 2;
    tokens.set({ authToken: "a2", refreshToken: "r2" });
    receive({ type: "refreshed" });
    session.syncWithCookies();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.calls).toEqual(["/auth/me"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes()).toBe(1);
    expect(sentToTabs).toEqual([{ type: "refreshed" }]);
  });
  it("counts from the sign-in, not from the start of the page", async () => {
    session.start();
    await vi.advanceTimersByTimeAsync(50_000);
    await session.signIn(CREDENTIALS);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes()).toBe(1);
  });
  it("isn't started again by a refresh that ends after it was stopped", async () => {
    await signedIn();
    let answer!: () => void;
    server.hold = new Promise<void>((resolve) => (answer = resolve));
    await vi.advanceTimersByTimeAsync(60_000);
    session.stop();
    answer();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(server.refreshes()).toBe(1);
  });
  it("refreshes once when a laptop wakes after a night, then every 60 s again", async () => {
    await signedIn();
    vi.setSystemTime(Date.now() + 9 * 3_600_000); // timers don't run while it sleeps, and continue afterwards
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes()).toBe(2);
  });
  it("goes on when the clock is put back", async () => {
    await signedIn();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.refreshes()).toBe(2);
    expect(session.state().status).toBe("signed-in");
  });
  it("doesn't refresh while nobody is signed in", async () => {
    session.start();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(server.refreshes()).toBe(0);
  });
});

describe("a refresh of the timer that fails", () => {
  it("is retried after 1, 2 and 4 s, then every minute again", async () => {
    await signedIn();
    server.refreshFails = new ApiError("network", "away");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.refreshes()).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.refreshes()).toBe(3);
    server.refreshFails = null;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(session.state().status).toBe("signed-in");
    expect(server.refreshes()).toBe(4);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.refreshes()).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes()).toBe(5);
  });
});

describe("cookies that change without a message of a tab", () => {
  it("another user's token changes the user of the session", async () => {
    await signedIn();
    server.generation = 7;
    server.me = { user: { ...USER, _id: "u2" } };
    tokens.set({ authToken: "a7", refreshToken: "r7" });
    session.syncWithCookies();
    await settled();
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "u2" } });
  });
  it("missing cookies end the session as expired, so that drafts are kept", async () => {
    await signedIn();
    tokens.clear();
    session.syncWithCookies();
    expect(session.state()).toEqual({ status: "signed-out", reason: "expired", former: "u1" });
  });
  it("a call of one user isn't sent with the token of another", async () => {
    await signedIn();
    server.generation = 7;
    server.me = { user: { ...USER, _id: "u2" } };
    tokens.set({ authToken: "a7", refreshToken: "r7" });
    const calls = [session.call("/registration/u1", { method: "PUT" }), session.call("/notifications")];
    const results = await Promise.allSettled(calls);
    expect(results.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(server.calls).toEqual(["/auth/me", "/auth/me"]);
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "u2" } });
  });
  it("a missing access token is renewed with the refresh token, and the call is sent with it", async () => {
    await signedIn();
    tokens.set({ authToken: "", refreshToken: "r1" });
    await expect(session.call("/x")).resolves.toEqual({ path: "/x", token: "a2" });
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "u1" } });
  });
  it("without a network the call rejects with a network error", async () => {
    const { sendRequest } = server;
    let away = false;
    server.sendRequest = (...call) => (away ? Promise.reject(new ApiError("network", "away")) : sendRequest(...call));
    session = open();
    await signedIn();
    server.generation = 2;
    tokens.set({ authToken: "a2", refreshToken: "r2" });
    away = true;
    await expect(session.call("/x")).rejects.toMatchObject({ kind: "network" });
    expect(session.state().status).toBe("signed-in");
  });
  it("new tokens of another tab are used without a refresh", async () => {
    await signedIn();
    server.generation = 2;
    tokens.set({ authToken: "a2", refreshToken: "r2" });
    await expect(session.call("/x")).resolves.toEqual({ path: "/x", token: "a2" });
    expect(server.refreshes()).toBe(0);
  });
  it("a refused call without a refresh token ends the session", async () => {
    await signedIn();
    expire();
    tokens.set({ authToken: "a1", refreshToken: "" });
    await expect(session.call("/x")).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ status: "signed-out", reason: "expired", former: "u1" });
  });
});

describe("signing in and out", () => {
  it("a sign-in stores the tokens, and the other tabs get a message, as at the sign-out", async () => {
    session.start();
    await session.signIn(CREDENTIALS);
    expect(session.state().status).toBe("signed-in");
    expect(tokens.auth()).toBe("a1");
    session.signOut();
    expect(session.state()).toEqual({ status: "signed-out", reason: "user", former: "u1" });
    expect(sentToTabs.map((message) => message.type)).toEqual(["signed-in", "signed-out"]);
  });
  it("a session begins with the response to a first login, and the other tabs get a message", async () => {
    session.start();
    const user = { ...USER, role: "admin" } as const;
    expect(await session.adopt({ authToken: "a1", refreshToken: "r1", user })).toBe(user);
    expect(session.state()).toEqual({ status: "signed-in", user });
    expect([tokens.auth(), tokens.refresh()]).toEqual(["a1", "r1"]);
    expect(sentToTabs).toEqual([{ type: "signed-in" }]);
    await expect(session.call("/x")).resolves.toMatchObject({ token: "a1" });
  });
  it.each([undefined, null, {}, { _id: "u1" }, { email: "admin@gds.example", role: "admin" }, "u1"])(
    "the user is read if the response to the sign-in has the user %j",
    async (user) => {
      session.start();
      server.loginUser = user;
      await expect(session.signIn(CREDENTIALS)).resolves.toMatchObject({ _id: "u1", role: "admin" });
      expect(session.state()).toMatchObject({ status: "signed-in", user: { email: "admin@gds.example" } });
      expect(server.calls).toEqual(["/auth/login", "/auth/me"]);
    },
  );
  it("the tokens are kept if the user can't be read, and reload tries again", async () => {
    session.start();
    server.loginUser = undefined;
    server.me = "<html>";
    await expect(session.signIn(CREDENTIALS)).rejects.toMatchObject({ kind: "malformed" });
    expect(session.state()).toMatchObject({ status: "failed" });
    server.me = USER;
    await session.rereadUser();
    expect(session.state()).toMatchObject({ status: "signed-in", user: { _id: "u1" } });
  });
  it("a public call has the token, too, and its refusal starts no refresh", async () => {
    await signedIn();
    const sent: (string | null)[] = [];
    server.sendRequest = (_path, token) => {
      sent.push(token);
      return Promise.reject(new ApiError("http", "no", 403));
    };
    session = open();
    await expect(session.call("/auth/validate")).rejects.toMatchObject({ status: 403 });
    await expect(session.signIn(CREDENTIALS)).rejects.toMatchObject({ status: 403 });
    expect(sent).toEqual(["a1", "a1"]);
    expect(tokens.refresh()).toBe("r1");
  });
  it("a refused sign-in throws the server's message and stores no token", async () => {
    server.sendRequest = () => Promise.reject(new ApiError("http", "Credenziali errate", 200));
    session = open();
    await expect(session.signIn({ email: "a", password: "b", recaptchaToken: "t" })).rejects.toThrow(
      "Credenziali errate",
    );
    expect(tokens.auth()).toBeNull();
  });
  it("a refresh that ends after a sign-out doesn't restore the session", async () => {
    await signedIn();
    let answer!: () => void;
    server.hold = new Promise<void>((resolve) => (answer = resolve));
    expire();
    const call = session.call("/x");
    await settled();
    session.signOut();
    answer();
    await expect(call).rejects.toBeInstanceOf(ApiError);
    expect(tokens.auth()).toBeNull();
    expect(session.state()).toEqual({ status: "signed-out", reason: "user", former: "u1" });
  });
  it("a session that expires in another tab expires here, too", async () => {
    await signedIn();
    tokens.clear();
    receive({ type: "signed-out", expired: true });
    expect(session.state()).toEqual({ status: "signed-out", reason: "expired", former: "u1" });
    expect(sentToTabs).toEqual([]);
  });
  it("a sign-out and a sign-in of another tab apply here, too", async () => {
    await signedIn();
    tokens.clear();
    receive({ type: "signed-out", expired: false });
    expect(session.state()).toEqual({ status: "signed-out", reason: "other-tab", former: "u1" });
    expect(sentToTabs).toEqual([]); // a reply would cause endless messages
    tokens.set({ authToken: "a1", refreshToken: "r1" });
    receive({ type: "signed-in" });
    await settled();
    expect(session.state().status).toBe("signed-in");
  });
  it.each([
    ["succeeds", () => undefined],
    ["is refused", () => void (server.refuseAlways = true)],
  ])("after a sign-out of another tab, a read of the user that %s signs nobody in", async (_how, arrange) => {
    const { sendRequest } = server;
    let answer!: () => void;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    server.sendRequest = async (...args) => slow.then(() => sendRequest(...args));
    session = open();
    session.start();
    tokens.set({ authToken: "a1", refreshToken: "r1" });
    receive({ type: "signed-in" });
    await settled();
    arrange();
    tokens.clear();
    receive({ type: "signed-out", expired: false });
    answer();
    await settled();
    expect(session.state().status).toBe("signed-out");
  });
  it("a message that arrives after the cookies are removed ends the session as a sign-out", async () => {
    await signedIn();
    tokens.clear();
    receive({ type: "user-changed" });
    expect(session.state()).toEqual({ status: "signed-out", reason: "other-tab", former: "u1" });
  });
});
