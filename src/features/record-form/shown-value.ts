import { formatShortDate } from "../../domain/format";
import { optionLabel, type FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";
import { texts } from "./texts";

/** @returns a form's value in words; empty for nothing */
export function shownValue(field: FieldDefinition, value: FormValues[string] | undefined): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  const text = String(value ?? "");
  return field.kind === "day" ? formatShortDate(text) : optionLabel(field, text);
}
