import { AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { DONOR_FIELDS } from "../fields/donor-fields";
import type { FieldDefinition } from "../fields/field";
import type { ImportEntity } from "./entity";

/** A field that a column of a file can have. */
export interface ImportField extends FieldDefinition {
  readonly name: string;
  /** The fields into which it is split. */
  readonly parts?: readonly string[];
  /** Whether it identifies the donor of a donation or an award. */
  readonly finds?: true;
}

type Catalogue = Readonly<Record<string, Omit<ImportField, "name">>>;

/** Columns with a full name or a full address. */
const COMBINED = {
  fullName: {
    kind: "text",
    label: "Cognome e nome",
    section: "Persona",
    editedBy: "staff",
    parts: ["lastName", "firstName"],
  },
  fullAddress: {
    kind: "text",
    label: "Indirizzo completo",
    section: "Recapiti",
    editedBy: "staff",
    parts: ["street", "cap", "city", "province"],
  },
} as const satisfies Catalogue;

const ofDonor = { section: "Donatore", editedBy: "staff", finds: true } as const;

/**
 * The fields that identify the donor of a donation or an award: card number, fiscal code, or name with birth date. Our exports
 * have `donorName` (`domain/export/export-fields`).
 */
const FINDERS = {
  donorCardNumber: { ...ofDonor, kind: "code", label: "Tessera del donatore" },
  donorFiscalCode: { ...ofDonor, kind: "code", label: "Codice fiscale del donatore", format: "fiscalCode" },
  donorName: { ...ofDonor, kind: "text", label: "Donatore" },
  donorLastName: { ...ofDonor, kind: "text", label: "Cognome del donatore", format: "name" },
  donorFirstName: { ...ofDonor, kind: "text", label: "Nome del donatore", format: "name" },
  donorBirthday: { ...ofDonor, kind: "day", label: "Data di nascita del donatore" },
} as const satisfies Catalogue;

const CATALOGUES: Record<ImportEntity, Catalogue> = {
  donors: { ...DONOR_FIELDS, ...COMBINED },
  donations: { ...FINDERS, ...DONATION_FIELDS },
  awards: { ...FINDERS, ...AWARD_FIELDS },
};

const listed = (catalogue: Catalogue): readonly ImportField[] =>
  Object.entries(catalogue).map(([name, field]) => ({ ...field, name }));

const FIELDS: Record<ImportEntity, readonly ImportField[]> = {
  donors: listed(CATALOGUES.donors),
  donations: listed(CATALOGUES.donations),
  awards: listed(CATALOGUES.awards),
};

export const importFields = (entity: ImportEntity): readonly ImportField[] => FIELDS[entity];

export const importField = (entity: ImportEntity, name: string): ImportField | undefined =>
  Object.hasOwn(CATALOGUES[entity], name) ? FIELDS[entity].find((field) => field.name === name) : undefined;

/** The fields that identify an existing donor. A file that only updates donors needs one of them. The email must be unique. */
export const DONOR_KEYS: readonly string[] = ["cardNumber", "fiscalCode", "key", "email"];

/**
 * The fields that a file must have, each with alternatives. A donation or an award with a code (`key`) exists already, and so
 * does its donor.
 */
const NEEDED: Record<ImportEntity, readonly (readonly string[])[]> = {
  donors: [["lastName", "fullName"], ["firstName", "fullName"], ["area"]],
  donations: [
    ["date"],
    ["type"],
    ["place"],
    ["donorCardNumber", "donorFiscalCode", "donorName", "donorLastName", "key"],
  ],
  awards: [
    ["awardDonorsGroup", "award"],
    ["donorCardNumber", "donorFiscalCode", "donorName", "donorLastName", "key"],
  ],
};

/**
 * @param given fields with a column or a constant
 * @param zones names of the association's zones; without zones, no donor needs one
 * @returns the fields that a file still needs
 */
export const missingFields = (entity: ImportEntity, given: ReadonlySet<string>, zones: readonly string[]): string[] => {
  const hasNames = given.has("lastName") && given.has("firstName");
  // without names, the file only updates donors
  if (entity === "donors" && !hasNames && DONOR_KEYS.some((name) => given.has(name))) return [];
  return NEEDED[entity].flatMap(([name = "", ...others]) =>
    [name, ...others].some((field) => given.has(field)) || (name === "area" && zones.length === 0) ? [] : [name],
  );
};

/** @returns whether a cell of a field may not be empty */
export const isFilled = (entity: ImportEntity, name: string, zones: readonly string[]): boolean =>
  FILLED[entity].includes(name) && (name !== "area" || zones.length > 0);

const FILLED: Record<ImportEntity, readonly string[]> = {
  donors: ["lastName", "firstName", "area"],
  donations: ["date", "type", "place"],
  awards: [],
};
