import { CONSENTS, type ConsentField } from "../../../../domain/consents";
import { REGISTERED_DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import type { FieldCatalogue, FieldDefinition } from "../../../../domain/fields/field";
import type { NameOf, ValuesOf } from "../../../../domain/fields/form-values";

const fields = REGISTERED_DONOR_FIELDS;

/** What a donor tells of themselves (personal data, address, contacts), in the order in which it stands. */
export const REGISTRATION_FIELDS = {
  lastName: fields.lastName,
  firstName: fields.firstName,
  birthday: fields.birthday,
  birthplace: fields.birthplace,
  gender: fields.gender,
  fiscalCode: fields.fiscalCode,
  street: fields.street,
  cap: fields.cap,
  city: fields.city,
  province: fields.province,
  mobile: fields.mobile,
  phoneHome: fields.phoneHome,
  /** In the record it is the kind of mail. */
  byMail: { ...fields.mailType, kind: "flag", label: "Preferisco le e-mail alle lettere" },
} as const satisfies FieldCatalogue;

const consents = Object.fromEntries(
  CONSENTS.map(({ field, label }) => [field, { ...fields.privacy, label }]),
) as Record<ConsentField, FieldDefinition & { kind: "flag" }>;

/** What is asked besides of who isn't registered yet, and agreed to. */
export const APPLICATION_FIELDS = {
  ...REGISTRATION_FIELDS,
  area: fields.area,
  /** One of the zone's. */
  association: { ...fields.association, kind: "enumeration", acceptsUnknown: true },
  reason: fields.reason,
  /** Of the record's notes it is the one that belongs to joining: here, which other reason. */
  inscriptionNote: { ...fields.inscriptionNote, label: "Quale?" },
  ...consents,
  /** How far the form is: kept with the draft, and never sent with the form. */
  step: { kind: "code", label: "Passo", section: fields.area.section, editedBy: "nobody" },
} as const satisfies FieldCatalogue;

export type ApplicationValues = ValuesOf<typeof APPLICATION_FIELDS>;
export type ApplicationField = NameOf<typeof APPLICATION_FIELDS>;
export type RegistrationValues = ValuesOf<typeof REGISTRATION_FIELDS>;
export type RegistrationField = NameOf<typeof REGISTRATION_FIELDS>;
