import { useSearch } from "wouter";
import { lastDays, type Period, periodProblem } from "../../domain/dates/period";
import { isLogKind, LOG_DAYS, type LogKind } from "../../domain/activity/activity-log";
import { useAreaLocation, useEntryText } from "../../shared/navigation";

/** The periods up to today by their names in the address, in days. */
export const PERIODS = { "7": 7, "30": 30, "365": 365, all: LOG_DAYS } as const;
export type PeriodName = keyof typeof PERIODS;
const FIRST_PERIOD: PeriodName = "7";

export interface LogFilter {
  /** Null for all. */
  kind: LogKind | null;
  /** The author's `_id`; "" for all. */
  author: string;
  period: PeriodName | Period;
  /** A name or a card number. */
  text: string;
}

export const WHOLE_LOG: LogFilter = { kind: null, author: "", period: "all", text: "" };

/** @param today ISO day in Italy @returns the first and the last day of a filter's period */
export const daysOf = ({ period }: LogFilter, today: string): Period =>
  typeof period === "string" ? lastDays(PERIODS[period], today) : period;

/** @param today ISO day in Italy @returns the parameters of the request */
export function queryOf(filter: LogFilter, today: string) {
  const { kind, author, period, text } = filter;
  const { begin, end } = daysOf(filter, today);
  return {
    from: begin,
    // the clock of this device may be a day behind
    ...(typeof period !== "string" && { to: end }),
    ...(kind && { kind }),
    ...(author && { author }),
    ...(text.trim() && { query: text.trim() }),
  };
}

const TEXT = "logText";

/** Reads and sets the filter. It is in the address, except the text: names are personal data (decisions §4). */
export function useLogFilter(): [LogFilter, (change: Partial<LogFilter>) => void] {
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const filter = { ...filterIn(new URLSearchParams(useSearch())), text: useEntryText(TEXT) };
  const set = (change: Partial<LogFilter>) => {
    const { kind, author, period, text } = { ...filter, ...change };
    const days = typeof period === "string" ? { period: period === FIRST_PERIOD ? "" : period } : period;
    const { path, search } = currentRoute();
    const address = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ kind, author, period: "", begin: "", end: "", ...days }))
      if (value) address.set(name, value);
      else address.delete(name);
    const query = address.toString();
    navigate(path + (query && `?${query}`), { replace: true, state: { ...entryState(), [TEXT]: text } });
  };
  return [filter, set];
}

function filterIn(address: URLSearchParams): Omit<LogFilter, "text"> {
  const get = (name: string) => address.get(name) ?? "";
  const [kind, named, days] = [get("kind"), get("period"), { begin: get("begin"), end: get("end") }];
  return {
    kind: isLogKind(kind) ? kind : null,
    author: get("author"),
    period: periodProblem(days) === null ? days : isPeriodName(named) ? named : FIRST_PERIOD,
  };
}

const isPeriodName = (name: string): name is PeriodName => Object.hasOwn(PERIODS, name);
