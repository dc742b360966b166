import { expect, it, onTestFinished, vi } from "vitest";
import type { User } from "../../domain/entities";
import { createEarlyReads } from "./early-reads";
import { ApiError } from "../errors";
import type { SendRequest } from "../http";
import type { Session } from "../session/session";
import type { SessionState } from "../session/state";

const ADA: User = { _id: "u1", email: "ada@b.it", role: "admin", status: "active", privacy: true, profileImage: null };
const UGO: User = { ...ADA, _id: "u2" };
const DONORS = { path: "/donors", query: { skip: 0 } };
const refused = (status: number) => new ApiError("http", "No", status);

/** A session that is still loading. The test answers its calls. */
function setUp(token: string | null = "t1") {
  let state: SessionState = { status: "loading" };
  let auth = token;
  const listeners = new Set<() => void>();
  const sent: {
    path: string;
    token: Parameters<SendRequest>[1];
    answer: (body: unknown) => void;
    refuse: (e: unknown) => void;
  }[] = [];
  const call = vi.fn((path: string) => Promise.resolve(`session's ${path}`));
  const early = createEarlyReads({
    sendRequest: (path, withToken) =>
      new Promise((resolve, refuse) =>
        sent.push({ path, token: withToken, answer: (body) => resolve({ status: 200, body }), refuse }),
      ),
    tokens: { auth: () => auth },
    features: { has: (feature) => feature === "views" },
    session: {
      state: () => state,
      call: call as Session["call"],
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  onTestFinished(early.close);
  const become = (next: SessionState, nextToken = auth) => {
    state = next;
    auth = nextToken;
    for (const listener of listeners) listener();
  };
  return {
    early,
    sent,
    call,
    become,
    signIn: (user: User, next = auth) => become({ status: "signed-in", user }, next),
  };
}
const paths = (sent: { path: string }[]) => sent.map(({ path }) => path);

it("a read is sent at once, with the token, and its response is taken once by the signed-in user", async () => {
  const { early, sent, signIn, call } = setUp();
  early.begin(() => [DONORS]);
  expect(sent).toMatchObject([{ path: "/donors", token: "t1" }]);
  expect(early.take(DONORS)).toBeNull();
  signIn(ADA);
  sent[0]?.answer("rows");
  await expect(early.take(DONORS)).resolves.toBe("rows");
  expect(early.take(DONORS)).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it("a response that has arrived can be looked at by its user until it is taken or dropped", async () => {
  const { early, sent, signIn } = setUp();
  early.begin(() => [DONORS]);
  sent[0]?.answer(null);
  await new Promise((done) => setTimeout(done));
  expect(early.arrived(DONORS)).toBeNull(); // whose it is isn't known yet
  signIn(ADA);
  expect(early.arrived(DONORS)).toEqual({ body: null });
  await early.take(DONORS);
  expect(early.arrived(DONORS)).toBeNull();

  const other = setUp();
  other.early.begin(() => [DONORS]);
  other.signIn(ADA);
  expect(other.early.arrived(DONORS)).toBeNull();
  other.sent[0]?.answer("rows");
  await new Promise((done) => setTimeout(done));
  other.signIn(UGO, "t2");
  expect(other.early.arrived(DONORS)).toBeNull();
});

it("two elements that begin the same read send it once; another query is another read", () => {
  const { early, sent } = setUp();
  early.begin(() => [{ path: "/notifications" }]);
  early.begin(() => [{ path: "/notifications" }, DONORS, { path: "/donors", query: { skip: 10 } }]);
  expect(paths(sent)).toEqual(["/notifications", "/donors", "/donors"]);
});

it("a read that needs the user begins as soon as the user is known", async () => {
  const { early, sent, signIn, call } = setUp();
  early.begin((user) => (user ? [{ path: `/registration/${user._id}` }, DONORS] : [DONORS]));
  expect(paths(sent)).toEqual(["/donors"]);
  signIn(ADA);
  expect(call.mock.calls.map(([path]) => path)).toEqual(["/registration/u1"]);
  await expect(early.take({ path: "/registration/u1" })).resolves.toBe("session's /registration/u1");
});

it("a change of the user's status drops the reads, because the record may have changed with it", async () => {
  const { early, signIn } = setUp();
  early.begin((user) => (user ? [{ path: `/registration/${user._id}` }] : []));
  signIn({ ...ADA, status: "provisioned" });
  signIn({ ...ADA, status: "pending" });
  expect(early.take({ path: "/registration/u1" })).toBeNull();

  const other = setUp();
  other.early.begin((user) => (user ? [{ path: `/registration/${user._id}` }] : []));
  other.signIn(ADA);
  other.signIn({ ...ADA, privacy: false });
  await expect(other.early.take({ path: "/registration/u1" })).resolves.toBe("session's /registration/u1");
});

it("without a token, or with a user who is signed in already, no read begins", () => {
  const withoutToken = setUp(null);
  withoutToken.early.begin(() => [DONORS]);
  const signedIn = setUp();
  signedIn.signIn(ADA);
  signedIn.early.begin(() => [DONORS]);
  expect([...withoutToken.sent, ...signedIn.sent]).toEqual([]);
});

it("a refused read is dropped, so that the screen reads in the usual way", async () => {
  for (const status of [401, 403]) {
    const { early, sent, signIn, call } = setUp();
    early.begin((user) => (user ? [] : [DONORS]));
    sent[0]?.refuse(refused(status));
    await new Promise((done) => setTimeout(done));
    signIn(ADA);
    expect(call).not.toHaveBeenCalled();
    expect(early.take(DONORS)).toBeNull();
  }
});

it("a read that is refused after it was taken is sent once more by the session", async () => {
  const { early, sent, signIn, call } = setUp();
  early.begin(() => [DONORS]);
  signIn(ADA);
  const taken = early.take(DONORS);
  sent[0]?.refuse(refused(403));
  await expect(taken).resolves.toBe("session's /donors");
  expect(call).toHaveBeenCalledExactlyOnceWith("/donors", { query: { skip: 0 } });
});

it("a read that fails without a refusal rejects with its error", async () => {
  const { early, sent, signIn } = setUp();
  early.begin(() => [DONORS]);
  signIn(ADA);
  sent[0]?.refuse(new ApiError("network", "Manca la connessione."));
  await expect(early.take(DONORS)).rejects.toThrow("Manca la connessione.");
});

it("after a refresh of the tokens, the reads are sent again by the session, all at once", async () => {
  const { early, sent, signIn, call } = setUp();
  early.begin(() => [DONORS, { path: "/auth/ability" }]);
  sent[0]?.answer("rows of the first token's user");
  signIn(ADA, "t2");
  expect(call.mock.calls.map(([path]) => path)).toEqual(["/donors", "/auth/ability"]);
  await expect(early.take(DONORS)).resolves.toBe("session's /donors");
});

it("after a sign-out, neither the page nor the next user gets the former user's responses", () => {
  const { early, sent, signIn, become } = setUp();
  early.begin(() => [DONORS]);
  signIn(ADA);
  sent[0]?.answer("Ada's rows");
  become({ status: "signed-out", reason: "user", former: "u1" });
  expect(early.take(DONORS)).toBeNull();
  signIn(UGO);
  expect(early.take(DONORS)).toBeNull();
});

it("a start that fails drops the reads", () => {
  const { early, sent, become, signIn } = setUp();
  early.begin(() => [DONORS]);
  sent[0]?.answer("rows");
  become({ status: "failed", error: refused(500) });
  signIn(ADA);
  expect(early.take(DONORS)).toBeNull();
});

it("a response that isn't taken expires after 30 seconds", () => {
  vi.useFakeTimers();
  const { early, signIn } = setUp();
  early.begin(() => [DONORS, { path: "/zones" }]);
  signIn(ADA);
  vi.advanceTimersByTime(29_000);
  expect(early.take(DONORS)).not.toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(early.take({ path: "/zones" })).toBeNull();
  vi.useRealTimers();
});

it("no read begins after close, even if the user becomes known later", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { early, signIn, call } = setUp();
  early.begin((user) => (user ? [DONORS] : []));
  early.close();
  signIn(ADA);
  expect(call).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it("a read of a feature is sent only if the server is known to declare it", () => {
  const { early, sent } = setUp();
  early.begin(() => [
    DONORS,
    { path: "/views", features: ["views"] },
    { path: "/zones", features: ["zones"] },
    { path: "/both", features: ["views", "zones"] },
  ]);
  expect(paths(sent)).toEqual(["/donors", "/views"]);
});
