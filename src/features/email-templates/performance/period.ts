import { dayNumber, isIsoDay, isoDay } from "../../../domain/dates/days";

/** ISO days, both included. */
export interface Period {
  begin: string;
  end: string;
}

/** Lengths that are chosen with one press, in days up to today. */
export const PRESETS = ["7", "30", "90", "365"] as const;
export type Preset = (typeof PRESETS)[number];
const USUAL: Preset = "30";
const LONGEST = 366;

/** @param today ISO day in Italy */
export const presetPeriod = (preset: Preset, today: string): Period => ({
  begin: isoDay(dayNumber(today) - Number(preset) + 1),
  end: today,
});

/** What is wrong with two days as they were typed; null where nothing is. */
export function periodProblem({ begin, end }: Period): "begin" | "end" | "reversed" | "long" | null {
  if (!isIsoDay(begin)) return "begin";
  if (!isIsoDay(end)) return "end";
  const days = dayNumber(end) - dayNumber(begin);
  if (days < 0) return "reversed";
  return days >= LONGEST ? "long" : null;
}

/** @returns the period that an address names; the usual one where it names none, or none that can be asked for */
export function periodIn(search: URLSearchParams, today: string): Period {
  const asked = { begin: search.get("begin") ?? "", end: search.get("end") ?? "" };
  return periodProblem(asked) === null ? asked : presetPeriod(USUAL, today);
}

/** @returns the preset that a period is; null for one of its own */
export const presetOf = ({ begin, end }: Period, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const known = presetPeriod(preset, today);
    return known.begin === begin && known.end === end;
  }) ?? null;
