import { texts } from "./texts";

/** Below this share, there is an estimate only after {@link MIN_TIME}. */
const MIN_SHARE = 0.02;
/** ms */
const MIN_TIME = 10_000;

/** How many rows are done. */
export interface Progress {
  rows: number;
  /** Null if unknown. */
  total: number | null;
}

/**
 * @param elapsed ms
 * @returns the remaining time in words; null for no estimate
 */
export function timeLeft({ rows, total }: Progress, elapsed: number): string | null {
  if (total === null || rows === 0 || rows >= total) return null;
  if (rows < total * MIN_SHARE && elapsed < MIN_TIME) return null;
  const seconds = (elapsed / rows) * ((total - rows) / 1_000);
  if (seconds >= 90) return texts.minutesLeft(Math.round(seconds / 60));
  return texts.secondsLeft(seconds < 5 ? Math.max(1, Math.ceil(seconds)) : Math.round(seconds / 5) * 5);
}
