import type { Donor } from "../entities";
import { DONOR_FIELDS, DONOR_SECTIONS, SPREAD_FIELDS } from "../fields/donor-fields";
import { checkFiscalCode, fiscalCodeParts, normaliseFiscalCode } from "../fiscal-code/fiscal-code";
import { fiscalCodeDisagreements } from "../fiscal-code/person";
import { phoneDigits } from "../contacts/phone-digits";
import { presentStatus, type Status } from "./status";

/**
 * What becomes of two records of one person. The page shows it before the merge, and the server does it, by the same functions.
 */

export type MergeField = keyof typeof DONOR_FIELDS;

/** Fields that are chosen with another one: an address, a place in the association. */
const TOGETHER: Partial<Record<MergeField, readonly MergeField[]>> = {
  street: ["cap", "city", "province"],
  area: ["association"],
};
/** They follow another field, or the consents. */
const FOLLOWING: ReadonlySet<MergeField> = new Set([...Object.values(TOGETHER).flat(), "privacy"]);
const sectionOf = (name: MergeField) => DONOR_SECTIONS.indexOf(DONOR_FIELDS[name].section);
/** What people fill in, in the order of the sections; the rest follows from rules. */
export const MERGE_UNITS = SPREAD_FIELDS.filter((name) => !FOLLOWING.has(name))
  .toSorted((one, other) => sectionOf(one) - sectionOf(other))
  .map((name) => ({ name, fields: [name, ...(TOGETHER[name] ?? [])] }));

/** Notes are kept together. */
const NOTES: ReadonlySet<string> = new Set<MergeField>(["note", "inscriptionNote"]);
/** They follow the record with more donations, because the person uses them. */
const OF_DONATIONS: ReadonlySet<string> = new Set<MergeField>(["cardNumber", "serialNumber", "area"]);

interface Suspension {
  from: string | null;
  until: string | null;
  reason: string;
}

/** The parts of a record that a merge decides on. Codes may be unknown to a client. */
export type MergedRecord = Readonly<Record<MergeField, unknown>> &
  Pick<Donor, "_id" | "status" | "lastName" | "firstName" | "gender" | "birthday" | "fiscalCode" | "email"> & {
    readonly donationsNumber: number | null;
    readonly suspended: boolean | null;
    readonly suspensionDate: string | null;
    readonly suspension?: Suspension | null;
  };

/** Which record's value is kept, by the id of the record; "both" for notes. */
export type MergeChoices = Readonly<Partial<Record<MergeField, string>>>;
export const BOTH = "both";

/** Why a value is chosen beforehand. */
export type PresetReason = "fiscalCode" | "newest" | "donations" | "notes" | null;

export interface ComparedUnit {
  name: MergeField;
  fields: readonly MergeField[];
  /** "only": one record has a value, which is kept without a question. */
  kind: "equal" | "only" | "differs";
  /** Id of the record whose value is kept unless the user chooses another; "both" for notes. */
  preset: string;
  reason: PresetReason;
}

/** When a field was last changed, by field (ISO instants). */
export type ChangeDates = Readonly<Record<string, string>>;
type Dated<R> = R & { readonly changed?: ChangeDates };

const isMissing = (field: string, value: unknown): boolean =>
  value === null || value === undefined || value === "" || (field === "bloodGroup" && value === "ND");

const isEqual = (field: string, one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (isMissing(field, one) || isMissing(field, other)) return isMissing(field, one) && isMissing(field, other);
  const [a, b] = [String(one).trim(), String(other).trim()];
  if (/phone|mobile/i.test(field)) return phoneDigits(a) === phoneDigits(b);
  if (/email/i.test(field)) return a.toLowerCase() === b.toLowerCase();
  return field === "fiscalCode" ? normaliseFiscalCode(a) === normaliseFiscalCode(b) : a === b;
};

/** Whether the first record has more donations; of two with as many, the first. */
const hasMore = (one: MergedRecord, other: MergedRecord) => (one.donationsNumber ?? 0) >= (other.donationsNumber ?? 0);

const codeOf = ({ fiscalCode }: MergedRecord) => normaliseFiscalCode(fiscalCode ?? "");
/** Ranks a fiscal code: 2 with the data of a person, 1 if temporary, 0 if invalid. */
const worth = (record: MergedRecord) =>
  checkFiscalCode(codeOf(record)).valid ? 1 + Number(fiscalCodeParts(codeOf(record)) !== null) : 0;

/** What a fiscal code says. */
const IN_CODE: ReadonlySet<string> = new Set<MergeField>(["lastName", "firstName", "gender", "birthday"]);

/** The id of the record with the higher score; null if they are equal. */
function higher<R extends MergedRecord>([one, other]: readonly [R, R], score: (record: R) => number | string) {
  const [mine, theirs] = [score(one), score(other)];
  return mine === theirs ? null : mine > theirs ? one._id : other._id;
}

/** The record whose value agrees with a fiscal code while the other's doesn't; null if a code says nothing. */
function byFiscalCode(name: MergeField, both: readonly [MergedRecord, MergedRecord]): string | null {
  if (name === "fiscalCode") return higher(both, worth);
  const code = codeOf(worth(both[0]) >= worth(both[1]) ? both[0] : both[1]);
  if (!IN_CODE.has(name) || !code) return null;
  return higher(both, (record) => -fiscalCodeDisagreements(code, { [name]: record[name] ?? undefined }).length);
}

/** @returns when a unit was changed last; "" if unknown */
export const lastChange = ({ fields }: Pick<ComparedUnit, "fields">, { changed }: Dated<object>): string =>
  fields.flatMap((field) => changed?.[field] ?? []).reduce((last, date) => (date > last ? date : last), "");

/** @returns the units of two records, with a choice beforehand: by fiscal code, then the newest, then that with more donations */
export function compareUnits(one: Dated<MergedRecord>, other: Dated<MergedRecord>): ComparedUnit[] {
  const main = hasMore(one, other) ? one._id : other._id;
  return MERGE_UNITS.map((unit): ComparedUnit => {
    const { name, fields } = unit;
    const missing = [one, other].map((record) => fields.every((field) => isMissing(field, record[field])));
    if (fields.every((field) => isEqual(field, one[field], other[field])))
      return { ...unit, kind: "equal", preset: main, reason: null };
    if (missing[0] || missing[1])
      return { ...unit, kind: "only", preset: missing[0] ? other._id : one._id, reason: null };
    const differs = { ...unit, kind: "differs" } as const;
    if (NOTES.has(name)) return { ...differs, preset: BOTH, reason: "notes" };
    const agreeing = byFiscalCode(name, [one, other]);
    if (agreeing) return { ...differs, preset: agreeing, reason: "fiscalCode" };
    if (OF_DONATIONS.has(name)) return { ...differs, preset: main, reason: "donations" };
    const isDated = [one, other].every((record) => lastChange(unit, record) !== "");
    const newest = isDated ? higher([one, other], (record) => lastChange(unit, record)) : null;
    return { ...differs, preset: newest ?? main, reason: newest ? "newest" : null };
  });
}

/**
 * The statuses in the order in which they win: what forbids to donate or to sign in, then the record in use, because duplicates are
 * often deactivated instead of merged. Null: one that isn't known.
 */
const STATUS_ORDER: readonly (Status | null)[] = [
  "dead",
  "permanentlySuspended",
  "suspended",
  "temporarilySuspended",
  null,
  "lockedOut",
  "active",
  "passwordExpired",
  "inactive",
  "verified",
  "pending",
  "provisioned",
  "staged",
];

const rankOf = ({ status }: MergedRecord): number => STATUS_ORDER.indexOf(presentStatus(status).status);
const FAR = "9999-12-31";

/** @returns the record whose status, with its suspension, the merged record has: of two suspensions the longer one */
export function winningStatus<R extends MergedRecord>(one: R, other: R): R {
  const ranks = rankOf(one) - rankOf(other);
  if (ranks !== 0) return ranks < 0 ? one : other;
  const [mine, theirs] = [one, other].map(({ suspension }) => (suspension ? (suspension.until ?? FAR) : ""));
  return (theirs ?? "") > (mine ?? "") ? other : one;
}

/**
 * @param survivor the record that stays
 * @param choices without a choice, the value chosen beforehand
 * @returns the record after the merge, without consents and what follows from donations and awards
 */
export function mergeRecords<R extends MergedRecord>(survivor: Dated<R>, other: Dated<R>, choices: MergeChoices): R {
  const values: Record<string, unknown> = {};
  for (const { name, fields, kind, preset } of compareUnits(survivor, other)) {
    if (kind === "equal") continue;
    const chosen = (kind === "differs" && choices[name]) || preset;
    if (chosen === BOTH && NOTES.has(name)) values[name] = `${String(survivor[name])}\n${String(other[name])}`;
    else for (const field of fields) values[field] = (chosen === other._id ? other : survivor)[field];
  }
  const { status, suspended, suspensionDate, suspension } = winningStatus<R>(survivor, other);
  return { ...survivor, ...values, status, suspended, suspensionDate, suspension };
}

/** @returns the addresses with which somebody could sign in before a merge and can't after it; none if nobody can any more */
export function closedLogins(
  signingIn: readonly { readonly email: string | null }[],
  { email: kept, status }: { readonly email: string | null; readonly status: string },
): string[] {
  if (status === "dead") return [];
  return signingIn.flatMap(({ email }) => (email && email.toLowerCase() !== kept?.toLowerCase() ? [email] : []));
}
