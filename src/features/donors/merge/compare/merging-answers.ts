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
import type { ChangeDates } from "../../../../domain/donor/merge";
import { isRecord } from "../../../../domain/values";
import { answersReader } from "../../../../shared/consents/get-consents";
import { awardReader, donationReader, type DonorRecord } from "../../../../shared/donor/reads";
import { namedDonor } from "../../../../shared/donor/rows";
import { both, pairReader } from "../pairs/pair-answers";

/** When a field was changed last, by its name. Other values are dropped. */
const changeDates: Reader<ChangeDates, ChangeDates> = (value, path, note) => {
  if (!isRecord(value)) {
    note(path, value === undefined ? "missing" : "unreadable");
    return {};
  }
  const dates = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(dates);
};

const factsReader = record({
  _id: identity,
  since: instant(null),
  signsIn: flag(false),
  donations: items(donationReader),
  awards: items(awardReader),
  consents: optional(answersReader),
  documents: count(0),
  calls: optional(count(0)),
  callsRefused: optional(flag(false)),
  entries: count(0),
  changed: changeDates,
});

/** A record with what belongs to it. */
export interface ComparedDonor extends DonorRecord {
  changed: ChangeDates;
  facts: NonNullable<Read<typeof factsReader>>;
}

/** Reads the response of `GET /duplicates/{id}`. */
export const comparisonAnswer = both(
  one("pair", pairReader),
  one("merging", record({ blocked: items(text(null)), records: items(factsReader) }), () => false),
);

/** @returns both records, the one with more donations first; null if the user may not read one of them */
export function comparedDonors({
  pair,
  merging,
}: Read<typeof comparisonAnswer>): readonly [ComparedDonor, ComparedDonor] | null {
  const [one, other] = pair.donors.flatMap((donor): ComparedDonor[] => {
    const facts = merging.records.find(({ _id }) => _id === donor._id);
    return facts ? [{ ...donor, changed: facts.changed, facts }] : [];
  });
  return one && other ? [one, other] : null;
}

/** @returns the query of two records, in any order */
export const comparisonQuery = (one: string, other: string) => ({
  path: pageEndpoints.duplicate(`${one}.${other}`),
  schema: comparisonAnswer,
});

const oneMerge = one("merge", record({ _id: identity, survivor: namedDonor, other: namedDonor, blocked: text(null) }));

/** Reads the merge in the response to `POST /merges`, and the record that stayed. */
export const mergeAnswer = both(
  oneMerge,
  one("donor", record({ version: count(null) }), () => false),
);

/** A field's value before or after, as a text, a number or a flag. */
const anyValue: Reader<unknown, unknown> = (value) => value ?? null;

const separatingReader = record({
  version: count(null),
  returns: items(
    record({ donations: count(0), unlisted: count(0), awards: count(0), documents: count(0), calls: count(0) }),
  ),
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
export type Returned = Separating["returns"][number];
export type ChangedSince = Separating["since"][number];

/** Reads the response of `GET /merges/{id}`. */
export const separatingAnswer = both(
  oneMerge,
  one("separating", separatingReader, () => false),
);

export const separatingQuery = (mergeId: string) => ({ path: pageEndpoints.merge(mergeId), schema: separatingAnswer });
