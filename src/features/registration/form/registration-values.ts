import { asSex } from "../../../domain/blood";
import { isIsoDay } from "../../../domain/days";
import { checkFiscalCode } from "../../../domain/fiscal-code";
import { fiscalCodeDisagreements, type FiscalCodeDisagreement } from "../../../domain/fiscal-code-person";
import { isPending } from "../../../domain/status";
import type { OwnRecord } from "../../own-record";
import { toForm } from "../../../domain/fields/form-values";
import { BY_POST } from "../../../domain/fields/mail-type";
import { REGISTRATION_FIELDS, type RegistrationValues } from "./registration-fields";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: OwnRecord): RegistrationValues =>
  toForm(REGISTRATION_FIELDS, { ...donor, byMail: donor.mailType !== BY_POST });

/** The record after a save, where the server doesn't give it back: a form that is sent waits to be activated (decisions §3). */
export const recordAfter = (donor: OwnRecord, { firstName, lastName }: RegistrationValues): OwnRecord => ({
  ...donor,
  firstName,
  lastName,
  status: isPending(donor.status) ? "verified" : donor.status,
});

/** What a fiscal code says beside the rest of the form; nothing while it is itself wrong, or nothing else is there. */
export function compareFiscalCode(
  values: Pick<RegistrationValues, "fiscalCode" | "firstName" | "lastName" | "gender" | "birthday">,
): { checked: false } | { checked: true; disagreements: FiscalCodeDisagreement[] } {
  const { fiscalCode, firstName, lastName, birthday } = values;
  const gender = asSex(values.gender);
  const comparable = firstName && lastName && isIsoDay(birthday);
  if (!comparable || !checkFiscalCode(fiscalCode).valid) return { checked: false };
  return {
    checked: true,
    disagreements: fiscalCodeDisagreements(fiscalCode, { firstName, lastName, birthday, ...(gender && { gender }) }),
  };
}
