import {
  count,
  identity,
  instant,
  items,
  list,
  map,
  one,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../../../api/readers/read";
import { endpoints } from "../../../../api/endpoints";
import { DUPLICATE_REASONS, type Certainty } from "../../../../domain/donor/duplicates";
import { isRecord } from "../../../../domain/values";
import { donorReader } from "../../../../shared/donor/reads";

const mark = optional(record({ author: record({ name: text("") }), date: instant("") }));
const counts = record({
  almostCertain: count(0),
  probable: count(0),
  uncertain: count(0),
  distinct: count(0),
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

export interface PairsAnswer {
  pairs: DuplicatePair[];
  /** Number of pairs that couldn't be read completely. */
  damaged: number;
  /** Number of pairs of the state and certainty that were asked for. */
  total: number;
  /** Null if the server doesn't say. */
  counts: Read<typeof counts>;
}

const listed = list("pairs", pairReader);
const figures = record({ total: count(null), counts });

/** Reads the response of `GET /duplicates`. */
export const pairsAnswer: Reader<
  PairsAnswer,
  NonNullable<(typeof listed)["input"]> & NonNullable<(typeof figures)["input"]>
> = (body, path, note) => {
  const { pairs, damaged, received } = listed(body, path, note);
  const sent = isRecord(body) ? figures(body, path, note) : null;
  return {
    pairs: pairs.filter(({ _id, donors }) => _id && donors.length > 0),
    damaged,
    total: Math.max(sent?.total ?? 0, received),
    counts: sent?.counts ?? null,
  };
};

/** Reads the pair in the response to a write. */
export const pairAnswer = one("pair", pairReader);

/** The states of pairs, as `GET /duplicates` names them. */
export const PAIR_STATES = ["open", "distinct"] as const;
export type PairState = (typeof PAIR_STATES)[number];

interface PairsWish {
  state: PairState;
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
  schema: pairsAnswer,
});
