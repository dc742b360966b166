import {
  count,
  identity,
  instant,
  items,
  map,
  one,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../../../api/readers/read";
import { endpoints } from "../../../../api/endpoints";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { DUPLICATE_REASONS, type Certainty } from "../../../../domain/donor/duplicates";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { donorReader } from "../../../../shared/donor/reads";
import { namedDonor } from "../../../../shared/donor/rows";

const mark = optional(record({ author: record({ name: text("") }), date: instant("") }));
const counts = record({
  almostCertain: count(0),
  probable: count(0),
  uncertain: count(0),
  distinct: count(0),
  merged: count(0),
});

export const pairReader = record({
  _id: identity,
  // an unknown reason is no sure one
  reason: map(text(""), (reason) => DUPLICATE_REASONS.find((known) => known === reason) ?? "contact"),
  donors: items(donorReader),
  elsewhere: text(null),
  asked: mark,
  decided: mark,
});

/** Two records that may be of one person; one, if the user may not read the other. */
export type DuplicatePair = NonNullable<Read<typeof pairReader>>;

/** @returns the route parameters of the page with both records; null if the user may not read one of them */
export function idsOf({ donors: [one, other] }: DuplicatePair): { id: string; other: string } | null {
  return one && other ? { id: one._id, other: other._id } : null;
}

/** @returns a reader of two parts of a response */
export const both =
  <A, AInput, B, BInput>(one: Reader<A, AInput>, other: Reader<B, BInput>): Reader<A & B, AInput & BInput> =>
  (body, path, note) => ({ ...one(body, path, note), ...other(body, path, note) });

// without an id or a record, a pair can't be shown
const listed = listAnswer(
  "pairs",
  map(pairReader, (pair) => (pair?._id && pair.donors.length > 0 ? pair : null)),
);
const countsReader = map(record({ counts }), (sent) => ({ counts: sent?.counts ?? null }));

/** Reads the response of `GET /duplicates`. `counts`: null if the server doesn't say. */
export const pairsAnswer = (limit: number) => both(listed(0, limit), countsReader);
/** Pairs, as {@link pairsAnswer} reads them. */
export type PairsAnswer = Read<ReturnType<typeof pairsAnswer>>;

/** Reads the pair in the response to a write. */
export const pairAnswer = one("pair", pairReader);

/** The tabs: the states of pairs, as `GET /duplicates` names them, and the merges. */
export const PAIR_TABS = ["open", "distinct", "merged"] as const;
export type PairTab = (typeof PAIR_TABS)[number];

interface PairsWish {
  state: Exclude<PairTab, "merged">;
  /** Null for all. */
  certainty: Certainty | null;
  /** Name of a zone; "" for all. */
  area: string;
  limit: number;
}

/** @returns the query of the first pairs */
export const pairsQuery = ({ state, certainty, area, limit }: PairsWish) => ({
  path: endpoints.duplicates(),
  query: { state, limit, ...(certainty && { certainty }), ...(area && { area }) },
  schema: pairsAnswer(limit),
});

export const mergeReader = record({
  _id: identity,
  survivor: namedDonor,
  other: namedDonor,
  made: mark,
  blocked: text(null),
});
/** Two records that were merged. `blocked`: why the user can't separate them. */
export type Merge = NonNullable<Read<typeof mergeReader>>;

/** Reads the response of `GET /merges`. */
export const mergesAnswer = listAnswer("merges", mergeReader);

/** @param area name of a zone; "" for all @returns the query of the newest merges */
export const mergesQuery = (area: string, limit: number) => ({
  path: pageEndpoints.merges(),
  query: { limit, ...(area && { area }) },
  schema: mergesAnswer(0, limit),
});
