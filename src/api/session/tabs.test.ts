import { afterEach, expect, it, vi } from "vitest";
import { isTabMessage, openTabChannel, type TabMessage } from "./tabs";

const JUNK = [null, undefined, 7, "signed-out", [], {}, { type: "refreshed?" }, { type: null }, { type: "signed-out" }];
const uncaught = vi.fn();
process.on("uncaughtException", uncaught);
afterEach(() => uncaught.mockClear());

it("what is no message of ours is passed over, and the next one is heard", async () => {
  const heard: TabMessage[] = [];
  const tabs = openTabChannel("junk", isTabMessage, (message) => heard.push(message));
  const other = new BroadcastChannel("junk");
  for (const message of [...JUNK, { type: "signed-in" }]) other.postMessage(message);
  await expect.poll(() => heard).toContainEqual({ type: "signed-in" });
  expect(heard).toEqual([{ type: "signed-in" }]);
  expect(uncaught).not.toHaveBeenCalled();
  tabs.close();
  other.close();
});
