import { donationSchema, awardSchema } from "../../domain/validation/record-schemas";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { AwardRecord, DonationRecord, PlannedRow } from "../db/models";
import { problemTexts } from "../write/problem-texts";
import { findOwner, matchOf, type Found, type Match, type Values } from "./known-donors";

type Difference = PlannedRow["differences"][number];
type Owned = DonationRecord | AwardRecord;

interface OwnedReading {
  /** Whose it is, or who has to be asked for. */
  owner: Found;
  /** What was said, as the rules tidy it. */
  values: Record<string, unknown>;
  problem: string | null;
  /** The record that it is already. */
  known: Owned | undefined;
  /** It is known by its own key. */
  byKey: boolean;
  differences: Difference[];
}

const FIELDS = {
  donations: ["type", "date", "place"],
  awards: ["award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate"],
} as const;

/**
 * Reads a row of donations or awards: whose it is, and whether there is a record of it. A donation is known by its day: two
 * on one day are never given. An award is known by its name.
 * @param chosen whose it is, where somebody has said so
 */
export function readOwned(db: Db, entity: "donations" | "awards", sent: Values, chosen?: string): OwnedReading {
  const { byKey, found } = findOwnerOf(db, entity, sent, chosen);
  const { values, problem } = checkOwned(db, entity, sent, found.match);
  const known = (byKey && !byKey.deleted ? byKey : undefined) ?? sameOf(db, entity, found.match, values);
  const differences = known ? differencesOf(entity, known, values) : [];
  return { owner: found, values, problem, known, byKey: known !== undefined && known === byKey, differences };
}

/** Finds whose a donation or an award is: as somebody has said, by its own key, or by what the row says of the donor. */
export function findOwnerOf(
  db: Db,
  entity: "donations" | "awards",
  sent: Values,
  chosen?: string,
): { found: Found; byKey: Owned | undefined } {
  const byKey = typeof sent.key === "string" ? recordByKey(db, entity, sent.key) : undefined;
  const owner = chosen ?? byKey?.donorId;
  const donor = owner === undefined ? undefined : db.donor(owner);
  if (!donor) return { found: findOwner(db, sent), byKey };
  return { found: { match: matchOf(donor, chosen ? "choice" : "key"), candidates: [], reason: null }, byKey };
}

const recordByKey = (db: Db, entity: "donations" | "awards", key: string): Owned | undefined =>
  entity === "donations" ? db.records.get("donation", key) : db.records.get("award", key);

function checkOwned(db: Db, entity: "donations" | "awards", sent: Values, owner: Match | null) {
  const context = { today: db.today(), zones: [] };
  const fields: readonly string[] = FIELDS[entity];
  const given = Object.fromEntries(fields.map((field) => [field, sent[field] ?? null]));
  const birthday = owner?.birthday ?? null;
  // older lists don't say where: what the form needs is said for them
  const place = entity === "donations" ? { place: sent.place ?? UNKNOWN_PLACE } : {};
  const body = { ...given, ...place, key: "-" };
  const { output, problems } =
    entity === "donations"
      ? checkFields(donationSchema(context, birthday), body)
      : checkFields(awardSchema(context), body);
  const tidy = output as Record<string, unknown>;
  const values = Object.fromEntries(fields.map((field) => [field, tidy[field] ?? null]));
  return { values, problem: problems.length > 0 ? problemTexts(problems) : null };
}

/** Where a donation was given, of which the file doesn't say it. */
const UNKNOWN_PLACE = "Luogo non indicato";

function sameOf(db: Db, entity: "donations" | "awards", owner: Match | null, values: Values): Owned | undefined {
  const donor = owner === null ? undefined : db.donor(owner.id);
  if (!donor) return undefined;
  if (entity === "donations") return db.donors.donationsOf(donor).find(({ date }) => date === values.date);
  const { award, awardDonorsGroup } = values;
  return db.donors.awardsOf(donor).find((one) => one.award === award && one.awardDonorsGroup === awardDonorsGroup);
}

function differencesOf(entity: "donations" | "awards", known: Owned, values: Values): Difference[] {
  const before = known as unknown as Record<string, unknown>;
  return FIELDS[entity].flatMap((field): Difference[] => {
    const after = values[field];
    if (after === null || after === undefined || after === before[field]) return [];
    if (field === "place" && after === UNKNOWN_PLACE) return [];
    const empty = before[field] === null || before[field] === UNKNOWN_PLACE;
    return [{ field, before: before[field] ?? null, after, empty }];
  });
}
