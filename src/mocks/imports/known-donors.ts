import type { components } from "../../contract/api";
import { isIsoDay } from "../../domain/dates/days";
import { fold } from "../../domain/text";
import type { Db } from "../db/db";
import { type DonorKey, nameKey } from "../db/donors";
import type { DonorRecord, DonorRow } from "../db/models";

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
export function matchOf(donor: DonorRecord, by: Match["by"]): Match {
  const { _id, cardNumber, birthday, deleted } = donor;
  return { id: _id, name: personName(donor), cardNumber, birthday, by, deleted };
}

/** A donor with the key by which they were found. */
type FoundBy = [Match["by"], DonorRecord];

const nobody: Found = { match: null, candidates: [], reason: null };

/**
 * Finds the donor that a row of a file of donors is about: by our own code, fiscal code, card number, e-mail, name with
 * birth date, in this order. It never guesses: if two donors could be meant, if a card or an address belongs to a donor of
 * another name, or if a deleted donor comes again, the user has to say. A shared mailbox identifies nobody (record 0069).
 */
export function findDonor(db: Db, values: Values): Found {
  const there = (key: DonorKey, word: string) => db.donors.find(key, word);
  const fiscalCode = textIn(values, "fiscalCode").toUpperCase();
  const [lastName, firstName, birthday] = ["lastName", "firstName", "birthday"].map((name) => textIn(values, name));
  const name = nameKey(lastName ?? "", firstName ?? "");
  const person = birthday && name ? `${name} ${birthday}` : "";

  const byKey: [Match["by"] & DonorKey, DonorRecord[]][] = [
    ["key", there("key", textIn(values, "key"))],
    ["fiscalCode", there("fiscalCode", fiscalCode)],
    ["cardNumber", there("cardNumber", textIn(values, "cardNumber"))],
  ];
  const alive = ({ deleted }: DonorRecord) => !deleted;
  const mailbox = there("email", textIn(values, "email").toLowerCase());
  const isShared = mailbox.filter(alive).length > 1;
  // two fiscal codes are two people, whatever else they share
  const other = ({ fiscalCode: its }: DonorRecord) => Boolean(fiscalCode && its && its !== fiscalCode);
  const sameName = (donor: DonorRecord) => !name || nameKey(donor.lastName, donor.firstName) === name;

  const sure: FoundBy[] = [];
  const unsure: FoundBy[] = [];
  for (const [by, rows] of byKey)
    for (const row of rows) {
      const isSure = by !== "cardNumber" || (sameName(row) && !other(row));
      (isSure ? sure : unsure).push([by, row]);
    }
  // an address is a key only where nothing better is, and only of one donor; of a family's, the one of that name
  if (!sure.some(([, row]) => alive(row)))
    for (const row of mailbox)
      if (!other(row) && (!isShared || (name && sameName(row)))) (sameName(row) ? sure : unsure).push(["email", row]);
  for (const row of there("person", person)) if (!other(row)) sure.push(["name", row]);

  const found = distinct(sure.filter(([, row]) => alive(row)));
  const [first, second] = found;
  const strangers = distinct(unsure.filter(([, row]) => alive(row) && row !== first?.[1]));
  const matchesOf = (list: readonly FoundBy[]) => list.map(([by, donor]) => matchOf(donor, by));
  if (first && second)
    return { match: null, candidates: matchesOf(found), reason: `Può essere ${namesOf(matchesOf(found))}: chi è?` };
  const card = strangers.find(([by]) => by === "cardNumber");
  if (first && !card) return { match: matchOf(first[1], first[0]), candidates: [], reason: null };
  const asked = distinct([...(first ? [first] : []), ...strangers]);
  if (asked.length > 0)
    return { match: null, candidates: matchesOf(asked), reason: askAbout(values, matchesOf(asked)) };
  const gone = distinct(sure);
  if (gone.length > 0) {
    const candidates = matchesOf(gone);
    return { match: null, candidates, reason: `${namesOf(candidates)}: c’era già, poi è stato eliminato. Torna?` };
  }
  if (isShared && !name)
    return { ...nobody, reason: `L’indirizzo ${textIn(values, "email")} è di più donatori: serve un’altra chiave` };
  return nobody;
}

const KEYS = [
  ["key", "il codice"],
  ["fiscalCode", "il codice fiscale"],
  ["cardNumber", "la tessera"],
  ["email", "l’indirizzo"],
] as const;

/**
 * @returns that no donor has the keys of a row, which says too little to add one, in words; null if it says enough
 * @param hasZones a new donor needs a zone
 */
export function noDonor(values: Values, hasZones: boolean): string | null {
  const [last, first, area] = ["lastName", "firstName", "area"].map((name) => textIn(values, name));
  const missing = [last ? "" : "cognome", first ? "" : "nome", hasZones && !area ? "zona" : ""].filter(Boolean);
  const keys = KEYS.flatMap(([field, word]) => (textIn(values, field) ? [`${word} ${textIn(values, field)}`] : []));
  if (keys.length === 0 && last && first) return missing.length > 0 ? "Donatore nuovo: manca la zona" : null;
  if (keys.length === 0) return "Mancano la chiave (tessera, codice fiscale o e-mail) e il nome";
  if (missing.length === 0) return null;
  const list =
    missing.length === 1 ? `manca ${missing[0]}` : `mancano ${missing.slice(0, -1).join(", ")} e ${missing.at(-1)}`;
  return `Nessun donatore con ${keys.join(" o ")}; per aggiungerlo ${list}`;
}

function askAbout(values: Values, candidates: readonly Match[]): string {
  const card = candidates.find(({ by }) => by === "cardNumber");
  if (card) return `La tessera ${textIn(values, "cardNumber")} è di ${card.name}: chi è dei due?`;
  return `L’indirizzo ${textIn(values, "email")} è di ${namesOf(candidates)}: è la stessa persona?`;
}

const namesOf = (matches: readonly Match[]) => [...new Set(matches.map(({ name }) => name))].join(" o ");

/** Each donor once, by what they were found by first. */
const distinct = (list: readonly FoundBy[]): FoundBy[] =>
  list.filter(([, row], at) => list.findIndex(([, other]) => other === row) === at);

/** Looks for whose a donation or an award is: card number, fiscal code, name with birth date. Nobody is guessed. */
export function findOwner(db: Db, values: Values): Found {
  const there = (key: DonorKey, word: string) => db.donors.find(key, word).filter(({ deleted }) => !deleted);
  const card = textIn(values, "donorCardNumber");
  const fiscalCode = textIn(values, "donorFiscalCode").toUpperCase();
  const parts = nameKey(textIn(values, "donorLastName"), textIn(values, "donorFirstName"));
  const name = parts || fold(textIn(values, "donorName"));
  const birthday = textIn(values, "donorBirthday");
  const byName = there("name", name).filter((donor) => !birthday || donor.birthday === birthday);
  const found = distinct([
    ...there("cardNumber", card).map((donor): FoundBy => ["cardNumber", donor]),
    ...there("fiscalCode", fiscalCode).map((donor): FoundBy => ["fiscalCode", donor]),
  ]);
  // a name alone is asked about, where nothing better was found
  const rows = found.length > 0 ? found : byName.map((donor): FoundBy => ["name", donor]);
  const candidates = rows.map(([by, donor]) => matchOf(donor, by));
  const [only, second] = candidates;
  if (only && !second && found.length > 0 && !isNamed(db, only.id, name))
    return { match: null, candidates, reason: `${otherName(only, card, fiscalCode)}: di chi è?` };
  if (!only) return { ...nobody, reason: `Nessun donatore ${ownerWords(card, fiscalCode, values)}` };
  if (second) return { match: null, candidates, reason: `Può essere di ${namesOf(candidates)}: di chi è?` };
  if (only.by === "name" && !birthday)
    return { match: null, candidates, reason: `C’è un solo ${only.name}, ma manca la data di nascita: è sua?` };
  return { match: only, candidates: [], reason: null };
}

/** @returns whether all words of a name, in any order, are among the donor's */
function isNamed(db: Db, id: string, name: string): boolean {
  const donor = db.donor(id);
  const own = donor ? nameKey(donor.lastName, donor.firstName).split(/\s+/) : [];
  return name.split(/\s+/).every((word) => word === "" || own.includes(word));
}

const otherName = ({ by, name }: Match, card: string, fiscalCode: string): string =>
  by === "cardNumber" ? `La tessera ${card} è di ${name}` : `Il codice fiscale ${fiscalCode} è di ${name}`;

function ownerWords(card: string, fiscalCode: string, values: Values): string {
  if (card) return `con la tessera ${card}`;
  if (fiscalCode) return `con il codice fiscale ${fiscalCode}`;
  const name = textIn(values, "donorName") || `${textIn(values, "donorLastName")} ${textIn(values, "donorFirstName")}`;
  return name.trim() ? `di nome ${name.trim()}` : "indicato";
}

export const isDay = (value: unknown): value is string => typeof value === "string" && isIsoDay(value);
