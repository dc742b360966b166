import { MAX_NAME, MAX_TEXT } from "../../../domain/constants";
import { capitaliseName } from "../../../domain/language/name-case";
import { minimumPasswordLength } from "../../../domain/password";
import { plainApostrophes, trimText } from "../../../domain/text";
import { newPasswordProblem } from "../../../shared/account/passwords";
import { emailProblem } from "../email-field";
import { texts } from "../texts";
import type { FieldErrors } from "../use-fields";

/** The minimum length: only donors sign up. */
export const DONOR_PASSWORD_LENGTH = minimumPasswordLength("donor");

/** The empty fields of the sign-up (specification §3, register payload), in the order of the form. */
export const NOTHING = { lastName: "", firstName: "", email: "", password: "", area: "" };
type RegistrationField = keyof typeof NOTHING;
export type Registration = Record<RegistrationField, string>;

export const REGISTER_FIELDS = Object.keys(NOTHING) as RegistrationField[];

const tooLong = (text: string, max: number, message: string) => (trimText(text).length > max ? message : undefined);

/** @returns a message for each field that can't be sent */
export function checkRegistration(values: Registration): FieldErrors<RegistrationField> {
  const email = emailProblem(values.email) ?? tooLong(values.email, MAX_TEXT, texts.emailTooLong);
  const firstName = trimText(values.firstName)
    ? tooLong(values.firstName, MAX_NAME, texts.nameTooLong)
    : texts.firstNameMissing;
  const lastName = trimText(values.lastName)
    ? tooLong(values.lastName, MAX_NAME, texts.nameTooLong)
    : texts.lastNameMissing;
  const password = newPasswordProblem(values.password, DONOR_PASSWORD_LENGTH);
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(password && { password }),
    ...(!values.area.trim() && { area: texts.areaMissing }),
  };
}

/** Normalises a name that was typed or filled in by the browser. */
export const tidyName = (typed: string): string => {
  const name = plainApostrophes(trimText(typed));
  return capitaliseName(name) ?? name;
};

/** Returns the values to send. A password is never trimmed: spaces may be part of it. */
export const toSend = ({ firstName, lastName, email, password, area }: Registration): Registration => ({
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
  email: trimText(email),
  password,
  area: area.trim(),
});
