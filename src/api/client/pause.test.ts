import { expect, it, vi } from "vitest";
import { pause } from "./pause";

it("a wait ends after its time", async () => {
  vi.useFakeTimers();
  const wait = pause(1_000, new AbortController().signal);
  vi.advanceTimersByTime(1_000);
  await expect(wait).resolves.toBeUndefined();
  vi.useRealTimers();
});

it("a wait ends at once when its signal does, with its reason", async () => {
  const given = new AbortController();
  const wait = pause(60_000, given.signal);
  given.abort(new Error("left"));
  await expect(wait).rejects.toThrow("left");
});

it("a wait whose signal had ended before doesn't begin", async () => {
  vi.useFakeTimers();
  const wait = pause(60_000, AbortSignal.abort(new Error("left")));
  await expect(wait).rejects.toThrow("left");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
