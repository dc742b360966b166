import { count, flag, items, map, one, record, text, type Read, type Reader } from "../../../api/read";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import { completeStats } from "../complete-stats";
import { statsRead } from "../first-reads";
import type { Period } from "../period";

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

export type SentStats = NonNullable<Read<typeof stats>>;

export const statsAnswer = one("stats", stats, (body) => FIGURES.some((name) => name in body));

/** The six statistics as they can be told: a figure that nobody sent is null, and hides no other. */
export type Stats = ReturnType<typeof completeStats>;
export type MonthStats = Stats["months"][number];

/** The six statistics (decisions §7), of a period and, if given, of one zone. */
export const useStats = (period: Period, area: string | null): OptionalQueryState<{ stats: Stats }> =>
  useOptionalQuery(
    "stats",
    {
      ...statsRead(period, area),
      schema: map(statsAnswer, (read) => ({ stats: completeStats(read.stats, period) })),
    },
    { keepPrevious: true, throwRouteErrors: true },
  );
