import type { components } from "../../contract/api";
import { certaintyOf, duplicateReason } from "../../domain/donor/duplicates";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import { bySureness, isDistinct, notedOf, type Pair, pairOf, SEPARATOR } from "../db/duplicates";
import type { MergeRecord, StaffUser } from "../db/models";
import { newestFirst } from "../write/history";
import { serializeDonor } from "../write/serialize";
import { separationBlocked } from "./separating";

type Schemas = components["schemas"];

/** @returns the pair of an id, also of two records that have nothing in common, or were merged into others; undefined if there is none */
export function findPair(db: Db, id: string): Pair | undefined {
  const [one, other, more] = id.split(SEPARATOR).map((donorId) => db.currentDonor(donorId));
  if (!one || !other || one === other || more) return undefined;
  return pairOf(one, other, duplicateReason(one, other) ?? "contact");
}

/** A pair of two records that were merged, if it has a merge. */
type ListedPair = Pair & { merge?: MergeRecord };

/** @returns the open pairs and those of two people, each the surest first, and the merged ones, the newest first, that the user may see */
export function pairsFor(
  db: Db,
  user: StaffUser,
  { area, donor: donorId }: { area: string | null; donor: string | null },
): Record<"open" | "distinct" | "merged", ListedPair[]> {
  const isVisible = ({ donors }: Pair) =>
    donors.some((donor) => allows(user, "update", "Donor", donor)) &&
    (area === null || donors.some((donor) => donor.area === area)) &&
    (donorId === null || donors.some(({ _id }) => _id === donorId));
  const open = db.donors.openPairs().filter(isVisible);
  const noted = db.records.all("duplicate").flatMap(({ _id }) => findPair(db, _id) ?? []);
  const distinct = [...new Map(noted.map((pair) => [pair._id, pair])).values()].filter(
    (pair) => isVisible(pair) && isDistinct(db, pair),
  );
  const merged = newestFirst(db.records.all("merge")).flatMap((merge): ListedPair[] => {
    const [{ _id }, other] = merge.before;
    const survivor = db.donor(_id);
    if (!survivor || merge.separated || !allows(user, "update", "Donor", survivor)) return [];
    const reason = duplicateReason(...merge.before) ?? "contact";
    return area === null || survivor.area === area
      ? [{ _id: merge._id, reason, donors: [survivor, other], merge }]
      : [];
  });
  return { open, distinct: distinct.sort(bySureness), merged };
}

/** @returns how many pairs there are of each certainty and state */
export function countPairs({ open, distinct, merged }: ReturnType<typeof pairsFor>) {
  const counts = { almostCertain: 0, probable: 0, uncertain: 0, distinct: distinct.length, merged: merged.length };
  for (const { reason } of open) counts[certaintyOf(reason)] += 1;
  return counts;
}

/** @returns a pair as the API returns it: without the record that the user may not read */
export function serializePair(db: Db, pair: ListedPair, user: StaffUser): Schemas["DuplicatePair"] {
  const { _id, reason, donors, merge } = pair;
  const readable = donors.filter((donor) => allows(user, "read", "Donor", donor));
  const { asked, decided } = merge ? { asked: null, decided: merge.made } : notedOf(db, pair);
  return {
    _id,
    reason,
    // the donations of a merged record have moved
    donors: readable.map((donor) => ({ ...serializeDonor(db, donor), donationsNumber: donor.donationsNumber })),
    elsewhere: donors.find((donor) => !readable.includes(donor))?.area ?? null,
    asked,
    decided,
    merge: merge ? { _id: merge._id, blocked: separationBlocked(db, user, merge) } : null,
  };
}
