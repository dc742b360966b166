import { dayNumber, isIsoDay, isoDay } from "../../../domain/dates/days";

/** ISO days, inclusive. */
export interface Period {
  begin: string;
  end: string;
}

/** Lengths of the preset periods, in days up to today. */
export const PRESETS = ["7", "30", "90", "365"] as const;
export type Preset = (typeof PRESETS)[number];
const MAX_DAYS = 366;

/** @param today ISO day in Italy */
export const presetPeriod = (preset: Preset, today: string): Period => ({
  begin: isoDay(dayNumber(today) - Number(preset) + 1),
  end: today,
});

/** @returns the problem of two typed days; null if they are a valid period */
export function periodProblem({ begin, end }: Period): "begin" | "end" | "reversed" | "long" | null {
  if (!isIsoDay(begin)) return "begin";
  if (!isIsoDay(end)) return "end";
  const days = dayNumber(end) - dayNumber(begin);
  if (days < 0) return "reversed";
  return days >= MAX_DAYS ? "long" : null;
}
