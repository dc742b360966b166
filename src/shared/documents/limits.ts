import { endpoints } from "../../api/endpoints";
import { count, flag, ifTold, items, map, one, record, text, type Read } from "../../api/read";

const type = record({ extension: text(""), type: text("") });
const store = record({ used: count(null), size: count(null), lasting: flag(true) });

const limitsReader = map(
  record({
    maxSize: ifTold(count(null)),
    types: ifTold(items(type)),
    store: ifTold(store),
    chunk: ifTold(count(null)),
    binDays: ifTold(count(null)),
  }),
  (read) => read && { ...read, types: (read.types ?? []).filter(({ extension }) => extension) },
);
/**
 * What may be uploaded: sizes in bytes, null where the server doesn't say; no types where it names none, and then any is
 * tried. `store.lasting` false: what is uploaded is there only until the page is loaded again.
 */
export type DocumentLimits = NonNullable<Read<typeof limitsReader>>;

/** `GET /documents/limits`. */
export const documentLimitsAnswer = one("limits", limitsReader, (body) => "maxSize" in body || "types" in body);

export const documentLimitsQuery = { path: endpoints.documentLimits(), schema: documentLimitsAnswer };
