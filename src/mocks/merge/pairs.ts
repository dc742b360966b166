import type { components } from "../../contract/api";
import { certaintyOf, duplicateReason } from "../../domain/donor/duplicates";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import { bySureness, isDistinct, notedOf, type Pair, pairOf, SEPARATOR } from "../db/duplicates";
import type { StaffUser } from "../db/models";
import { serializeDonor } from "../write/serialize";

type Schemas = components["schemas"];

/** @returns the pair of an id, also of two records that have nothing in common, or were merged into others; undefined if there is none */
export function findPair(db: Db, id: string): Pair | undefined {
  const [one, other, more] = id.split(SEPARATOR).map((donorId) => db.currentDonor(donorId));
  if (!one || !other || one === other || more) return undefined;
  return pairOf(one, other, duplicateReason(one, other) ?? "contact");
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
  const open = db.donors.openPairs().filter(isVisible);
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
