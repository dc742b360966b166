import { pageEndpoints } from "../../../api/page-endpoints";
import { count, instant, items, map, one, optional, record, text, type Read } from "../../../api/readers/read";
import { countsReader, requestReader } from "../../../shared/data-requests/requests";

const obstacle = record({ kind: text(""), _id: text(null), name: text(null), date: instant(null) });
/** What stands in the way of an erasure. */
export type Obstacle = NonNullable<Read<typeof obstacle>>;

const NOTHING = {
  fields: 0,
  contacts: 0,
  documents: 0,
  notes: 0,
  awards: 0,
  logins: 0,
  history: 0,
  donations: 0,
  records: 1,
};

/** Reads the response of `GET /erasures/{id}`. */
export const erasingAnswer = one(
  "erasing",
  record({
    version: count(null),
    counts: map(countsReader, (counts) => counts ?? NOTHING),
    obstacles: items(obstacle),
    request: optional(requestReader),
  }),
  // a body that is itself the record has no id
  (body) => "counts" in body,
);
export type Erasing = NonNullable<Read<typeof erasingAnswer>["erasing"]>;

export const erasingQuery = (donorId: string) => ({ path: pageEndpoints.erasing(donorId), schema: erasingAnswer });
