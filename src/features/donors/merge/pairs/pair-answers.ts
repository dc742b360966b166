import {
  count,
  identity,
  instant,
  items,
  map,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../../../api/readers/read";
import { endpoints } from "../../../../api/endpoints";
import { DUPLICATE_REASONS, type Certainty } from "../../../../domain/donor/duplicates";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { donorReader } from "../../../../shared/donor/reads";

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
  merge: optional(record({ _id: identity, blocked: text(null) })),
});

/**
 * Two records that may be of one person; one, if the user may not read the other. `merge`: they were merged; `blocked`: why the
 * user can't separate them.
 */
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

/** The states of pairs, as `GET /duplicates` names them. */
export const PAIR_TABS = ["open", "distinct", "merged"] as const;
export type PairTab = (typeof PAIR_TABS)[number];

interface PairsWish {
  state: PairTab;
  /** Null for all. */
  certainty?: Certainty | null;
  /** Name of a zone; "" for all. */
  area?: string;
  limit: number;
}

/** @returns the query of the first pairs */
export const pairsQuery = ({ state, certainty, area, limit }: PairsWish) => ({
  path: endpoints.duplicates(),
  query: { state, limit, ...(certainty && { certainty }), ...(area && { area }) },
  schema: pairsAnswer(limit),
});
