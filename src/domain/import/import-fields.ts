import { AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../fields/donor-fields";
import type { FieldCatalogue, FieldDefinition } from "../fields/field";
import type { ImportEntity } from "./entity";

/** One thing that a column of a file can be. */
export interface ImportField extends FieldDefinition {
  readonly name: string;
  /** It isn't kept as it stands, but taken apart: into which fields. */
  readonly parts?: readonly string[];
  /** It says whose a donation or an award is, and is no field of theirs. */
  readonly finds?: true;
}

type Catalogue = Readonly<Record<string, Omit<ImportField, "name">>>;

/** "Rossi Mario" in one column, and a whole address in another: as many lists have them. */
const WHOLES = {
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
 * By what a donation or an award finds its donor: card number, fiscal code, or name with birth date. `donorName` is what
 * our own files call the donor (`domain/export/export-fields`).
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
  donors: { ...DONOR_FIELDS, ...WHOLES },
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

/** What our own files have and no import can write: it is worked out. */
export const COMPUTED_LABELS: readonly string[] = Object.values(COMPUTED_DONOR_FIELDS as FieldCatalogue).map(
  ({ label }) => label,
);

/** What a known donor is found by: a file that only updates donors needs one of them. The e-mail, if no other donor has it. */
export const DONOR_KEYS: readonly string[] = ["cardNumber", "fiscalCode", "key", "email"];

/**
 * What a file must have, each with what may take its place: without these no row can become a record. A donation or an award
 * that has its own code is one that is known, and so is its donor.
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
 * @param given fields that columns or constants give
 * @param zones names of the association's zones; without zones no donor needs one
 * @returns the fields that a file still needs
 */
export const missingFields = (entity: ImportEntity, given: ReadonlySet<string>, zones: readonly string[]): string[] => {
  const hasNames = given.has("lastName") && given.has("firstName");
  // it adds nobody: with names it could
  if (entity === "donors" && !hasNames && DONOR_KEYS.some((name) => given.has(name))) return [];
  return NEEDED[entity].flatMap(([name = "", ...others]) =>
    [name, ...others].some((one) => given.has(one)) || (name === "area" && zones.length === 0) ? [] : [name],
  );
};

/** @returns whether a cell of that field may not be empty, whatever else the row says */
export const isFilled = (entity: ImportEntity, name: string, zones: readonly string[]): boolean =>
  FILLED[entity].includes(name) && (name !== "area" || zones.length > 0);

const FILLED: Record<ImportEntity, readonly string[]> = {
  donors: ["lastName", "firstName", "area"],
  donations: ["date", "type", "place"],
  awards: [],
};
