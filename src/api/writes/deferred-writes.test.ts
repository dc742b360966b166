import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession, type Session } from "../session/session";
import { memoryTokens } from "../session/tokens/tokens";
import { callsByBearer } from "../session/test-support/calls-by-bearer";
import { createDeferredWrites } from "./deferred-writes";

const DELAY = 5_000;
const events = new EventTarget();
let session: Session;
/** Path and token of each deletion that was sent. */
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
    openTabs: () => ({ send: () => undefined, close: () => undefined }),
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
/** Runs the promises that settle before the page is unloaded; timers no longer run then. */
const beforeUnload = async () => {
  for (let tick = 0; tick < 20; tick += 1) await null;
};
const later = () => vi.advanceTimersByTimeAsync(2 * DELAY);

describe("a deferred write is sent once", () => {
  it("after its delay", async () => {
    expect(deleted).toEqual([]);
    await later();
    expect(deleted).toEqual(DONE);
    expect(pending.names().size).toBe(0);
  });
  it("at once when the user signs out", async () => {
    session.signOut();
    await later();
    expect(deleted).toEqual(DONE);
  });
  it("at once when the last element is removed from the page", async () => {
    session.stop();
    await beforeUnload();
    expect(deleted).toEqual(DONE);
    await later();
    expect(deleted).toEqual(DONE);
  });
  it("at once when the tab is closed", async () => {
    events.dispatchEvent(new Event("pagehide"));
    await beforeUnload();
    expect(deleted).toEqual(DONE);
    await later();
    expect(deleted).toEqual(DONE);
  });
});

describe("a deferred write isn't sent", () => {
  it("if the user undoes it", async () => {
    pending.undo("n1");
    await later();
    expect([deleted, pending.names().size]).toEqual([[], 0]);
  });
  it("if another user signs in, because only the author's token may send it", async () => {
    signIn("u2");
    await later();
    expect([deleted, pending.names().size]).toEqual([[], 0]);
  });
});

it("a write with the name of one that waits or is being sent is refused", async () => {
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
