import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { held } from "../test-support/held";
import { fetchAhead } from "./ahead";
import { countRead } from "./shown";

const tab = { visibilityState: "visible" };
const job = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("document", tab);
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  tab.visibilityState = "visible";
  job.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("files are fetched ahead one after the other, and a failure doesn't stop the next", async () => {
  const { promise, reject } = held();
  fetchAhead(() => promise);
  fetchAhead(job);
  await vi.runAllTimersAsync();
  expect(job).not.toHaveBeenCalled();
  reject();
  await vi.runAllTimersAsync();
  expect(job).toHaveBeenCalledOnce();
});

it("nothing is fetched ahead while the screen reads its data", async () => {
  const { promise, resolve } = held();
  void countRead(promise);
  fetchAhead(job);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(job).not.toHaveBeenCalled();
  resolve();
  await vi.runAllTimersAsync();
  expect(job).toHaveBeenCalledOnce();
});

it.each([
  ["for a user who saves data", { connection: { saveData: true, effectiveType: "4g" } }, "visible", 0],
  ["on 2g", { connection: { saveData: false, effectiveType: "slow-2g" } }, "visible", 0],
  ["on 3g", { connection: { saveData: false, effectiveType: "3g" } }, "visible", 0],
  ["in a hidden tab", {}, "hidden", 0],
  ["on 4g, once", { connection: { saveData: false, effectiveType: "4g" } }, "visible", 1],
  ["in a browser that doesn't tell, once", {}, "visible", 1],
])("fetching ahead %s", async (_name, navigator, visibilityState, times) => {
  vi.stubGlobal("navigator", navigator);
  tab.visibilityState = visibilityState;
  fetchAhead(job);
  await vi.runAllTimersAsync();
  expect(job).toHaveBeenCalledTimes(times);
});

it("a cancelled job doesn't run", async () => {
  fetchAhead(job)();
  await vi.runAllTimersAsync();
  expect(job).not.toHaveBeenCalled();
});
