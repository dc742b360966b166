import {
  count,
  flag,
  identity,
  instant,
  items,
  one,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../../../api/readers/read";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { isRecord } from "../../../../domain/values";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { both, mergeReader, pairReader } from "../pairs/pair-answers";

/** When a field was changed last, by its name. Other values are dropped. */
const changeDates: Reader<Record<string, string>, Record<string, string>> = (value, path, note) => {
  if (!isRecord(value)) {
    note(path, value === undefined ? "missing" : "unreadable");
    return {};
  }
  const dates = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(dates);
};

const mergingReader = record({
  blocked: items(text(null)),
  records: items(
    record({
      _id: identity,
      since: instant(null),
      signsIn: flag(false),
      documents: count(null),
      calls: optional(count(null)),
      callsRefused: optional(flag(false)),
      entries: count(null),
      changed: changeDates,
    }),
  ),
});
/** What a merge needs to know beside the two records. */
export type Merging = NonNullable<Read<typeof mergingReader>>;

/** Reads the response of `GET /duplicates/{id}`. */
export const comparisonAnswer = both(
  one("pair", pairReader),
  one("merging", mergingReader, () => false),
);

/** @returns the query of two records, in any order */
export const comparisonQuery = (one: string, other: string) => ({
  path: pageEndpoints.duplicate(`${one}.${other}`),
  schema: comparisonAnswer,
});

const oneMerge = one("merge", mergeReader);

/** Reads the merge in the response to `POST /merges`, and the record that stayed. */
export const mergeAnswer = both(
  oneMerge,
  one("donor", record({ version: count(null) }), () => false),
);

/** A field's value before or after, as a text, a number or a flag. */
const anyValue: Reader<unknown, unknown> = (value) => value ?? null;

const separatingReader = record({
  version: count(null),
  returns: record({ donations: count(0), awards: count(0), documents: count(0), calls: optional(count(0)) }),
  since: items(
    record({
      _id: identity,
      kind: text(""),
      field: text(null),
      value: anyValue,
      date: text(null),
      how: text(""),
      goes: flag(false),
    }),
  ),
  mails: count(0),
  loginClosed: flag(false),
});
/** What separating two merged records would do. */
type Separating = NonNullable<Read<typeof separatingReader>>;
export type ChangedSince = Separating["since"][number];

/** Reads the response of `GET /merges/{id}`. */
export const separatingAnswer = both(
  oneMerge,
  one("separating", separatingReader, () => false),
);

export const separatingQuery = (mergeId: string) => ({ path: pageEndpoints.merge(mergeId), schema: separatingAnswer });

/** Reads the ids of the open pairs, to go from one to the next. */
export const pairIdsAnswer = listAnswer("pairs", record({ donors: items(record({ _id: identity })) }));
