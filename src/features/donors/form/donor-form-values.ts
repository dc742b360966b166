import { toForm } from "../../../domain/fields/form-values";
import { BY_MAIL } from "../../../domain/fields/mail-type";
import type { DonorRecord } from "../../../shared/donor/reads";
import { DONOR_FORM_FIELDS, type DonorFormValues } from "./donor-form-fields";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: Partial<DonorRecord>): DonorFormValues =>
  toForm(DONOR_FORM_FIELDS, { ...donor, byMail: donor.mailType === BY_MAIL });
