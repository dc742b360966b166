import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../domain/fields/form-values";
import type { DonorRecord } from "../donor-reads";

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

/** How the association's letters reach a donor, in the words of the record. */
const BY_MAIL = "E-mail";
const BY_POST = "Posta";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: DonorRecord): OwnValues =>
  toForm(OWN_FIELDS, { ...donor, byMail: donor.mailType !== BY_POST });

/**
 * @param kept whether the kind of mail stays as it is: it may be neither of ours
 * @returns what is sent of the form, in the words of the record
 */
export const bodyOf = ({ byMail, ...body }: Record<string, unknown>, kept: boolean): Record<string, unknown> =>
  kept || byMail === undefined ? body : { ...body, mailType: byMail ? BY_MAIL : BY_POST };

/** @returns what the ability and the record call a field */
export const nameInRecord = (field: string): string => (field === "byMail" ? "mailType" : field);
