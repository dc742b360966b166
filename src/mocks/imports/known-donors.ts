import { fold } from "../../domain/text";
import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import { type DonorKey, nameKey } from "../db/donor-keys";
import type { DonorRow } from "../db/donor-row";

export type Match = components["schemas"]["ImportMatch"];
export type Values = Readonly<Record<string, unknown>>;

/** Which donor a row of a file is about: none, one, or several that it might mean. */
export interface Found {
  match: Match | null;
  /** The donors that a person has to choose among. */
  candidates: Match[];
  /** Why a person has to choose; null where nobody has to. */
  reason: string | null;
}

export const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
};

export const personName = ({ lastName, firstName }: Pick<DonorRow, "lastName" | "firstName">): string =>
  `${lastName} ${firstName}`.trim();

/** @returns a donor as somebody who has to choose is told of one */
export function matchOf(db: Db, row: number, by: Match["by"]): Match {
  const donor = db.donors.at(row);
  const { _id, cardNumber, birthday } = donor;
  return { id: _id, name: personName(donor), cardNumber, birthday, by, deleted: !db.donors.exists(row) };
}

const nobody: Found = { match: null, candidates: [], reason: null };

/**
 * Looks for whom a row of a file of donors is about: our own code, fiscal code, card number, e-mail, name with birth date,
 * in this order. It never guesses: where two could be meant, where a card or an address belongs to somebody of another
 * name, and where somebody who was deleted comes again, a person has to say.
 */
export function findDonor(db: Db, values: Values): Found {
  const there = (key: DonorKey, word: string) => (word ? [...db.donors.keys.find(key, word)] : []);
  const fiscalCode = textIn(values, "fiscalCode").toUpperCase();
  const [lastName, firstName, birthday] = ["lastName", "firstName", "birthday"].map((name) => textIn(values, name));
  const name = nameKey(lastName ?? "", firstName ?? "");
  const person = birthday && name ? `${name} ${birthday}` : "";

  const byKey: [Match["by"] & DonorKey, number[]][] = [
    ["key", there("key", textIn(values, "key"))],
    ["fiscalCode", there("fiscalCode", fiscalCode)],
    ["cardNumber", there("cardNumber", textIn(values, "cardNumber"))],
    ["email", there("email", textIn(values, "email").toLowerCase())],
  ];
  // two fiscal codes are two people, whatever else they share
  const other = (row: number) => {
    const its = db.donors.at(row).fiscalCode;
    return Boolean(fiscalCode && its && its !== fiscalCode);
  };
  const sameName = (row: number) => !name || nameKey(db.donors.at(row).lastName, db.donors.at(row).firstName) === name;

  const sure: [Match["by"], number][] = [];
  const unsure: [Match["by"], number][] = [];
  for (const [by, rows] of byKey)
    for (const row of rows) {
      if (by === "email" && other(row)) continue;
      const isSure = by === "key" || by === "fiscalCode" || (sameName(row) && !other(row));
      (isSure ? sure : unsure).push([by, row]);
    }
  for (const row of there("person", person)) if (!other(row)) sure.push(["name", row]);

  const alive = distinct(sure.filter(([, row]) => db.donors.exists(row)));
  const [first, second] = alive;
  const strangers = distinct(unsure.filter(([, row]) => db.donors.exists(row) && row !== first?.[1]));
  const told = (list: readonly [Match["by"], number][]) => list.map(([by, row]) => matchOf(db, row, by));
  if (first && second)
    return { match: null, candidates: told(alive), reason: `Può essere ${namesOf(told(alive))}: chi è?` };
  const card = strangers.find(([by]) => by === "cardNumber");
  if (first && !card) return { match: matchOf(db, first[1], first[0]), candidates: [], reason: null };
  const asked = distinct([...(first ? [first] : []), ...strangers]);
  if (asked.length > 0) return { match: null, candidates: told(asked), reason: askAbout(values, told(asked)) };
  const gone = distinct(sure);
  if (gone.length > 0) {
    const candidates = told(gone);
    return { match: null, candidates, reason: `${namesOf(candidates)}: c’era già, poi è stato eliminato. Torna?` };
  }
  return nobody;
}

function askAbout(values: Values, candidates: readonly Match[]): string {
  const card = candidates.find(({ by }) => by === "cardNumber");
  if (card) return `La tessera ${textIn(values, "cardNumber")} è di ${card.name}: chi è dei due?`;
  return `L’indirizzo ${textIn(values, "email")} è di ${namesOf(candidates)}: è la stessa persona?`;
}

const namesOf = (matches: readonly Match[]) => [...new Set(matches.map(({ name }) => name))].join(" o ");

/** Each row once, by what it was found by first. */
const distinct = (list: readonly [Match["by"], number][]): [Match["by"], number][] =>
  list.filter(([, row], at) => list.findIndex(([, other]) => other === row) === at);

/** Looks for whose a donation or an award is: card number, fiscal code, name with birth date. Nobody is guessed. */
export function findOwner(db: Db, values: Values): Found {
  const there = (key: DonorKey, word: string) =>
    (word ? db.donors.keys.find(key, word) : []).filter((row) => db.donors.exists(row));
  const card = textIn(values, "donorCardNumber");
  const fiscalCode = textIn(values, "donorFiscalCode").toUpperCase();
  const parts = nameKey(textIn(values, "donorLastName"), textIn(values, "donorFirstName"));
  const name = parts || fold(textIn(values, "donorName"));
  const birthday = textIn(values, "donorBirthday");
  const byName = there("name", name).filter((row) => !birthday || db.donors.at(row).birthday === birthday);
  const found = distinct([
    ...there("cardNumber", card).map((row): [Match["by"], number] => ["cardNumber", row]),
    ...there("fiscalCode", fiscalCode).map((row): [Match["by"], number] => ["fiscalCode", row]),
  ]);
  // a name alone is asked about, where nothing better was found
  const rows = found.length > 0 ? found : byName.map((row): [Match["by"], number] => ["name", row]);
  const candidates = rows.map(([by, row]) => matchOf(db, row, by));
  const [only, second] = candidates;
  if (!only) return { ...nobody, reason: `Nessun donatore ${ownerWords(card, fiscalCode, values)}` };
  if (second) return { match: null, candidates, reason: `Può essere di ${namesOf(candidates)}: di chi è?` };
  if (only.by === "name" && !birthday)
    return { match: null, candidates, reason: `C’è un solo ${only.name}, ma manca la data di nascita: è sua?` };
  return { match: only, candidates: [], reason: null };
}

function ownerWords(card: string, fiscalCode: string, values: Values): string {
  if (card) return `con la tessera ${card}`;
  if (fiscalCode) return `con il codice fiscale ${fiscalCode}`;
  const name = textIn(values, "donorName") || `${textIn(values, "donorLastName")} ${textIn(values, "donorFirstName")}`;
  return name.trim() ? `di nome ${name.trim()}` : "indicato";
}
