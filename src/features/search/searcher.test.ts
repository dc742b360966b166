import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import type { SearchHit, SearchOutcome, SearchQuery } from "./requests/search";
import { createSearcher } from "./searcher";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hit = (name: string): SearchHit => ({
  firstName: name,
  lastName: "Prova",
  email: null,
  profileImage: null,
  role: "donor",
  details: `donors/details/${name}`,
  birthday: null,
  city: null,
  area: null,
  bloodGroup: null,
  cardNumber: null,
  status: null,
  matched: null,
});
const answer = (names: string[], nbHits = names.length, query = ""): SearchOutcome => ({
  ok: true,
  page: { hits: names.map(hit), received: names.length, nbHits, query },
});
const failure: SearchOutcome = { ok: false, error: new ApiError("http", "Il server non risponde.", 500) };

/** A searcher whose requests wait until the test answers them. */
function scene() {
  const calls: (SearchQuery & { signal: AbortSignal; answer: (outcome: SearchOutcome) => Promise<void> })[] = [];
  const searcher = createSearcher(
    (query, signal) =>
      new Promise((resolve) => {
        const answer = async (outcome: SearchOutcome) => {
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        calls.push({ ...query, signal, answer });
      }),
  );
  return { searcher, calls, requests: () => calls.map(({ keyword, page }) => `${keyword} ${page}`) };
}
const names = (state: ReturnType<ReturnType<typeof createSearcher>["state"]>) =>
  state.status === "found" ? state.found.hits.map(({ firstName }) => firstName) : state.status;

describe("the global search", () => {
  it("searches at the first change, and 300 ms after the last one of later changes", () => {
    const { searcher, requests } = scene();
    searcher.type("b");
    expect(requests()).toEqual(["b 0"]);
    vi.advanceTimersByTime(100);
    searcher.type("bi");
    vi.advanceTimersByTime(200);
    searcher.type("bia");
    vi.advanceTimersByTime(299);
    expect(requests()).toEqual(["b 0"]);
    vi.advanceTimersByTime(1);
    expect(requests()).toEqual(["b 0", "bia 0"]);
    vi.advanceTimersByTime(1_000);
    searcher.type("bian");
    expect(requests()).toEqual(["b 0", "bia 0", "bian 0"]);
  });

  it("sends no request for an empty text, and removes the hits at once", async () => {
    const { searcher, calls, requests } = scene();
    searcher.type("  ");
    searcher.type("ada");
    vi.advanceTimersByTime(300);
    await calls[0]?.answer(answer(["Ada"]));
    searcher.type("");
    expect(searcher.state()).toEqual({ status: "empty" });
    vi.advanceTimersByTime(1_000);
    expect(requests()).toEqual(["ada 0"]);
  });

  it("ignores a late response, and aborts its request", async () => {
    const { searcher, calls } = scene();
    searcher.type("a");
    searcher.type("ad");
    vi.advanceTimersByTime(300);
    expect(calls[0]?.signal.aborted).toBe(true);
    await calls[1]?.answer(answer(["Ada"]));
    await calls[0]?.answer(answer(["Anna"]));
    expect(names(searcher.state())).toEqual(["Ada"]);
  });

  it("doesn't search twice for the same keyword", () => {
    const { searcher, requests } = scene();
    searcher.type("ada");
    vi.advanceTimersByTime(300);
    searcher.type("ada ");
    vi.advanceTimersByTime(300);
    expect(requests()).toEqual(["ada 0"]);
  });

  it("keeps the former results while it searches, and starts with page 0", async () => {
    const { searcher, calls, requests } = scene();
    searcher.type("a");
    vi.advanceTimersByTime(300);
    await calls[0]?.answer(answer(["Ada", "Anna"], 3));
    searcher.more();
    await calls[1]?.answer(answer(["Anna", "Aldo"], 3));
    expect(names(searcher.state())).toEqual(["Ada", "Anna", "Aldo"]);
    searcher.more();
    searcher.type("al");
    expect(searcher.state()).toMatchObject({ status: "searching", former: { nbHits: 3 } });
    expect(requests()).toEqual(["a 0", "a 1", "al 0"]);
  });

  it("stops loading pages if the server repeats a page", async () => {
    const { searcher, calls, requests } = scene();
    searcher.type("a");
    await calls[0]?.answer(answer(["Ada"], 50));
    searcher.more();
    await calls[1]?.answer(answer(["Ada"], 50));
    searcher.more();
    expect(requests()).toEqual(["a 0", "a 1"]);
  });

  it("keeps an error in its state, and retries on demand", async () => {
    const { searcher, calls, requests } = scene();
    searcher.type("a");
    vi.advanceTimersByTime(300);
    await calls[0]?.answer(failure);
    expect(searcher.state()).toMatchObject({ status: "failed", error: { message: "Il server non risponde." } });
    searcher.retry();
    await calls[1]?.answer(answer(["Ada"], 2));
    searcher.more();
    await calls[2]?.answer(failure);
    expect(searcher.state()).toMatchObject({ status: "found", more: { status: "failed" } });
    expect(names(searcher.state())).toEqual(["Ada"]);
    searcher.retry();
    await calls[3]?.answer(answer(["Aldo"], 2));
    expect(names(searcher.state())).toEqual(["Ada", "Aldo"]);
    expect(requests()).toEqual(["a 0", "a 0", "a 1", "a 1"]);
  });

  it("searches at once when the category changes", () => {
    const { searcher, calls } = scene();
    searcher.type("bergamo");
    searcher.choose("donations");
    expect(calls.map(({ keyword, category }) => [keyword, category])).toEqual([
      ["bergamo", null],
      ["bergamo", "donations"],
    ]);
  });

  it("searchNow skips the delay, and isSettled tells whether the state belongs to the typed text", async () => {
    const { searcher, calls, requests } = scene();
    searcher.type("a");
    await calls[0]?.answer(answer(["Ada"]));
    expect(searcher.isSettled()).toBe(true);
    searcher.type("an");
    expect(searcher.isSettled()).toBe(false);
    searcher.searchNow();
    searcher.searchNow();
    expect(requests()).toEqual(["a 0", "an 0"]);
    expect(searcher.isSettled()).toBe(false);
    await calls[1]?.answer(answer(["Anna"]));
    expect(searcher.isSettled()).toBe(true);
    vi.advanceTimersByTime(300);
    expect(requests()).toEqual(["a 0", "an 0"]);
  });

  it("stop aborts the request and the timer", () => {
    const { searcher, calls, requests } = scene();
    searcher.type("a");
    searcher.type("ad");
    searcher.stop();
    vi.advanceTimersByTime(1_000);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(requests()).toEqual(["a 0"]);
  });
});
