import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession, type Session } from "./session/session";
import { memoryTokens } from "./session/tokens";
import { callsByBearer } from "./session/test-support/calls-by-bearer";
import { createDeferredWrites } from "./deferred-writes";

const DELAY = 5_000;
const events = new EventTarget();
let session: Session;
/** Each deletion that the server was told of, with whose token. */
let deleted: string[];
let pending: ReturnType<typeof createDeferredWrites>;

const signIn = (_id: string) =>
  session.adopt({
    authToken: `token-of-${_id}`,
    refreshToken: "r",
    user: { _id, email: "", role: "donor", status: "active", privacy: true, profileImage: null },
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  deleted = [];
  session = createSession({
    sendRequest: callsByBearer((path, token) => {
      deleted.push(`${path} ${token}`);
      return Promise.resolve({ status: 200, body: { success: true } });
    }),
    tokens: memoryTokens(),
    exclusive: (job) => job(),
    openTabs: () => ({ tell: () => undefined, close: () => undefined }),
  });
  session.start();
  signIn("u1");
  pending = createDeferredWrites(session, DELAY);
  pending.schedule("n1", async () => void (await session.call("/n1", { method: "DELETE" })));
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DONE = ["/n1 token-of-u1"];
/** After a listener come the promises that are settled, and no timer. */
const beforeThePageGoes = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null;
};
const later = () => vi.advanceTimersByTimeAsync(2 * DELAY);

describe("a write that waits is sent for good, once", () => {
  it("after its time", async () => {
    expect(deleted).toEqual([]);
    await later();
    expect(deleted).toEqual(DONE);
    expect(pending.names().size).toBe(0);
  });
  it("at once when the person signs out, by whatever button", async () => {
    session.signOut();
    await later();
    expect(deleted).toEqual(DONE);
  });
  it("at once when the last element is taken from the page", async () => {
    session.stop();
    await beforeThePageGoes();
    expect(deleted).toEqual(DONE);
    await later();
    expect(deleted).toEqual(DONE);
  });
  it("at once when the tab is closed", async () => {
    events.dispatchEvent(new Event("pagehide"));
    await beforeThePageGoes();
    expect(deleted).toEqual(DONE);
    await later();
    expect(deleted).toEqual(DONE);
  });
});

describe("nobody is told", () => {
  it("when it is undone", async () => {
    pending.undo("n1");
    await later();
    expect([deleted, pending.names().size]).toEqual([[], 0]);
  });
  it("when another person's session takes the place of theirs: no token of another's sends it", async () => {
    signIn("u2");
    await later();
    expect([deleted, pending.names().size]).toEqual([[], 0]);
  });
});

it("says whether a write was taken: one that waits or is under way isn't taken again", async () => {
  let answer = () => {};
  const write = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(pending.schedule("n2", write)).toBe(true);
  expect(pending.schedule("n2", write)).toBe(false);
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(pending.schedule("n2", write)).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  expect(pending.schedule("n2", write)).toBe(true);
});
