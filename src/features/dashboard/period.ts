export const PERIODS = ["month", "12-months", "year"] as const;
export type PeriodName = (typeof PERIODS)[number];

/** ISO days, both included. */
export interface Period {
  begin: string;
  end: string;
}

/**
 * @param name this calendar month, this month and the eleven before, or this calendar year
 * @param today ISO day in Rome
 * @returns the days of the period, up to today
 */
export function periodOf(name: PeriodName, today: string): Period {
  const [year, month] = today.split("-").map(Number) as [number, number];
  if (name === "month") return { begin: `${today.slice(0, 7)}-01`, end: today };
  if (name === "year") return { begin: `${year}-01-01`, end: today };
  const first = new Date(Date.UTC(year, month - 12, 1));
  return { begin: first.toISOString().slice(0, 10), end: today };
}

export const isPeriod = (value: string | null): value is PeriodName =>
  value !== null && (PERIODS as readonly string[]).includes(value);
