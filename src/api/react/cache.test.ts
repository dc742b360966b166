import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mutate, SWRConfig } from "swr";
import { SWRGlobalState } from "swr/_internal";
import { backOff } from "../client/back-off";
import { MAX_UNUSED_READS } from "../../domain/constants";
import { clearCache, keepUnused, keyPrefix, outdatedMarks, retainEntry } from "./cache";

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

  it("keeps only the last entries that nobody uses, and those in use", () => {
    const pages = Array.from({ length: 3 * MAX_UNUSED_READS }, (_, nth) => `page ${nth}`);
    const cache = cacheWith("used", ...pages);
    const leave = retainEntry(cache, "used");
    outdatedMarks.set("page 0", {});
    for (const page of pages) retainEntry(cache, page)();
    expect([...cache.keys()]).toEqual(["used", ...pages.slice(-MAX_UNUSED_READS)]);
    expect([...outdatedMarks]).toEqual([]);
    leave();
  });

  it("drops an entry that was written but never shown", () => {
    const cache = cacheWith("written");
    keepUnused(cache, "written");
    vi.advanceTimersByTime(FIVE_MINUTES);
    expect(cache.has("written")).toBe(false);
  });

  it("drops an entry with a running read only after its response, which would come back", () => {
    const cache: Map<string, { isValidating?: boolean }> = new Map([["slow", { isValidating: true }]]);
    keepUnused(cache, "slow");
    vi.advanceTimersByTime(FIVE_MINUTES);
    expect(cache.has("slow")).toBe(true);
    cache.set("slow", { isValidating: false });
    vi.advanceTimersByTime(FIVE_MINUTES);
    expect(cache.has("slow")).toBe(false);
  });

  it("keeps an entry that a component shows, but doesn't retain yet", () => {
    const { cache } = SWRConfig.defaultValue;
    const state = SWRGlobalState.get(cache)!;
    cache.set("shown", { data: "shown" });
    retainEntry(cache, "shown")();
    state[0].shown = [() => Promise.resolve(true) as never];
    for (let nth = 0; nth < 2 * MAX_UNUSED_READS; nth += 1) retainEntry(cache, `other ${nth}`)();
    expect(cache.get("shown")?.data).toBe("shown");
    state[0].shown = [];
    for (let nth = 0; nth < 2 * MAX_UNUSED_READS; nth += 1) retainEntry(cache, `another ${nth}`)();
    expect(cache.get("shown")).toBeUndefined();
  });

  it("leaves nothing of a dropped entry in the library", () => {
    const { cache } = SWRConfig.defaultValue;
    const kept = () => (SWRGlobalState.get(cache) ?? []).map((part) => typeof part === "object" && "gone" in part);
    void mutate("gone", "written", { revalidate: false });
    SWRGlobalState.get(cache)![2].gone = ["read", 1];
    expect(kept().filter(Boolean)).toHaveLength(2);
    keepUnused(cache, "gone");
    vi.advanceTimersByTime(FIVE_MINUTES);
    expect(kept()).not.toContain(true);
    expect(cache.get("gone")).toBeUndefined();
  });

  it("clears the entries of one API only", () => {
    const cache = cacheWith("gds https://one/v2 u1 /x", "gds https://one/v2 u1 /y", "gds https://two/v2 u1 /x");
    clearCache(cache, keyPrefix("https://one/v2"));
    expect([...cache.keys()]).toEqual(["gds https://two/v2 u1 /x"]);
  });

  it("waits longer before each retry, 30 s at most", () =>
    expect([1, 2, 3, 4, 5, 6, 7].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]));
});
