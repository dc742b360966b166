import { expect, it, vi } from "vitest";
import { pause } from "./pause";

it("a pause ends after its time", async () => {
  vi.useFakeTimers();
  const wait = pause(1_000, new AbortController().signal);
  vi.advanceTimersByTime(1_000);
  await expect(wait).resolves.toBeUndefined();
  vi.useRealTimers();
});

it("a pause rejects with the signal's reason as soon as the signal aborts", async () => {
  const controller = new AbortController();
  const wait = pause(60_000, controller.signal);
  controller.abort(new Error("left"));
  await expect(wait).rejects.toThrow("left");
});

it("a pause whose signal has already aborted starts no timer", async () => {
  vi.useFakeTimers();
  const wait = pause(60_000, AbortSignal.abort(new Error("left")));
  await expect(wait).rejects.toThrow("left");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
