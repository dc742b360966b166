import { afterEach, expect, it, vi } from "vitest";
import { isTabMessage, openTabChannel, type TabMessage } from "./tabs";

const JUNK = [null, undefined, 7, "signed-out", [], {}, { type: "refreshed?" }, { type: null }, { type: "signed-out" }];
const uncaught = vi.fn();
process.on("uncaughtException", uncaught);
afterEach(() => uncaught.mockClear());

it("messages of other scripts are ignored", async () => {
  const received: TabMessage[] = [];
  const tabs = openTabChannel("junk", isTabMessage, (message) => received.push(message));
  const other = new BroadcastChannel("junk");
  for (const message of [...JUNK, { type: "signed-in" }]) other.postMessage(message);
  await expect.poll(() => received).toContainEqual({ type: "signed-in" });
  expect(received).toEqual([{ type: "signed-in" }]);
  expect(uncaught).not.toHaveBeenCalled();
  tabs.close();
  other.close();
});
