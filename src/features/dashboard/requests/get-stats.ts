import { map, count, flag, items, one, record, text, type Read, type Reader } from "../../../api/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { statsRead } from "../first-reads";
import type { Period } from "../period";

/** The six statistics: a number that isn't known is null, and hides no other. */
export type Stats = ReturnType<typeof completeStats>;
export type MonthStats = Stats["months"][number];

export const useStats = (period: Period, area: string | null): FeatureQueryState<{ stats: Stats }> =>
  useFeatureQuery(
    "stats",
    {
      ...statsRead(period, area),
      schema: map(statsAnswer, (read) => ({ stats: completeStats(read.stats, period) })),
    },
    { keepPrevious: true, throwRouteErrors: true },
  );

const sum = (counts: readonly number[]): number | null =>
  counts.length > 0 ? counts.reduce((all, count) => all + count, 0) : null;

/**
 * Works out the figures that a server doesn't send from those it does (decisions §7): the groups are those of all donors,
 * the months are those of the period, which ends today.
 */
export function completeStats(sent: SentStats, { end }: Period) {
  const thisMonth = end.slice(0, 7);
  const months = sent.months.map(({ month, byType, partial }) => ({
    month,
    byType: byType ?? { "1": 0, "2": 0, "3": 0 },
    partial: partial ?? month === thisMonth,
  }));
  const given = (list: typeof months) => sum(list.flatMap(({ byType }) => Object.values(byType)));
  return {
    donors: {
      total: sent.donors?.total ?? sum(sent.bloodGroups.map(({ count }) => count)),
      active: sent.donors?.active ?? null,
      new: sent.donors?.new ?? null,
    },
    donations: { count: sent.donations?.count ?? given(months.filter(({ month }) => month === thisMonth)) },
    donationsNumber: {
      count: sent.donationsNumber?.count ?? given(months),
      previous: sent.donationsNumber?.previous ?? null,
    },
    bloodGroups: sent.bloodGroups,
    managers: { count: sent.managers?.count ?? null, zones: sent.managers?.zones ?? null },
    admins: { count: sent.admins?.count ?? null },
    months,
  };
}

/** A figure with others beside it; a bare number is the figure. */
const figure =
  <T, Input>(name: string, reader: Reader<T | null, Input>): Reader<T | null, Input> =>
  (value, path, note) =>
    reader(typeof value === "number" || typeof value === "string" ? { [name]: value } : value, path, note);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const month = record({
  month: text(""),
  byType: record({ "1": count(0), "2": count(0), "3": count(0) }),
  partial: flag(null),
});

const stats = record({
  donors: figure("total", record({ total: count(null), active: count(null), new: count(null) })),
  donations: figure("count", record({ count: count(null) })),
  donationsNumber: figure("count", record({ count: count(null), previous: count(null) })),
  bloodGroups: items(record({ group: text("ND"), count: count(0), mayDonate: count(null) })),
  managers: figure("count", record({ count: count(null), zones: count(null) })),
  admins: figure("count", record({ count: count(null) })),
  months: items(map(month, (read) => (read && MONTH.test(read.month) ? read : null))),
});

/** By any of these a body is the statistics themselves. */
const FIGURES = ["donors", "donations", "donationsNumber", "bloodGroups", "managers", "admins", "months"];

/** The statistics as a server sends them: what it doesn't is null. */
type SentStats = NonNullable<Read<typeof stats>>;

/** Reads the answer of the statistics (decisions §7); a bare body is known by any of its figures. */
export const statsAnswer = one("stats", stats, (body) => FIGURES.some((name) => name in body));
