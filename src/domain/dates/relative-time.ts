import { lazily } from "../async/lazily";

const relative = lazily(() => new Intl.RelativeTimeFormat("it-IT", { numeric: "auto" }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first unit of which at least one has passed is used. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/**
 * Says how long ago an instant is: "4 minuti fa", "ieri"; "ora" within the last minute and for an instant in the future.
 * @param instant ISO instant; any other text is returned unchanged
 * @param now milliseconds since 1970
 */
export function formatRelative(instant: string, now: number): string {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return instant;
  const ago = Math.max(0, now - then);
  const [unit, ms] = UNITS.find(([, length]) => ago >= length) ?? ["second", Infinity];
  return relative().format(ago < MINUTE ? 0 : -Math.floor(ago / ms), unit);
}
