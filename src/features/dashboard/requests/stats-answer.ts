import { count, flag, items, map, one, record, text, type Read, type Reader } from "../../../api/read";

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
export type SentStats = NonNullable<Read<typeof stats>>;

/** Reads the answer of the statistics (decisions §7); a bare body is known by any of its figures. */
export const statsAnswer = one("stats", stats, (body) => FIGURES.some((name) => name in body));
