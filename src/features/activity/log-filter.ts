import { useSearch } from "wouter";
import { endpoints } from "../../api/endpoints";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { useAreaLocation, useEntryText } from "../../shared/navigation";
import { isLogKind, type LogKind } from "./kinds";
import { logAnswer } from "./log-answer";

/** The number of days of each period, by its name in the address; null: all that the log keeps. */
export const PERIODS = { "7": 7, "30": 30, "365": 365, all: null } as const;
export type PeriodName = keyof typeof PERIODS;
const FIRST_PERIOD: PeriodName = "7";

export interface LogFilter {
  /** Null for all. */
  kind: LogKind | null;
  /** The author's `_id`; "" for all. */
  author: string;
  period: PeriodName;
  /** A name or a card number. */
  text: string;
}

/** @param today ISO day in Rome @returns the parameters of the request */
export function queryOf({ kind, author, period, text }: LogFilter, today: string) {
  const days = PERIODS[period];
  return {
    ...(kind && { kind }),
    ...(author && { author }),
    ...(days !== null && { from: isoDay(dayNumber(today) - days + 1) }),
    ...(text.trim() && { query: text.trim() }),
  };
}

/** @returns the query of the first entries */
export const logQuery = (filter: LogFilter, limit: number, today: string) => ({
  path: endpoints.activity(),
  query: { ...queryOf(filter, today), limit },
  schema: logAnswer(limit),
});

const TEXT = "logText";

/** Reads and sets the filter. It is in the address, except the searched name, which is personal data (decisions §4). */
export function useLogFilter(): [LogFilter, (change: Partial<LogFilter>) => void] {
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const search = new URLSearchParams(useSearch());
  const text = useEntryText(TEXT);
  const kind = search.get("kind");
  const period = search.get("period") ?? "";
  const filter: LogFilter = {
    kind: isLogKind(kind) ? kind : null,
    author: search.get("author") ?? "",
    period: Object.hasOwn(PERIODS, period) ? (period as PeriodName) : FIRST_PERIOD,
    text,
  };
  const set = (change: Partial<LogFilter>) => {
    const next = { ...filter, ...change };
    const { path, search: now } = currentRoute();
    const address = new URLSearchParams(now);
    const put = (name: string, value: string | null) => (value ? address.set(name, value) : address.delete(name));
    put("kind", next.kind);
    put("author", next.author);
    put("period", next.period === FIRST_PERIOD ? null : next.period);
    const query = address.toString();
    navigate(path + (query && `?${query}`), { replace: true, state: { ...entryState(), [TEXT]: next.text } });
  };
  return [filter, set];
}
