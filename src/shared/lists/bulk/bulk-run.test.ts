import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { startBulkRun, type BulkProgress } from "./bulk-run";
import type { BulkStep } from "./bulk-result";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DONE: BulkStep = { done: true, text: null, undo: [] };
const rows = (count: number) => Array.from({ length: count }, (_, nth) => `d${nth}`);

function open(isAuthor = () => true) {
  const shown: BulkProgress[] = [];
  const run = startBulkRun({ isAuthor, onProgress: (progress) => shown.push(progress) });
  const outcomes = new Map<string, BulkStep>();
  const each = (ids: string[], change: (id: string) => Promise<BulkStep>) =>
    run.each(ids, change, (id, _at, step) => outcomes.set(id, step));
  return { run, shown, outcomes, each };
}

it("changes 100,000 rows, each once, and shows the progress ten times a second", async () => {
  const { each, outcomes, shown, run } = open();
  let calls = 0;
  const done = each(rows(100_000), async () => {
    calls += 1;
    if (calls % 1_000 === 0) await new Promise((go) => setTimeout(go, 50));
    return DONE;
  });
  await vi.runAllTimersAsync();
  expect(await done).toEqual([]);
  expect([calls, outcomes.size]).toEqual([100_000, 100_000]);
  expect(shown.length).toBeLessThan(40);
  expect(shown.at(-1)).toMatchObject({ finished: 100_000, total: 100_000 });
  run.end();
});

it("stops after the rows on their way, and returns the others", async () => {
  const { each, outcomes, run } = open();
  const done = each(rows(10), async (id) => {
    if (id === "d5") run.stop();
    return DONE;
  });
  const left = await done;
  expect([...outcomes.keys(), ...left].sort()).toEqual(rows(10));
  expect(left.length).toBeGreaterThan(0);
  expect(outcomes.has("d5")).toBe(true);
  run.end();
});

it("sends nothing more when its author has left", async () => {
  let author = true;
  const { each, outcomes, run } = open(() => author);
  const left = await each(rows(100), async (id) => {
    author &&= id !== "d9";
    return DONE;
  });
  expect(outcomes.size + left.length).toBe(100);
  expect(outcomes.size).toBeLessThan(14);
  // the same user has signed in again
  author = true;
  expect(run.end()).toBe("session");
});

it("sends nothing more when its page is left", async () => {
  const { each, outcomes, run } = open();
  const left = await each(rows(100), async (id) => {
    if (id === "d9") run.leave();
    return DONE;
  });
  expect([outcomes.size + left.length, run.end()]).toEqual([100, "page"]);
  expect(outcomes.size).toBeLessThan(14);
});

it("a server that stays down ends the run; rows that were refused don't", async () => {
  const { each, outcomes, run } = open();
  const down = new ApiError("http", "Servizio fermo.", 503);
  const refused = new ApiError("http", "No.", 403);
  const done = each(rows(1_000), async (id) => {
    if (id === "d1") throw refused;
    if (id !== "d0") throw down;
    return DONE;
  });
  await vi.runAllTimersAsync();
  expect(await done).toHaveLength(1_000 - outcomes.size);
  expect(outcomes.size).toBeLessThan(8);
  expect(run.problem()).toBe("Servizio fermo.");
  expect(outcomes.get("d1")).toMatchObject({ done: false, text: "No." });
  run.end();
});

it("a row that always fails in the server neither delays the others nor ends the run", async () => {
  const { each, outcomes, run, shown } = open();
  const broken = new ApiError("http", "Guasto.", 500);
  const left = await each(rows(1_000), async (id) => {
    if (id === "d7" || id === "d999") throw broken;
    return DONE;
  });
  expect([left, outcomes.size, run.problem()]).toEqual([[], 1_000, null]);
  expect(outcomes.get("d999")).toMatchObject({ done: false, text: "Guasto." });
  expect(shown.some(({ waiting }) => waiting)).toBe(false);
  run.end();
});

it("a short run doesn't wait for a busy server", async () => {
  const run = startBulkRun({ short: true, isAuthor: () => true, onProgress: () => undefined });
  const busy = new ApiError("http", "Troppe richieste.", 429, null, null, 1);
  const left = await run.each(
    rows(9),
    () => Promise.reject(busy),
    () => undefined,
  );
  expect([left.length, run.problem()]).toEqual([5, "Troppe richieste."]);
  run.end();
});

it("a row that fails unexpectedly is unclear, and the others go on", async () => {
  const seen = vi.spyOn(console, "error").mockReturnValue();
  const { each, outcomes, run } = open();
  const bug = new TypeError("no");
  const left = await each(rows(10), async (id) => {
    if (id === "d3") throw bug;
    return DONE;
  });
  expect([left, outcomes.size, seen.mock.calls]).toEqual([[], 10, [[bug]]]);
  expect(outcomes.get("d3")).toMatchObject({ done: false, unclear: true, text: UNCLEAR_ERROR });
  run.end();
  seen.mockRestore();
});
