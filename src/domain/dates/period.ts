import { dayNumber, isIsoDay, isoDay } from "./days";

/** ISO days, inclusive. */
export interface Period {
  begin: string;
  end: string;
}

/** @param today ISO day in Italy @returns the period of so many days that ends today */
export const lastDays = (days: number, today: string): Period => ({
  begin: isoDay(dayNumber(today) - days + 1),
  end: today,
});

/** @returns the problem of two typed days; null if they are a valid period, of at most `longest` days */
export function periodProblem(
  { begin, end }: Period,
  longest = Infinity,
): "begin" | "end" | "reversed" | "long" | null {
  if (!isIsoDay(begin)) return "begin";
  if (!isIsoDay(end)) return "end";
  const days = dayNumber(end) - dayNumber(begin) + 1;
  if (days < 1) return "reversed";
  return days > longest ? "long" : null;
}
