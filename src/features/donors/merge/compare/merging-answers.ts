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
import {
  awardReader,
  donationReader,
  type Award,
  type Donation,
  type DonorRecord,
} from "../../../../shared/donor/reads";
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

/** A list of which every row was received and can be read, else null: nothing is merged that the person hasn't seen. */
const whole =
  <T, Input>(rows: Reader<T[], Input>): Reader<T[] | null, Input> =>
  (value, path, note) => {
    const read = rows(value, path, note);
    return Array.isArray(value) && read.length === value.length ? read : null;
  };

const factsReader = record({
  _id: identity,
  since: instant(null),
  signsIn: flag(false),
  donations: whole(items(donationReader)),
  awards: whole(items(awardReader)),
  consents: optional(whole(answersReader)),
  documents: count(null),
  calls: optional(count(null)),
  callsRefused: optional(flag(false)),
  entries: count(0),
  changed: changeDates,
});

type Facts = NonNullable<Read<typeof factsReader>>;

/** A record with what belongs to it; null if that wasn't received. */
export interface ComparedDonor extends DonorRecord {
  changed: ChangeDates;
  facts: Facts | null;
}

/** A record of which everything was received. */
export interface WholeDonor extends ComparedDonor {
  facts: Facts & { donations: Donation[]; awards: Award[] };
}

/** @param hasConsents whether the server has answers to consents @returns whether everything of a record was received */
export const isWhole = (donor: ComparedDonor, hasConsents: boolean): donor is WholeDonor =>
  donor.facts !== null &&
  donor.facts.donations !== null &&
  donor.facts.awards !== null &&
  (donor.facts.consents !== null || !hasConsents);

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
  const [one, other] = pair.donors.map((donor): ComparedDonor => {
    const facts = merging.records.find(({ _id }) => _id === donor._id) ?? null;
    return { ...donor, changed: facts?.changed ?? {}, facts };
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
