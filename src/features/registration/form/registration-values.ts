import { fiscalCodeDisagreements, type FiscalCodeDisagreement } from "../../../domain/fiscal-code-person";
import { checkFiscalCode } from "../../../domain/fiscal-code";
import type { Sex } from "../../../domain/blood";
import type { OwnRecord } from "../../own-record";
import { isPending } from "../../../domain/status";
import { isIsoDay } from "../../../domain/days";
import type { RegistrationField } from "./merge";
import type { RegistrationValues } from "./registration-schema";

/** How the association's letters reach a donor, in the words of the record. */
const BY_MAIL = "E-mail";
const BY_POST = "Posta";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: OwnRecord): RegistrationValues => ({
  version: donor.version,
  lastName: donor.lastName,
  firstName: donor.firstName,
  birthday: donor.birthday ?? "",
  birthplace: donor.birthplace ?? "",
  gender: (donor.gender ?? "") as Sex, // empty until it is chosen, which the schema wants
  fiscalCode: donor.fiscalCode ?? "",
  street: donor.street ?? "",
  cap: donor.cap ?? "",
  city: donor.city ?? "",
  province: donor.province ?? "",
  mobile: donor.mobile ?? "",
  phoneHome: donor.phoneHome ?? "",
  byMail: donor.mailType !== BY_POST,
});

/**
 * The form as the API wants it: an empty field is null.
 * @param locked fields that are not sent: what is missing stays as it is
 */
export function bodyOf(values: RegistrationValues, locked: readonly RegistrationField[] = []): Record<string, unknown> {
  const { version, ...fields } = values;
  const sent = (Object.keys(fields) as RegistrationField[]).filter((name) => !locked.includes(name));
  const body = sent.map((name) =>
    name === "byMail" ? ["mailType", fields.byMail ? BY_MAIL : BY_POST] : [name, fields[name] || null],
  );
  return { ...(version !== null && { version }), ...Object.fromEntries(body) };
}

/** @returns whether a record holds what the form sent */
export function holds(donor: OwnRecord, sent: RegistrationValues, locked: readonly RegistrationField[]): boolean {
  const found = valuesOf(donor);
  return Object.entries(sent).every(
    ([name, value]) =>
      name === "version" || locked.includes(name as RegistrationField) || found[name as RegistrationField] === value,
  );
}

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
  const { fiscalCode, firstName, lastName, gender, birthday } = values;
  const comparable = firstName && lastName && isIsoDay(birthday);
  if (!comparable || !checkFiscalCode(fiscalCode).valid) return { checked: false };
  return {
    checked: true,
    disagreements: fiscalCodeDisagreements(fiscalCode, { firstName, lastName, gender, birthday }),
  };
}
