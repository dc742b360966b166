/** The moment at which tests of the mock take place: a Friday morning in Italy. */
export const NOW = Date.parse("2026-11-20T09:30:00Z");

/** A clock that only moves when a test moves it. */
export function createClock(start = NOW) {
  let now = start;
  return { now: () => now, advance: (ms: number) => void (now += ms) };
}
