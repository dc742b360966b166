import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle";

/** A browser that never reports an idle moment. Chromium does this under load, even when nothing is left to do. */
const neverIdle = (job: () => void, options: IdleRequestOptions = {}) =>
  options.timeout === undefined ? 0 : setTimeout(job, options.timeout);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", neverIdle);
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a job runs even if the browser never becomes idle", () => {
  const job = vi.fn();
  whenIdle(job);
  vi.runAllTimers();
  expect(job).toHaveBeenCalledOnce();
});

it("a cancelled job doesn't run", () => {
  const job = vi.fn();
  whenIdle(job)();
  vi.runAllTimers();
  expect(job).not.toHaveBeenCalled();
});
