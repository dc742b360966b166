import { isEmail } from "../email";
import { checkFiscalCode, normaliseFiscalCode } from "../fiscal-code";
import { plainApostrophes } from "../text";
import type { ProblemCode } from "./problem";

/** How the text of one field is written. */
export interface TextRule {
  /** Characters, after tidying; {@link MAX_TEXT} when missing. */
  max?: number;
  /** @returns the text as it is kept */
  tidy?: (text: string) => string;
  /** @returns what is wrong with a text that is not empty, or null */
  problem?: (text: string) => ProblemCode | null;
}

export const MAX_TEXT = 200;
const MAX_NAME = 100;
const MAX_NOTE = 2000;
/** The shortest telephone numbers in Italy that we know have nine digits. */
const MIN_PHONE_DIGITS = 9;

/** A phone's keyboard writes “D’Angelo”, registers hold D'Angelo. */
const written: TextRule = { tidy: plainApostrophes };
const name: TextRule = { ...written, max: MAX_NAME };
const note: TextRule = { max: MAX_NOTE };
const phone: TextRule = {
  problem: (text) => {
    if (!/^\+?[\d\s./()-]*$/.test(text)) return "form";
    return text.replace(/\D/g, "").length < MIN_PHONE_DIGITS ? "too-short" : null;
  },
};
const email: TextRule = { problem: (text) => (isEmail(text) ? null : "form") };
const formed = (form: RegExp): TextRule["problem"] => {
  return (text) => (form.test(text) ? null : "form");
};

/** Rules by a field's name: one that stands on two entities means the same on both. */
export const TEXT_RULES: Readonly<Record<string, TextRule>> = {
  firstName: name,
  lastName: name,
  birthplace: written,
  street: written,
  city: written,
  fiscalCode: {
    tidy: normaliseFiscalCode,
    problem: (text) => {
      const check = checkFiscalCode(text);
      return check.valid ? null : check.problem;
    },
  },
  cap: { problem: formed(/^\d{5}$/) },
  province: { tidy: (text) => text.toUpperCase(), problem: formed(/^[A-Z]{2}$/) },
  email,
  officeEmail: email,
  phoneHome: phone,
  mobile: phone,
  phone,
  officePhone: phone,
  note,
  inscriptionNote: note,
};
