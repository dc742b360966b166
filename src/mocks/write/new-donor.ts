import { DEFAULT_CARDS, writeCard, type CardSettings } from "../../domain/settings/card-settings";
import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";

const NOTHING = {
  cardNumber: null, serialNumber: null, gender: null, fiscalCode: null, birthday: null, birthplace: null, street: null,
  cap: null, city: null, province: null, email: null, phoneHome: null, mobile: null, branch: null, officePhone: null,
  officeEmail: null, aggregateOf: null, association: null, group: null, lastDonationDate: null, lastDonationType: null,
  suspensionDate: null, note: null, inscriptionNote: null, awards: null, awardsDate: null, privacyDate: null, reason: null,
  suspension: null,
} as const; // prettier-ignore

/** Somebody of whom nothing is known, as rules check one: what nobody has said is as it comes. */
export const EMPTY_DONOR = {
  ...NOTHING,
  ...{ mailType: "E-mail", bloodGroup: "ND", donationsNumber: 0, status: "staged", suspended: false, privacy: false },
} as const;

/** @returns somebody of whom nothing is known yet, under an id that nobody ever had */
export function newDonor(
  db: Db,
  status: "staged" | "provisioned",
): Omit<DonorRecord, "area" | "firstName" | "lastName"> {
  const n = db.nextNumber("donor", db.records.count("donor"));
  return {
    ...EMPTY_DONOR,
    ...{ _id: `d${n}`, version: 0, deleted: false, key: `D${String(n).padStart(6, "0")}`, status },
  };
}

/** How cards are numbered now. */
export function cardSettings(db: Db): CardSettings {
  const given = db.records.get("setting", "next-card")?.value ?? db.records.count("donor");
  return { ...DEFAULT_CARDS, ...db.settings.section("cards").values, next: given + 1 };
}

/** @returns a card number that nobody has, and nobody had since the seed */
export function freeCardNumber(db: Db): string {
  const { pattern } = cardSettings(db);
  const year = Number(db.today().slice(0, 4));
  for (;;) {
    const card = writeCard(pattern, db.nextNumber("card", db.records.count("donor")), year);
    if (!db.donors.isTaken("cardNumber", card, "")) return card;
  }
}
