import { donationSchema, awardSchema } from "../../domain/validation/record-schemas";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { AwardRecord, DonationRecord, PlannedRow } from "../db/models";
import { problemTexts } from "../write/problem-texts";
import { findOwner, matchOf, type Found, type Match, type Values } from "./known-donors";

type Difference = PlannedRow["differences"][number];
type Owned = DonationRecord | AwardRecord;

interface OwnedReading {
  /** The donor, or the candidates. */
  owner: Found;
  /** The normalised values. */
  values: Record<string, unknown>;
  problem: string | null;
  /** The existing record. */
  existing: Owned | undefined;
  /** Whether the existing record was found by its own key. */
  byKey: boolean;
  differences: Difference[];
}

const FIELDS = {
  donations: ["type", "date", "place"],
  awards: ["award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate"],
} as const;

/**
 * Reads a row of donations or awards, and finds its donor and an existing record: a donation by its day, an award by its name.
 * @param chosen id of the donor that the user has chosen
 */
export function readOwned(db: Db, entity: "donations" | "awards", sent: Values, chosen?: string): OwnedReading {
  const { byKey, found } = findOwnerOf(db, entity, sent, chosen);
  const { values, problem } = checkOwned(db, entity, sent, found.match);
  const existing = (byKey && !byKey.deleted ? byKey : undefined) ?? findExisting(db, entity, found.match, values);
  const differences = existing ? differencesOf(entity, existing, values) : [];
  return { owner: found, values, problem, existing, byKey: existing !== undefined && existing === byKey, differences };
}

/** Finds the donor of a donation or an award: the chosen one, by the key of the record, or by the donor's data in the row. */
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
  const sentValues = Object.fromEntries(fields.map((field) => [field, sent[field] ?? null]));
  const birthday = owner?.birthday ?? null;
  // files may have no place, which is required
  const place = entity === "donations" ? { place: sent.place ?? UNKNOWN_PLACE } : {};
  const body = { ...sentValues, ...place, key: "-" };
  const { output, problems } =
    entity === "donations"
      ? checkFields(donationSchema(context, birthday), body)
      : checkFields(awardSchema(context), body);
  const normalised = output as Record<string, unknown>;
  const values = Object.fromEntries(fields.map((field) => [field, normalised[field] ?? null]));
  return { values, problem: problems.length > 0 ? problemTexts(problems) : null };
}

/** The place of a donation for which the file has none. */
const UNKNOWN_PLACE = "Luogo non indicato";

function findExisting(db: Db, entity: "donations" | "awards", owner: Match | null, values: Values): Owned | undefined {
  const donor = owner === null ? undefined : db.donor(owner.id);
  if (!donor) return undefined;
  if (entity === "donations") return db.donors.donationsOf(donor).find(({ date }) => date === values.date);
  const { award, awardDonorsGroup } = values;
  return db.donors
    .awardsOf(donor)
    .find((other) => other.award === award && other.awardDonorsGroup === awardDonorsGroup);
}

function differencesOf(entity: "donations" | "awards", existing: Owned, values: Values): Difference[] {
  const before: Values = { ...existing };
  return FIELDS[entity].flatMap((field): Difference[] => {
    const after = values[field];
    if (after === null || after === undefined || after === before[field]) return [];
    if (field === "place" && after === UNKNOWN_PLACE) return [];
    const empty = before[field] === null || before[field] === UNKNOWN_PLACE;
    return [{ field, before: before[field] ?? null, after, empty }];
  });
}
