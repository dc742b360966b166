import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { held } from "../test-support/held";
import { afterScreen, beginScreen, countRead, endScreen } from "./shown";

const element = {};
const job = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
});
afterEach(() => {
  endScreen(element);
  job.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A read that the test answers. */
function startRead() {
  const { promise, resolve, reject } = held();
  void countRead(promise).catch(() => undefined);
  return { answer: resolve, fail: reject };
}

it("a job runs when all elements show their first screen and its data", async () => {
  beginScreen(element);
  afterScreen(job);
  const read = startRead();
  endScreen(element);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(job).not.toHaveBeenCalled();
  read.answer();
  await vi.runAllTimersAsync();
  expect(job).toHaveBeenCalledOnce();
});

it("a part that appears with the data and reads more delays it again, until its read fails", async () => {
  const first = startRead();
  afterScreen(job);
  first.answer();
  await Promise.resolve();
  const second = startRead();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(job).not.toHaveBeenCalled();
  second.fail();
  await vi.runAllTimersAsync();
  expect(job).toHaveBeenCalledOnce();
});

it("a server that never responds delays a job by ten seconds", async () => {
  const read = startRead();
  afterScreen(job);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(job).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(job).toHaveBeenCalledOnce();
  read.answer();
});

it("a cancelled job doesn't run", async () => {
  afterScreen(job)();
  await vi.runAllTimersAsync();
  expect(job).not.toHaveBeenCalled();
});
