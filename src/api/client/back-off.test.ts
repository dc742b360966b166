import { afterEach, expect, it, vi } from "vitest";
import { socketDelay } from "./back-off";

afterEach(() => void vi.restoreAllMocks());

it.each([0, 0.5, 0.999])("a socket waits 1 s, then up to 5 s, and never less than 1 s (random %d)", (random) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const delays = [0, 1, 2, 3, 9].map((tries) => socketDelay(tries));
  expect(delays[0]).toBe(1_000);
  for (const [at, delay] of delays.entries()) {
    expect(delay).toBeGreaterThanOrEqual(1_000);
    expect(delay).toBeLessThanOrEqual(Math.min(1_000 * 2 ** at, 5_000));
  }
});
