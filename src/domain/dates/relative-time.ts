import { lazily } from "../async/lazily";

const relative = lazily(() => new Intl.RelativeTimeFormat("it-IT", { numeric: "auto" }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit is used until the next one's first whole. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/**
 * How long ago, in words: "4 minuti fa", "ieri"; "ora" within the last minute, and for a clock that is ahead of ours.
 * @param instant ISO instant; what isn't one comes back as it came
 * @param now milliseconds since 1970
 */
export function formatRelative(instant: string, now: number): string {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return instant;
  const ago = Math.max(0, now - then);
  const [unit, ms] = UNITS.find(([, length]) => ago >= length) ?? ["second", Infinity];
  return relative().format(ago < MINUTE ? 0 : -Math.floor(ago / ms), unit);
}
