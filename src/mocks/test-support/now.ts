/** The time of the mock in tests: a Friday morning in Italy. */
export const NOW = Date.parse("2026-11-20T09:30:00Z");

/** A clock that only a test moves. */
export function createClock(start = NOW) {
  let now = start;
  return { now: () => now, advance: (ms: number) => void (now += ms) };
}
