import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../../domain/fields/form-values";
import { BY_POST } from "../../../domain/fields/mail-type";
import type { DonorRecord } from "../../../shared/donor/reads";

const fields = DONOR_FIELDS;

/** All that a donor may change of the own record (decisions §3), but for the consent, which is asked for by itself. */
export const OWN_FIELDS = {
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
  branch: fields.branch,
  officePhone: fields.officePhone,
  officeEmail: fields.officeEmail,
  aggregateOf: fields.aggregateOf,
  reason: fields.reason,
  inscriptionNote: fields.inscriptionNote,
} as const satisfies FieldCatalogue;

export type OwnField = NameOf<typeof OWN_FIELDS>;
export type OwnValues = ValuesOf<typeof OWN_FIELDS>;

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: DonorRecord): OwnValues =>
  toForm(OWN_FIELDS, { ...donor, byMail: donor.mailType !== BY_POST });
