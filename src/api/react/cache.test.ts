import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backOff } from "../client/back-off";
import { clearCache, retainEntry, keyPrefix } from "./cache";

const FIVE_MINUTES = 5 * 60_000;

describe("the cache (specification §9)", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const cacheWith = (...keys: string[]) => new Map(keys.map((key) => [key, { data: key }]));

  it("drops an entry five minutes after its last use", () => {
    const cache = cacheWith("a");
    const [first, second] = [retainEntry(cache, "a"), retainEntry(cache, "a")];
    first();
    vi.advanceTimersByTime(2 * FIVE_MINUTES);
    expect(cache.has("a")).toBe(true);
    second();
    vi.advanceTimersByTime(FIVE_MINUTES - 1);
    expect(cache.has("a")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(cache.has("a")).toBe(false);
  });

  it("keeps an entry that is used again in time", () => {
    const cache = cacheWith("b");
    retainEntry(cache, "b")();
    vi.advanceTimersByTime(FIVE_MINUTES - 1);
    const leave = retainEntry(cache, "b");
    vi.advanceTimersByTime(FIVE_MINUTES);
    expect(cache.has("b")).toBe(true);
    leave();
  });

  it("clears the entries of one API only", () => {
    const cache = cacheWith("gds https://one/v2 u1 /x", "gds https://one/v2 u1 /y", "gds https://two/v2 u1 /x");
    clearCache(cache, keyPrefix("https://one/v2"));
    expect([...cache.keys()]).toEqual(["gds https://two/v2 u1 /x"]);
  });

  it("waits longer before each retry, 30 s at most", () =>
    expect([1, 2, 3, 4, 5, 6, 7].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]));
});
