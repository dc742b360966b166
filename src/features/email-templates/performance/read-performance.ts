import { endpoints } from "../../../api/endpoints";
import { count, ifTold, items, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/readers/read-day";
import { namedDonor } from "../../../shared/donor/reads";
import type { Period } from "./period";

const counts = {
  ...{ sent: count(null), delivered: count(null), opened: count(null), clicked: count(null) },
  ...{ bounced: count(null), complained: count(null), unsubscribed: count(null) },
  machineOpened: count(undefined),
};
const figures = record(counts);
const donors = record({ count: count(null), keys: items(text("")) });

/** Only totals, days and links are what every server knows; the rest is null where it isn't told. */
export const performanceAnswer = record({
  totals: figures,
  before: ifTold(figures),
  days: items(record({ date: day(null), ...counts })),
  links: items(record({ url: text(""), label: text(undefined), clicks: count(0) })),
  bounces: ifTold(items(record({ reason: text(""), count: count(null), donors: items(namedDonor) }))),
  people: ifTold(record({ opened: donors, clicked: donors, neither: donors })),
});

export type Performance = NonNullable<Read<typeof performanceAnswer>>;
export type Figures = NonNullable<Performance["totals"]>;

/** `GET /emails-template/{id}/performance`. */
export const performanceQuery = (id: string, { begin, end }: Period) => ({
  path: endpoints.emailTemplatePerformance(id),
  query: { begin, end },
  schema: performanceAnswer,
});
