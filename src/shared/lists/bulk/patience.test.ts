import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { createPatience } from "./patience";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const busy = (retryAfter: number | null) => new ApiError("http", "Troppe richieste.", 429, null, null, retryAfter);
const down = new ApiError("http", "Servizio fermo.", 503);
const unclear = new ApiError("unclear", "Forse fatto.");

function open() {
  const controller = new AbortController();
  const seen: string[] = [];
  const attempt = createPatience({
    signal: controller.signal,
    onWait: (waiting) => seen.push(waiting ? (waiting.until?.toISOString() ?? "soon") : "on"),
    onDown: ({ message }) => seen.push(message),
  });
  return { controller, seen, attempt };
}

it("waits as long as the server asks, for all calls together, and tries each again", async () => {
  const { attempt, seen } = open();
  await attempt(async () => undefined);
  const calls: [number, number] = [0, 0];
  const call = (nth: 0 | 1) => async () => {
    calls[nth] += 1;
    if (calls[nth] === 1) throw busy(40);
    return `done ${nth}`;
  };
  const done = Promise.all([attempt(call(0)), attempt(call(1))]);
  await vi.advanceTimersByTimeAsync(39_000);
  expect([calls, seen]).toEqual([[1, 1], ["2026-11-20T10:00:40.000Z"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toEqual(["done 0", "done 1"]);
  expect([calls, seen]).toEqual([
    [2, 2],
    ["2026-11-20T10:00:40.000Z", "on"],
  ]);
});

it("leaves a long wait to the user if nothing is done yet", async () => {
  const { attempt, seen } = open();
  await expect(attempt(() => Promise.reject(busy(40)))).rejects.toThrow(/Troppe richieste\. Riprova alle/);
  expect(seen).toEqual([expect.stringMatching(/Troppe richieste\. Riprova alle/)]);
});

it("gives up when no wait helps", async () => {
  const { attempt, seen } = open();
  let calls = 0;
  const failure = expect(
    attempt(() => {
      calls += 1;
      return Promise.reject(busy(1));
    }),
  ).rejects.toThrow("Troppe richieste.");
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
  expect([calls, seen.at(-1)]).toEqual([5, "Troppe richieste."]);
});

it("a call that fails again and again while others succeed fails alone", async () => {
  const { attempt, seen } = open();
  let calls = 0;
  const alone = expect(
    attempt(() => {
      calls += 1;
      return Promise.reject(down);
    }),
  ).rejects.toBe(down);
  const other = attempt(async () => "done");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await other).toBe("done");
  await alone;
  expect([calls, seen]).toEqual([3, ["soon", "on", "soon", "on"]]);
});

it("a call that meets a limit of requests again and again while others succeed is still tried", async () => {
  const { attempt } = open();
  let calls = 0;
  const done = attempt(async () => {
    calls += 1;
    if (calls < 8) throw busy(1);
    return "done";
  });
  const others: Promise<string>[] = [];
  for (let second = 0; second < 20; second += 1) {
    others.push(attempt(async () => "other"));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await done).toBe("done");
  expect(new Set(await Promise.all(others))).toEqual(new Set(["other"]));
});

it("goes on as long as some calls succeed after a wait", async () => {
  const { attempt } = open();
  for (let nth = 0; nth < 10; nth += 1) {
    let isFirst = true;
    const done = attempt(async () => {
      if (!isFirst) return nth;
      isFirst = false;
      throw busy(1);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await done).toBe(nth);
  }
});

it("doesn't repeat a write that may be done, nor a refusal, nor what fails in the server", async () => {
  const { attempt, seen } = open();
  for (const error of [unclear, new ApiError("http", "No.", 403), new ApiError("http", "Guasto.", 500)])
    await expect(attempt(() => Promise.reject(error))).rejects.toBe(error);
  expect(seen).toEqual([]);
});

it("a stop ends the wait", async () => {
  const { attempt, controller } = open();
  await attempt(async () => undefined);
  const stopped = attempt(() => Promise.reject(busy(3_600)));
  const failure = expect(stopped).rejects.toBe("stopped");
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort("stopped");
  await failure;
});
