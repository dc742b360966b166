import { count, optional, items, malformed, map, record, text, type Read } from "../../../api/readers/read";
import { day } from "../../../api/readers/read-day";
import { namedDonor } from "../../../shared/donor/rows";

const countFields = {
  sent: count(null),
  delivered: count(null),
  opened: count(null),
  clicked: count(null),
  bounced: count(null),
  complained: count(null),
  unsubscribed: count(null),
  machineOpened: count(undefined),
};
const counts = record(countFields);
const donors = record({ count: count(null), keys: items(text("")) });

/** Every server returns totals, days and links; the rest may be null. */
export const performanceAnswer = map(
  record({
    totals: counts,
    before: optional(counts),
    days: items(record({ date: day(null), ...countFields })),
    links: items(record({ url: text(""), label: text(undefined), clicks: count(0) })),
    bounces: optional(items(record({ reason: text(""), count: count(null), donors: items(namedDonor) }))),
    people: optional(record({ opened: donors, clicked: donors, neither: donors })),
  }),
  (read) => {
    if (!read) throw malformed("performance");
    return read;
  },
);

export type Performance = Read<typeof performanceAnswer>;

export type DayCounts = Performance["days"][number] & { date: string };

/** @returns the days in order, without those that have no date */
export const daysOf = ({ days }: Pick<Performance, "days">): DayCounts[] =>
  days.filter((day): day is DayCounts => day.date !== null).sort((one, other) => (one.date < other.date ? -1 : 1));
