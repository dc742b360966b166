import type { ReactNode } from "react";
import { checkCharacter, normaliseFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import { fiscalCodeTypos, meantFiscalCode } from "../../domain/fiscal-code/fiscal-code-typos";
import type { FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";
import type { ProblemCode } from "../../domain/validation/problem";
import { texts } from "./texts";

/** Texts that differ between forms: donors are addressed with "tu", staff read about donors in the third person. */
export interface FormTexts<Name extends string = string> {
  /** Title of the error summary. @param count of invalid fields */
  wrong(count: number): string;
  /** Text of the link to an invalid field; its label by default. */
  goToField?(field: Name): string;
  /** Error message of a field; undefined for the default message. */
  problem?(field: Name, code: ProblemCode, value: string): string | undefined;
  /** Formats a value in a conflict; undefined for the default format. */
  valueText?(field: Name, value: FormValues[string]): ReactNode;
  /** The toast after a save; null if the write shows its own. */
  saved: string | null;
  restoredHint: string;
  conflictHint: string;
  /** Shown while the user types, if the record has changed meanwhile. */
  newer: { title: string; hint: string };
  /** The toast when an unchanged form shows newer data; null for none. */
  updated: string | null;
  /** Shown when newer data are in the form and nothing conflicts. */
  mergedAll: string;
}

/** The texts of one form; others have defaults. */
export type OwnFormTexts<Name extends string> = Partial<FormTexts<Name>>;

/** @returns the error message of a field */
export function problemText(
  formTexts: FormTexts,
  name: string,
  { format }: FieldDefinition,
  code: ProblemCode,
  value: string,
): string {
  const own = formTexts.problem?.(name, code, value);
  if (own !== undefined) return own;
  if (code === "check-character") return texts.checkCharacter(checkCharacter(normaliseFiscalCode(value).slice(0, 15)));
  if (code === "form" && format === "fiscalCode") {
    const [typo] = fiscalCodeTypos(value);
    if (typo) return texts.fiscalCodeTypo(typo, meantFiscalCode(value));
  }
  return (format && texts.written[format]?.[code]) ?? texts.problems[code];
}
