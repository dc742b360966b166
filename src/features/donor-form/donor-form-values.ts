import { toForm } from "../../domain/fields/form-values";
import type { DonorRecord } from "../donor-reads";
import { DONOR_FORM_FIELDS, type DonorFormValues } from "./donor-form-fields";

/** How the association's letters reach a donor, in the words of the record. */
const BY_MAIL = "E-mail";
const BY_POST = "Posta";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: Partial<DonorRecord>): DonorFormValues =>
  toForm(DONOR_FORM_FIELDS, { ...donor, byMail: donor.mailType === BY_MAIL });

/**
 * @param kept whether the kind of mail stays as it is: it may be neither of ours
 * @returns what is sent of the form, in the words of the record
 */
export const bodyOf = ({ byMail, ...body }: Record<string, unknown>, kept: boolean): Record<string, unknown> =>
  kept || byMail === undefined ? body : { ...body, mailType: byMail ? BY_MAIL : BY_POST };

/** @returns what the ability and the record call a field */
export const nameInRecord = (field: string): string => (field === "byMail" ? "mailType" : field);
