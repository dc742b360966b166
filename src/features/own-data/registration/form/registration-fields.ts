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

/** The same fields, and the questions and consents for a donor who isn't registered yet. */
export const APPLICATION_FIELDS = {
  ...REGISTRATION_FIELDS,
  area: fields.area,
  /** An association of the zone. */
  association: { ...fields.association, kind: "enumeration", options: {}, acceptsUnknown: true },
  reason: fields.reason,
  /** The text of another reason to join. */
  inscriptionNote: { ...fields.inscriptionNote, label: "Quale?" },
  ...consents,
  /** The current step: saved with the draft, not sent with the form. */
  step: { kind: "code", label: "Passo", section: fields.area.section, editedBy: "nobody" },
  /** The versions of the consent texts that the user has seen (`readSeen`): saved with the draft. */
  seen: { kind: "code", label: "Testi letti", section: fields.area.section, editedBy: "nobody" },
} as const satisfies FieldCatalogue;

export type ApplicationValues = ValuesOf<typeof APPLICATION_FIELDS>;
export type ApplicationField = NameOf<typeof APPLICATION_FIELDS>;
export type RegistrationValues = ValuesOf<typeof REGISTRATION_FIELDS>;
export type RegistrationField = NameOf<typeof REGISTRATION_FIELDS>;
