import type { ReactNode } from "react";
import { checkCharacter, normaliseFiscalCode } from "../../domain/fiscal-code/fiscal-code";
import { fiscalCodeSlips, meantFiscalCode } from "../../domain/fiscal-code/slips";
import type { FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";
import type { ProblemCode } from "../../domain/validation/problem";
import { texts } from "./texts";

/** What a form says in its own voice: "tu" to a donor about themselves, the third person to staff about others. */
export interface FormWords<Name extends string = string> {
  /** How many fields stop a save. */
  wrong(count: number): string;
  /** The way to a wrong field; its label where missing. */
  check?(field: Name): string;
  /** What is wrong with a field and how to mend it; undefined for the words that all forms share. */
  problem?(field: Name, code: ProblemCode, value: string): string | undefined;
  /** A field's value beside somebody else's; undefined for how its kind is written. */
  shown?(field: Name, value: FormValues[string]): ReactNode;
  /** The toast after a save; null where the write says it itself, with a way to undo it. */
  saved: string | null;
  restoredHint: string;
  conflictHint: string;
  /** Shown while the user types, if the record has changed meanwhile. */
  newer: { title: string; hint: string };
  /** The toast when an unchanged form shows newer data; null for none. */
  followed: string | null;
  /** Shown when newer data are in the form and nothing conflicts. */
  mergedAll: string;
}

/** A form's own words; what it leaves out is said as in every form that saves a record. */
export type OwnWords<Name extends string> = Partial<FormWords<Name>>;

/** @returns what is wrong with a field, in the form's own words or in those of all forms */
export function wordsOf(
  words: FormWords,
  name: string,
  { format }: FieldDefinition,
  code: ProblemCode,
  value: string,
): string {
  const own = words.problem?.(name, code, value);
  if (own !== undefined) return own;
  if (code === "check-character") return texts.checkCharacter(checkCharacter(normaliseFiscalCode(value).slice(0, 15)));
  if (code === "form" && format === "fiscalCode") {
    const [slip] = fiscalCodeSlips(value);
    if (slip) return texts.fiscalCodeSlip(slip, meantFiscalCode(value));
  }
  return (format && texts.written[format]?.[code]) ?? texts.problems[code];
}
