import type { components } from "../../contract/api";
import { isSimilarCard, plainCard } from "../../domain/donor/card-number";
import { createWordSearch } from "../../domain/language/word-search";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { query } from "../db/query";
import { type Body, textOf } from "../handlers/request";
import { donatingFacts } from "../write/many-records";

type Schemas = components["schemas"];

const MAX_BY_NAME = 10;
const MAX_SIMILAR = 5;

/** @returns a function that finds the donors of a row: by id, card number, fiscal code or name */
export function donorFinder(db: Db, user: StaffUser): (row: Body) => Schemas["CollectionDaySearch"] {
  const mayRead = (donor: DonorRecord) => allows(user, "read", "Donor", donor);
  let cards: Map<string, DonorRecord[]> | undefined;
  const ofCard = (card: string) => {
    if (!cards) {
      cards = new Map();
      for (const donor of db.donors.rows())
        for (const { cardNumber } of [donor, ...db.donors.partsOf(donor)]) {
          const key = cardNumber && plainCard(cardNumber);
          if (key) cards.set(key, [...new Set([...(cards.get(key) ?? []), donor])]);
        }
    }
    return cards.get(plainCard(card)) ?? [];
  };
  const similarTo = (card: string) =>
    db.donors.rows().filter((donor) => donor.cardNumber && isSimilarCard(card, donor.cardNumber) && mayRead(donor));
  const ofName = (name: string) => {
    const matches = createWordSearch(name);
    const hasName = ({ lastName, firstName }: DonorRecord) => matches(`${lastName}\n${firstName}`);
    const list = { order: "lastName", skip: 0, limit: MAX_BY_NAME };
    return query(db.donors, list, (donor) => mayRead(donor) && hasName(donor)).rows;
  };
  const find = ({ donorId, cardNumber, fiscalCode, name }: Record<string, string>): readonly DonorRecord[] => {
    if (cardNumber) return ofCard(cardNumber);
    if (fiscalCode) return db.donors.find("fiscalCode", fiscalCode.toUpperCase()).filter(({ deleted }) => !deleted);
    if (name) return ofName(name);
    const donor = donorId && db.currentDonor(donorId);
    return donor ? [donor] : [];
  };
  return (row) => {
    const values = Object.fromEntries(Object.keys(row).map((field) => [field, textOf(row[field])]));
    const all = find(values);
    const found = all.filter(mayRead);
    const similar = found.length === 0 && values.cardNumber ? similarTo(values.cardNumber).slice(0, MAX_SIMILAR) : [];
    const present = (donor: DonorRecord) => presentDonor(db, donor);
    return { found: found.map(present), similar: similar.map(present), elsewhere: found.length < all.length };
  };
}

function presentDonor(db: Db, donor: DonorRecord): Schemas["CollectionDayDonor"] {
  const { _id, firstName, lastName, cardNumber, area, bloodGroup } = donor;
  return { _id, firstName, lastName, cardNumber, area, bloodGroup, ...donatingFacts(db, donor) };
}
