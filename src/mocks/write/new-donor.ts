import { DEFAULT_CARDS, writeCard, type CardSettings } from "../../domain/settings/card-settings";
import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";
import emptyDonor from "./empty-donor.json" with { type: "json" };
import { historyOfRecord } from "./history";

/** @returns a new donor with a new id and no data */
export function newDonor(
  db: Db,
  status: "staged" | "provisioned",
): Omit<DonorRecord, "area" | "firstName" | "lastName"> {
  const n = db.nextNumber("donor", db.records.count("donor"));
  const _id = `d${n}`;
  const key = db.hasFeatures ? `D${String(n).padStart(6, "0")}` : _id;
  return { ...emptyDonor, _id, version: 0, deleted: false, key, status };
}

/** @returns the pattern of card numbers, and the next number */
export function cardSettings(db: Db): CardSettings {
  return { ...DEFAULT_CARDS, ...db.settings.section("cards").values, next: lastCard(db) + 1 };
}

/** Before the first card is issued, all people in the registry count as having one. */
const lastCard = (db: Db): number =>
  db.records.get("setting", "next-card")?.value ??
  db.records.all("donor").filter((donor) => !isUndone(db, donor)).length;

/**
 * Whether the import that created the record was undone. Its card number is free again, while other deleted donors keep theirs:
 * somebody deleted them, or undoing an import only deleted them again.
 */
function isUndone(db: Db, { _id, deleted }: DonorRecord): boolean {
  if (!deleted) return false;
  const entries = historyOfRecord(db, "donor", _id);
  const [last, first] = [entries[0], entries.at(-1)];
  return first?.action === "create" && first.import != null && first.import.id === last?.import?.id;
}

/** @returns a new card number, which no donor has or had */
export function freeCardNumber(db: Db): string {
  const { pattern } = cardSettings(db);
  const year = Number(db.today().slice(0, 4));
  for (;;) {
    const card = writeCard(pattern, db.nextNumber("card", lastCard(db)), year);
    if (db.donors.find("cardNumber", card).every((donor) => isUndone(db, donor))) return card;
  }
}
