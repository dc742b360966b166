import { dayNumber, isIsoDay, isoDay } from "../dates/days";
import { isFilterGroup, type FilterGroup } from "./filter";

/**
 * A period count (docs/decisions/filters.md, "Period counts are fields"): the number of donations in the last 12 months, this
 * year or between two days, of all types or of one. Each is a field with its own name: `donationsNumber@last12Months`,
 * `donationsNumber@2025-01-01..2025-06-30:1`. Only names with two days are sent to servers. This module is small, because it
 * loads before the page's code.
 */
export interface PeriodCount {
  period: CountPeriod;
  /** ISO days, or incomplete ones while the user types; empty for a named period. */
  from: string;
  to: string;
  /** The code of a type of donation; null for all. */
  type: DonationTypeCode | null;
}

/** Named periods depend on the present day; "between" has two days, both included. */
export const COUNT_PERIODS = ["last12Months", "thisYear", "between"] as const;
export type CountPeriod = (typeof COUNT_PERIODS)[number];
type DonationTypeCode = "1" | "2" | "3";

/** The field of which the period counts are variants. */
export const COUNTED_FIELD = "donationsNumber";

const NAME = /^donationsNumber@(?:(last12Months|thisYear)|([^:,]{0,20}?)\.\.([^:,]{0,20}?))(?::([123]))?$/;

/** @returns the period count of a field's name, or null for any other field */
export function periodCountOf(name: string): PeriodCount | null {
  const [all, named, from = "", to = "", type] = NAME.exec(name) ?? [];
  if (all === undefined) return null;
  const period = named === "last12Months" || named === "thisYear" ? named : "between";
  return { period, from, to, type: type === "1" || type === "2" || type === "3" ? type : null };
}

/** @returns the name of the field; invalid characters of incomplete days are removed */
export function periodCountName({ period, from, to, type }: PeriodCount): string {
  const typed = (day: string) => day.replace(/[:.,]/g, "").slice(0, 20);
  const days = period === "between" ? `${typed(from)}..${typed(to)}` : period;
  return `${COUNTED_FIELD}@${days}${type === null ? "" : `:${type}`}`;
}

/**
 * @param today ISO day in Italy
 * @returns the first and the last day of the period, both included; for "between" as typed
 */
export function periodCountDays({ period, from, to }: PeriodCount, today: string): [from: string, to: string] {
  if (period === "between") return [from, to];
  const year = Number(today.slice(0, 4));
  if (period === "thisYear") return [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`];
  const sameDay = `${String(year - 1).padStart(4, "0")}${today.slice(4)}`;
  // for 29 February, the period begins on 1 March of the year before
  const last = isIsoDay(sameDay) ? sameDay : sameDay.replace(/29$/, "28");
  return [isoDay(dayNumber(last) + 1), today];
}

/** @returns the name of the field for a kind of period, for all types and without days */
export const periodCountKind = ({ period }: PeriodCount): string =>
  periodCountName({ period, from: "", to: "", type: null });

/** @returns the name of a field for the API: a period count with two days; any other name unchanged */
export function wireField(name: string, today: string): string {
  const periodCount = periodCountOf(name);
  if (!periodCount) return name;
  const [from, to] = periodCountDays(periodCount, today);
  return periodCountName({ ...periodCount, period: "between", from, to });
}

/** @returns the period count of a name in the API, which must have two valid days in order; else null */
export function wirePeriodCount(name: string): PeriodCount | null {
  const periodCount = periodCountOf(name);
  if (periodCount?.period !== "between" || !isIsoDay(periodCount.from) || !isIsoDay(periodCount.to)) return null;
  return periodCount.from <= periodCount.to ? periodCount : null;
}

/** @returns the distinct names of the period counts in a filter, without disabled rules */
export const periodCountsOf = ({ rules, disabled }: Pick<FilterGroup, "rules" | "disabled">): string[] =>
  disabled
    ? []
    : [
        ...new Set(
          rules.flatMap((node) => {
            if (isFilterGroup(node)) return periodCountsOf(node);
            return !node.disabled && periodCountOf(node.field) ? [node.field] : [];
          }),
        ),
      ];
