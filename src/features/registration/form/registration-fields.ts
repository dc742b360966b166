import { REGISTERED_DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { NameOf, ValuesOf } from "../../../domain/fields/form-values";

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

export type RegistrationValues = ValuesOf<typeof REGISTRATION_FIELDS>;
export type RegistrationField = NameOf<typeof REGISTRATION_FIELDS>;
