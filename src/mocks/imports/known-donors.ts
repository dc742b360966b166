import type { components } from "../../contract/api";
import { isIsoDay } from "../../domain/dates/days";
import { fold } from "../../domain/text";
import type { Db } from "../db/db";
import { type DonorKey, nameKey } from "../db/donors";
import type { DonorRecord, DonorRow } from "../db/models";

export type Match = components["schemas"]["ImportMatch"];
export type Values = Readonly<Record<string, unknown>>;

/** Result of the search for the donor of a row: none, one, or several candidates. */
export interface Found {
  match: Match | null;
  /** Donors among whom the user has to choose. */
  candidates: Match[];
  /** Why the user has to choose, or why there is no donor. */
  reason: string | null;
}

export const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
};

export const personName = ({ lastName, firstName }: Pick<DonorRow, "lastName" | "firstName">): string =>
  `${lastName} ${firstName}`.trim();

/** @returns a donor as a match. @param by the key that identified the donor */
export function matchOf(donor: DonorRecord, by: Match["by"]): Match {
  const { _id, cardNumber, birthday, deleted } = donor;
  return { id: _id, name: personName(donor), cardNumber, birthday, by, deleted };
}

/** A donor with the key that identified them. */
type FoundBy = [Match["by"], DonorRecord];

const NO_DONOR: Found = { match: null, candidates: [], reason: null };

/**
 * Finds the donor of a row by our own code, fiscal code, card number, e-mail, or name with birth date, in this order. The user
 * has to choose if there are two donors, if a card or an e-mail address belongs to a donor with another name, or if the donor
 * was deleted. An address of several donors identifies nobody (docs/decisions/importer.md, "A row finds its donor by the best
 * key").
 */
export function findDonor(db: Db, values: Values): Found {
  // a merged record is a part of another donor, and can't return
  const find = (key: DonorKey, value: string) => db.donors.find(key, value).filter(({ mergedInto }) => !mergedInto);
  const fiscalCode = textIn(values, "fiscalCode").toUpperCase();
  const [lastName, firstName, birthday] = ["lastName", "firstName", "birthday"].map((name) => textIn(values, name));
  const name = nameKey(lastName ?? "", firstName ?? "");
  const person = birthday && name ? `${name} ${birthday}` : "";

  const byKey: [Match["by"] & DonorKey, DonorRecord[]][] = [
    ["key", find("key", textIn(values, "key"))],
    ["fiscalCode", find("fiscalCode", fiscalCode)],
    ["cardNumber", find("cardNumber", textIn(values, "cardNumber"))],
  ];
  const exists = ({ deleted }: DonorRecord) => !deleted;
  const mailbox = find("email", textIn(values, "email").toLowerCase());
  const isShared = mailbox.filter(exists).length > 1;
  // different fiscal codes are different people
  const isOther = (donor: DonorRecord) => Boolean(fiscalCode && donor.fiscalCode && donor.fiscalCode !== fiscalCode);
  const sameName = (donor: DonorRecord) => !name || nameKey(donor.lastName, donor.firstName) === name;

  const sure: FoundBy[] = [];
  const unsure: FoundBy[] = [];
  for (const [by, rows] of byKey)
    for (const row of rows) {
      const isSure = by !== "cardNumber" || (sameName(row) && !isOther(row));
      (isSure ? sure : unsure).push([by, row]);
    }
  // an e-mail address only counts without a better key; one of a family only for the donor of the same name
  if (!sure.some(([, row]) => exists(row)))
    for (const row of mailbox)
      if (!isOther(row) && (!isShared || (name && sameName(row)))) (sameName(row) ? sure : unsure).push(["email", row]);
  for (const row of find("person", person)) if (!isOther(row)) sure.push(["name", row]);

  const found = distinct(sure.filter(([, row]) => exists(row)));
  const [first, second] = found;
  const doubtful = distinct(unsure.filter(([, row]) => exists(row) && row !== first?.[1]));
  const matchesOf = (list: readonly FoundBy[]) => list.map(([by, donor]) => matchOf(donor, by));
  if (first && second)
    return { match: null, candidates: matchesOf(found), reason: `Può essere ${namesOf(matchesOf(found))}: chi è?` };
  const card = doubtful.find(([by]) => by === "cardNumber");
  if (first && !card) return { match: matchOf(first[1], first[0]), candidates: [], reason: null };
  const possible = distinct([...(first ? [first] : []), ...doubtful]);
  if (possible.length > 0)
    return { match: null, candidates: matchesOf(possible), reason: questionAbout(values, matchesOf(possible)) };
  const deleted = distinct(sure);
  if (deleted.length > 0) {
    const candidates = matchesOf(deleted);
    return { match: null, candidates, reason: `${namesOf(candidates)}: c’era già, poi è stato eliminato. Torna?` };
  }
  if (isShared && !name)
    return { ...NO_DONOR, reason: `L’indirizzo ${textIn(values, "email")} è di più donatori: serve un’altra chiave` };
  return NO_DONOR;
}

const KEYS = [
  ["key", "il codice"],
  ["fiscalCode", "il codice fiscale"],
  ["cardNumber", "la tessera"],
  ["email", "l’indirizzo"],
] as const;

/**
 * @param hasZones whether a new donor needs a zone
 * @returns the reason why a row without a match can't become a new donor; null: it can
 */
export function missingDataReason(values: Values, hasZones: boolean): string | null {
  const [last, first, area] = ["lastName", "firstName", "area"].map((name) => textIn(values, name));
  const missing = [last ? "" : "cognome", first ? "" : "nome", hasZones && !area ? "zona" : ""].filter(Boolean);
  const keys = KEYS.flatMap(([field, label]) => (textIn(values, field) ? [`${label} ${textIn(values, field)}`] : []));
  if (keys.length === 0 && last && first) return missing.length > 0 ? "Donatore nuovo: manca la zona" : null;
  if (keys.length === 0) return "Mancano la chiave (tessera, codice fiscale o e-mail) e il nome";
  if (missing.length === 0) return null;
  const list =
    missing.length === 1 ? `manca ${missing[0]}` : `mancano ${missing.slice(0, -1).join(", ")} e ${missing.at(-1)}`;
  return `Nessun donatore con ${keys.join(" o ")}; per aggiungerlo ${list}`;
}

function questionAbout(values: Values, candidates: readonly Match[]): string {
  const card = candidates.find(({ by }) => by === "cardNumber");
  if (card) return `La tessera ${textIn(values, "cardNumber")} è di ${card.name}: chi è dei due?`;
  return `L’indirizzo ${textIn(values, "email")} è di ${namesOf(candidates)}: è la stessa persona?`;
}

const namesOf = (matches: readonly Match[]) => [...new Set(matches.map(({ name }) => name))].join(" o ");

/** @returns each donor once, with the first key */
const distinct = (list: readonly FoundBy[]): FoundBy[] =>
  list.filter(([, row], at) => list.findIndex(([, other]) => other === row) === at);

/** Finds the donor of a donation or an award by card number, fiscal code, or name with birth date. */
export function findOwner(db: Db, values: Values): Found {
  const find = (key: DonorKey, value: string) => db.donors.find(key, value).filter(({ deleted }) => !deleted);
  const card = textIn(values, "donorCardNumber");
  const fiscalCode = textIn(values, "donorFiscalCode").toUpperCase();
  const parts = nameKey(textIn(values, "donorLastName"), textIn(values, "donorFirstName"));
  const name = parts || fold(textIn(values, "donorName"));
  const birthday = textIn(values, "donorBirthday");
  const byName = find("name", name).filter((donor) => !birthday || donor.birthday === birthday);
  const found = distinct([
    ...find("cardNumber", card).map((donor): FoundBy => ["cardNumber", donor]),
    ...find("fiscalCode", fiscalCode).map((donor): FoundBy => ["fiscalCode", donor]),
  ]);
  // the user has to confirm a name without another key
  const rows = found.length > 0 ? found : byName.map((donor): FoundBy => ["name", donor]);
  const candidates = rows.map(([by, donor]) => matchOf(donor, by));
  const [only, second] = candidates;
  if (only && !second && found.length > 0 && !hasName(db, only.id, name))
    return { match: null, candidates, reason: `${otherName(only, card, fiscalCode)}: di chi è?` };
  if (!only) return { ...NO_DONOR, reason: `Nessun donatore ${ownerText(card, fiscalCode, values)}` };
  if (second) return { match: null, candidates, reason: `Può essere di ${namesOf(candidates)}: di chi è?` };
  if (only.by === "name" && !birthday)
    return { match: null, candidates, reason: `C’è un solo ${only.name}, ma manca la data di nascita: è sua?` };
  return { match: only, candidates: [], reason: null };
}

/** @returns whether the donor's name contains all words of a name, in any order */
function hasName(db: Db, id: string, name: string): boolean {
  const donor = db.donor(id);
  const own = donor ? nameKey(donor.lastName, donor.firstName).split(/\s+/) : [];
  return name.split(/\s+/).every((word) => word === "" || own.includes(word));
}

const otherName = ({ by, name }: Match, card: string, fiscalCode: string): string =>
  by === "cardNumber" ? `La tessera ${card} è di ${name}` : `Il codice fiscale ${fiscalCode} è di ${name}`;

function ownerText(card: string, fiscalCode: string, values: Values): string {
  if (card) return `con la tessera ${card}`;
  if (fiscalCode) return `con il codice fiscale ${fiscalCode}`;
  const name = textIn(values, "donorName") || `${textIn(values, "donorLastName")} ${textIn(values, "donorFirstName")}`;
  return name.trim() ? `di nome ${name.trim()}` : "indicato";
}

export const isDay = (value: unknown): value is string => typeof value === "string" && isIsoDay(value);
