import { MAX_NAME } from "../constants";
import { isEmail } from "../contacts/email";
import type { FieldFormat } from "../fields/field";
import { checkFiscalCode, normaliseFiscalCode } from "../fiscal-code/fiscal-code";
import { plainApostrophes } from "../text";
import type { ProblemCode } from "./problem";

/** How the text of one field is written. */
export interface TextRule {
  /** Characters, after tidying; `MAX_TEXT` when missing. */
  max?: number;
  /** @returns the text as it is kept */
  tidy?: (text: string) => string;
  /** @returns what is wrong with a text that is not empty, or null */
  problem?: (text: string) => ProblemCode | null;
}

const MAX_NOTE = 2000;
/** The shortest telephone numbers in Italy that we know have nine digits. */
const ENOUGH_DIGITS = /(\d\D*){9}/;

const formed = (form: RegExp): TextRule["problem"] => {
  return (text) => (form.test(text) ? null : "form");
};
/** A phone's keyboard writes “D’Angelo”, registers hold D'Angelo; two blanks, or a tab, are one blank. */
const written: TextRule = { tidy: (text) => plainApostrophes(text).replace(/\s+/g, " ") };

/** Rules by how a field is written. */
export const TEXT_RULES: Readonly<Record<FieldFormat, TextRule>> = {
  name: { ...written, max: MAX_NAME },
  place: written,
  street: written,
  note: { max: MAX_NOTE },
  fiscalCode: {
    tidy: normaliseFiscalCode,
    problem: (text) => {
      const check = checkFiscalCode(text);
      return check.valid ? null : check.problem;
    },
  },
  cap: { problem: formed(/^\d{5}$/) },
  province: { tidy: (text) => text.toUpperCase(), problem: formed(/^[A-Z]{2}$/) },
  email: { problem: (text) => (isEmail(text) ? null : "form") },
  phone: {
    problem: (text) => {
      if (!/^\+?[\d\s./()-]*$/.test(text)) return "form";
      return ENOUGH_DIGITS.test(text) ? null : "too-short";
    },
  },
};
