import { map, count, flag, items, one, record, text, type Read, type Reader } from "../../../api/readers/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { statsRead } from "../first-reads";
import type { Period } from "../period";

/** The six statistics. A number that the server doesn't send, and that can't be computed, is null. */
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
 * Computes the statistics that a server doesn't send from the others (decisions §7): the total of the donors from the blood
 * groups, the donations from the months of the period, which ends today.
 */
export function completeStats(received: ReceivedStats, { end }: Period) {
  const thisMonth = end.slice(0, 7);
  const months = received.months.map(({ month, byType, partial }) => ({
    month,
    byType: byType ?? { "1": 0, "2": 0, "3": 0 },
    partial: partial ?? month === thisMonth,
  }));
  const sumOf = (list: typeof months) => sum(list.flatMap(({ byType }) => Object.values(byType)));
  return {
    donors: {
      total: received.donors?.total ?? sum(received.bloodGroups.map(({ count }) => count)),
      active: received.donors?.active ?? null,
      new: received.donors?.new ?? null,
    },
    donations: { count: received.donations?.count ?? sumOf(months.filter(({ month }) => month === thisMonth)) },
    donationsNumber: {
      count: received.donationsNumber?.count ?? sumOf(months),
      previous: received.donationsNumber?.previous ?? null,
    },
    bloodGroups: received.bloodGroups,
    managers: { count: received.managers?.count ?? null, zones: received.managers?.zones ?? null },
    admins: { count: received.admins?.count ?? null },
    months,
  };
}

/** Reads a statistic with its details. A bare number counts as the field `name`. */
const statistic =
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
  donors: statistic("total", record({ total: count(null), active: count(null), new: count(null) })),
  donations: statistic("count", record({ count: count(null) })),
  donationsNumber: statistic("count", record({ count: count(null), previous: count(null) })),
  bloodGroups: items(record({ group: text("ND"), count: count(0), mayDonate: count(null) })),
  managers: statistic("count", record({ count: count(null), zones: count(null) })),
  admins: statistic("count", record({ count: count(null) })),
  months: items(map(month, (read) => (read && MONTH.test(read.month) ? read : null))),
});

/** A body with any of these fields is itself the statistics. */
const STAT_NAMES = ["donors", "donations", "donationsNumber", "bloodGroups", "managers", "admins", "months"];

type ReceivedStats = NonNullable<Read<typeof stats>>;

/** Reads `GET /stats` (decisions §7). */
export const statsAnswer = one("stats", stats, (body) => STAT_NAMES.some((name) => name in body));
