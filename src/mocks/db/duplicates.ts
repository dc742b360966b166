import { lazily } from "../../domain/async/lazily";
import {
  DUPLICATE_REASONS,
  findDuplicatePairs,
  hasSameCode,
  type DuplicateReason,
} from "../../domain/donor/duplicates";
import { registryName } from "../../domain/donor/registry-name";
import type { DonorRecord, DuplicateRecord } from "./models";
import { type RecordStore, untilChanged } from "./records";

interface Known {
  readonly records: RecordStore;
  readonly donors: { partsOf: (donor: DonorRecord) => readonly DonorRecord[] };
}

/** Two records, the one with more donations first. */
export interface Pair {
  _id: string;
  reason: DuplicateReason;
  donors: readonly [DonorRecord, DonorRecord];
}

export const SEPARATOR = ".";
const numbered = lazily(() => new Intl.Collator("it", { numeric: true }));
const byId = (one: DonorRecord, other: DonorRecord) => numbered().compare(one._id, other._id);

/** @returns the id of a pair, whatever its order */
const pairId = (one: DonorRecord, other: DonorRecord): string =>
  [one, other]
    .sort(byId)
    .map(({ _id }) => _id)
    .join(SEPARATOR);

/** @returns the pair of two records */
export const pairOf = (one: DonorRecord, other: DonorRecord, reason: DuplicateReason): Pair => {
  const [first, second] = [one, other].sort((a, b) => b.donationsNumber - a.donationsNumber || byId(a, b));
  return { _id: pairId(one, other), reason, donors: [first as DonorRecord, second as DonorRecord] };
};

/** @returns all pairs among donors, the surest first */
const pairsAmong = (donors: readonly DonorRecord[]): Pair[] =>
  findDuplicatePairs(donors)
    .map(({ one, other, reason }) => pairOf(one, other, reason))
    .sort(bySureness);

const nameOf = ({ donors: [first] }: Pair) => registryName(first);
/** Orders pairs, the surest first. */
export const bySureness = (one: Pair, other: Pair): number =>
  DUPLICATE_REASONS.indexOf(one.reason) - DUPLICATE_REASONS.indexOf(other.reason) ||
  numbered().compare(nameOf(one), nameOf(other)) ||
  numbered().compare(one._id, other._id);

/**
 * @returns the decision about a pair and the question to the administrators. Without a record of the pair itself, those about the
 *   records that have become a part of the two: if a part is of another person, the merged record is, too
 */
export function notedOf({ records, donors: known }: Known, { _id, donors }: Pair): DuplicateRecord {
  const own = records.get("duplicate", _id);
  if (own) return own;
  const [ones, others] = donors.map((donor) => [donor, ...known.partsOf(donor)]) as [DonorRecord[], DonorRecord[]];
  const noted = ones.flatMap((one) => others.flatMap((other) => records.get("duplicate", pairId(one, other)) ?? []));
  return { ...(noted.find(({ decided }) => decided) ?? { decided: null, asked: null, sameCode: false }), _id };
}

/** Whether somebody has said that the records are of two people, and their fiscal codes haven't become equal since then. */
export function isDistinct(known: Known, pair: Pair): boolean {
  const { decided, sameCode } = notedOf(known, pair);
  return decided !== null && (sameCode || !hasSameCode(...pair.donors));
}

/** @returns the open pairs, without those of two people, and whether a donor is in one of them */
export function watchPairs(records: RecordStore, donors: Known["donors"] & { rows: () => readonly DonorRecord[] }) {
  const pairs = untilChanged(records, ["donor"], () => pairsAmong(donors.rows()));
  const openPairs = untilChanged(records, ["donor", "duplicate"], () =>
    pairs().filter((pair) => !isDistinct({ records, donors }, pair)),
  );
  const ids = untilChanged(
    records,
    ["donor", "duplicate"],
    () => new Set(openPairs().flatMap((pair) => pair.donors.map(({ _id }) => _id))),
  );
  return { openPairs, isPaired: ({ _id }: DonorRecord): boolean => ids().has(_id) };
}
