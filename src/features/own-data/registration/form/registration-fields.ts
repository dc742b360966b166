import { CONSENTS, type ConsentField } from "../../../../domain/donor/consents";
import { REGISTERED_DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import type { FieldCatalogue, FieldDefinition } from "../../../../domain/fields/field";
import type { NameOf, ValuesOf } from "../../../../domain/fields/form-values";
import { ownFields } from "../../../../domain/fields/own-fields";

const fields = REGISTERED_DONOR_FIELDS;

/** All fields that donors fill in about themselves. */
export const REGISTRATION_FIELDS = ownFields(fields);

const consents = Object.fromEntries(
  CONSENTS.map(({ field, label }) => [field, { ...fields.privacy, label }]),
) as Record<ConsentField, FieldDefinition & { kind: "flag" }>;

/** The same with the questions and consents for a donor who isn't registered yet. */
export const APPLICATION_FIELDS = {
  ...REGISTRATION_FIELDS,
  area: fields.area,
  /** One of the zone's. */
  association: { ...fields.association, kind: "enumeration", options: {}, acceptsUnknown: true },
  reason: fields.reason,
  /** Of the record's notes it is the one that belongs to joining: here, which other reason. */
  inscriptionNote: { ...fields.inscriptionNote, label: "Quale?" },
  ...consents,
  /** How far the form is: kept with the draft, and never sent with the form. */
  step: { kind: "code", label: "Passo", section: fields.area.section, editedBy: "nobody" },
  /** The versions of the texts that the consents are to (`readSeen`): kept with the draft as the ticks are. */
  seen: { kind: "code", label: "Testi letti", section: fields.area.section, editedBy: "nobody" },
} as const satisfies FieldCatalogue;

export type ApplicationValues = ValuesOf<typeof APPLICATION_FIELDS>;
export type ApplicationField = NameOf<typeof APPLICATION_FIELDS>;
export type RegistrationValues = ValuesOf<typeof REGISTRATION_FIELDS>;
export type RegistrationField = NameOf<typeof REGISTRATION_FIELDS>;
