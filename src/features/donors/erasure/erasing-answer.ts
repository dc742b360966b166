import { endpoints } from "../../../api/endpoints";
import { count, instant, items, map, one, optional, record, text, type Read } from "../../../api/readers/read";
import { erasedReader, requestReader } from "../../../shared/data-requests/requests";

const obstacle = record({ kind: text(""), _id: text(null), name: text(null), date: instant(null) });
/** What stands in the way of an erasure. */
export type Obstacle = NonNullable<Read<typeof obstacle>>;

const erasing = record({
  version: count(null),
  counts: erasedReader,
  obstacles: items(obstacle),
  request: optional(requestReader),
});

/** Reads the response of `GET /erasures/{id}`. Without the counts nobody could see what is erased. */
export const erasingAnswer = one(
  "erasing",
  map(erasing, (read) => (read?.counts ? { ...read, counts: read.counts } : null)),
  // a body that is itself the record has no id
  (body) => "counts" in body,
);
export type Erasing = NonNullable<Read<typeof erasingAnswer>["erasing"]>;

export const erasingQuery = (donorId: string) => ({ path: endpoints.erasing(donorId), schema: erasingAnswer });
