import type { components } from "../../contract/api";
import { lazily } from "../../domain/async/lazily";
import {
  certaintyOf,
  DUPLICATE_REASONS,
  duplicateReason,
  findDuplicatePairs,
  hasSameCode,
  type DuplicateReason,
} from "../../domain/donor/duplicates";
import { registryName } from "../../domain/donor/registry-name";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, DuplicateRecord, StaffUser } from "../db/models";
import { perDb } from "../db/per-db";
import { untilChanged } from "../db/records";
import { serializeDonor } from "../write/serialize";

type Schemas = components["schemas"];

/** Two records, the one with more donations first. */
export interface Pair {
  _id: string;
  reason: DuplicateReason;
  donors: readonly [DonorRecord, DonorRecord];
}

const SEPARATOR = ".";
const numbered = lazily(() => new Intl.Collator("it", { numeric: true }));
const byId = (one: DonorRecord, other: DonorRecord) => numbered().compare(one._id, other._id);

/** @returns the id of a pair, whatever its order */
const pairId = (one: DonorRecord, other: DonorRecord): string =>
  [one, other]
    .sort(byId)
    .map(({ _id }) => _id)
    .join(SEPARATOR);

const pairOf = (one: DonorRecord, other: DonorRecord, reason: DuplicateReason): Pair => {
  const [first, second] = [one, other].sort((a, b) => b.donationsNumber - a.donationsNumber || byId(a, b));
  return { _id: pairId(one, other), reason, donors: [first as DonorRecord, second as DonorRecord] };
};

const candidates = perDb((db) =>
  untilChanged(db.records, ["donor"], () =>
    findDuplicatePairs(db.donors.rows())
      .map(({ one, other, reason }) => pairOf(one, other, reason))
      .sort(bySureness),
  ),
);

const nameOf = ({ donors: [first] }: Pair) => registryName(first);
const bySureness = (one: Pair, other: Pair): number =>
  DUPLICATE_REASONS.indexOf(one.reason) - DUPLICATE_REASONS.indexOf(other.reason) ||
  numbered().compare(nameOf(one), nameOf(other)) ||
  numbered().compare(one._id, other._id);

/** @returns the pair of an id, also of two records that have nothing in common, or were merged into others; undefined if there is none */
export function findPair(db: Db, id: string): Pair | undefined {
  const [one, other, more] = id.split(SEPARATOR).map((donorId) => db.currentDonor(donorId));
  if (!one || !other || one === other || more) return undefined;
  return pairOf(one, other, duplicateReason(one, other) ?? "contact");
}

/** @returns what somebody has said about a pair, or about records that have become a part of one: who isn't those isn't the whole */
export function notedOf(db: Db, { _id, donors }: Pair): DuplicateRecord {
  const own = db.records.get("duplicate", _id);
  if (own) return own;
  const [ones, others] = donors.map((donor) => [donor, ...db.donors.partsOf(donor)]) as [DonorRecord[], DonorRecord[]];
  const noted = ones.flatMap((one) => others.flatMap((other) => db.records.get("duplicate", pairId(one, other)) ?? []));
  return { ...(noted.find(({ decided }) => decided) ?? { decided: null, asked: null, sameCode: false }), _id };
}

/** Whether somebody has said that the records are of two people, and their fiscal codes haven't become equal since then. */
export function isDistinct(db: Db, pair: Pair): boolean {
  const { decided, sameCode } = notedOf(db, pair);
  return decided !== null && (sameCode || !hasSameCode(...pair.donors));
}

/** @returns the open pairs and those of two people, each the surest first, that the user may see */
export function pairsFor(
  db: Db,
  user: StaffUser,
  { area, donor: donorId }: { area: string | null; donor: string | null },
): { open: Pair[]; distinct: Pair[] } {
  const isVisible = ({ donors }: Pair) =>
    donors.some((donor) => allows(user, "update", "Donor", donor)) &&
    (area === null || donors.some((donor) => donor.area === area)) &&
    (donorId === null || donors.some(({ _id }) => _id === donorId));
  const open = candidates(db)().filter((pair) => isVisible(pair) && !isDistinct(db, pair));
  const noted = db.records.all("duplicate").flatMap(({ _id }) => findPair(db, _id) ?? []);
  const distinct = [...new Map(noted.map((pair) => [pair._id, pair])).values()].filter(
    (pair) => isVisible(pair) && isDistinct(db, pair),
  );
  return { open, distinct: distinct.sort(bySureness) };
}

/** @returns how many pairs there are of each certainty and state */
export function countPairs({ open, distinct }: { open: readonly Pair[]; distinct: readonly Pair[] }) {
  const counts = { almostCertain: 0, probable: 0, uncertain: 0, distinct: distinct.length };
  for (const { reason } of open) counts[certaintyOf(reason)] += 1;
  return counts;
}

/** @returns a pair as the API returns it: without the record that the user may not read */
export function serializePair(db: Db, pair: Pair, user: StaffUser): Schemas["DuplicatePair"] {
  const { _id, reason, donors } = pair;
  const readable = donors.filter((donor) => allows(user, "read", "Donor", donor));
  const { asked, decided } = notedOf(db, pair);
  const elsewhere = donors.find((donor) => !readable.includes(donor))?.area ?? null;
  return { _id, reason, donors: readable.map((donor) => serializeDonor(db, donor)), elsewhere, asked, decided };
}
