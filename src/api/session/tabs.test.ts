import { afterEach, expect, it, vi } from "vitest";
import { createLease } from "./lease";
import { openTabChannel, type TabMessage } from "./tabs";

const JUNK = [null, undefined, 7, "signed-out", [], {}, { type: "refreshed?" }, { type: null }, { type: "signed-out" }];
const uncaught = vi.fn();
process.on("uncaughtException", uncaught);
afterEach(() => uncaught.mockClear());

it("what is no message of ours is passed over, and the next one is heard", async () => {
  const heard: TabMessage[] = [];
  const tabs = openTabChannel("junk", (message) => heard.push(message));
  const other = new BroadcastChannel("junk");
  for (const message of [...JUNK, { type: "signed-in" }]) other.postMessage(message);
  await vi.waitFor(() => expect(heard).toContainEqual({ type: "signed-in" }));
  expect(heard).toEqual([{ type: "signed-in" }]);
  expect(uncaught).not.toHaveBeenCalled();
  tabs.close();
  other.close();
});

it("junk on the channel keeps nobody from taking turns", async () => {
  const other = new BroadcastChannel("junk-lease");
  const taken = createLease("junk-lease")(() => Promise.resolve("done"));
  for (const message of JUNK) other.postMessage(message);
  expect(await taken).toBe("done");
  expect(uncaught).not.toHaveBeenCalled();
  other.close();
});
