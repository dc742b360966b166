/** When the tests' clock starts, unless `TEST_NOW` names another moment: a Friday morning in Italy. */
const START = "2026-11-20T11:00:00+01:00";

/** Returns how far the tests' clock is ahead of the machine's, in ms. @throws if `TEST_NOW` isn't a moment */
export function offsetOf(testNow: string | undefined, machineMs: number): number {
  if (testNow === "now") return 0;
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(testNow ?? START);
  const offsetMs = Date.parse(testNow ?? START) - machineMs;
  if (!hasZone || Number.isNaN(offsetMs))
    throw new Error(`TEST_NOW must be "now" or a moment with its zone, such as ${START}. It is ${testNow}.`);
  return offsetMs;
}

/**
 * How far the clock of all tests is ahead of the machine's, in ms. The first process of a run computes it. Its children find
 * it in the environment, so that pages, servers and tests agree, and a page that is reloaded doesn't go back in time.
 */
export const CLOCK_OFFSET_MS = Number(
  (process.env.TEST_CLOCK_OFFSET ??= String(offsetOf(process.env.TEST_NOW, Date.now()))),
);

/** Returns the time of the machine, in ms since 1970, for what the tests' clock doesn't move: the expiry of cookies. */
export const machineNow = (): number => performance.timeOrigin + performance.now();

/**
 * The zones in which browsers and unit tests run: code that forgets Rome's zone shows another day or hour. In Kiritimati it
 * is 13 hours later than in Rome, so during most of the day the date is another one. In Los Angeles a day that is read as
 * midnight UTC is the day before.
 */
export const ZONES = {
  unit: "Pacific/Kiritimati",
  component: "America/Los_Angeles",
  journey: "Pacific/Kiritimati",
} as const;
