import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import {
  flag,
  identity,
  instant,
  items,
  list,
  map,
  number,
  one,
  optional,
  record,
  text,
  type Read,
} from "../../../api/readers/read";
import { day } from "../../../api/readers/read-day";
import type { Query } from "../../../api/react/use-query";
import { isDonationType, type DonationType } from "../../../domain/donation/blood";

const author = record({ _id: text(null), name: text("") });
const type = map(number(null), (code): DonationType => (isDonationType(code) ? code : 1));

const row = record({
  donor: record({
    _id: identity,
    firstName: text(""),
    lastName: text(""),
    cardNumber: text(null),
    bloodGroup: text("ND"),
  }),
  type,
  note: text(null),
  reason: text(null),
  state: map(text(""), (state) => (state === "registered" || state === "removed" ? state : "refused")),
  refusal: text(null),
  donation: optional(record({ _id: identity, version: number(null) })),
  changed: optional(record({ author, date: instant(null) })),
  first: flag(false),
  award: optional(record({ name: text(""), donations: number(null) })),
});

const collectionDay = record({
  _id: identity,
  day: day(null),
  place: text(""),
  type,
  author,
  date: instant(null),
  rows: items(row),
});

/** A registered donation day. */
export type CollectionDay = NonNullable<Read<typeof collectionDay>>;
export type CollectionDayRow = CollectionDay["rows"][number];

/** @returns the ids of the donors whose rows were registered, and weren't undone since */
export const registeredDonors = (rows: readonly CollectionDayRow[]): string[] =>
  rows.flatMap(({ donor, state }) => (donor && state === "registered" ? [donor._id] : []));

export const collectionDayAnswer = one("collectionDay", collectionDay);
export const collectionDaysAnswer = list("days", collectionDay);

export const collectionDayQuery = (id: string): Query<Read<typeof collectionDayAnswer>> => ({
  path: pageEndpoints.collectionDay(id),
  schema: collectionDayAnswer,
});

/** @param query of the newest days, or of those on an ISO day */
export const collectionDaysQuery = (
  query: { limit: number } | { day: string },
): Query<Read<typeof collectionDaysAnswer>> => ({
  path: endpoints.collectionDays(),
  query,
  schema: collectionDaysAnswer,
});
