import { dayOf } from "../dates/days";
import { formatFullDate, formatNumber, formatShortDate } from "../format";
import { optionLabel, type FieldDefinition } from "./field";

/** A field's value as a row or a form holds it; null where nothing is known. */
export type CellValue = string | number | boolean | null;

/** How days, numbers and flags are written; all else is written in one way. */
export interface Writing {
  day: (day: string) => string;
  number: (value: number) => string;
  flag: (value: boolean) => string;
}

/** Where a value stands alone: a day in full. */
export const IN_FULL: Writing = { day: formatFullDate, number: formatNumber, flag: yesOrNo };
/** Among others, in a table: "12 Set 2026". */
export const IN_SHORT: Writing = { day: formatShortDate, number: formatNumber, flag: yesOrNo };
/** Beside another value of the same field: "da no a sì". */
export const IN_A_SENTENCE: Writing = {
  day: formatShortDate,
  number: formatNumber,
  flag: (value) => yesOrNo(value).toLowerCase(),
};

/** @returns a flag where it stands alone */
export function yesOrNo(value: boolean): string {
  return value ? "Sì" : "No";
}

/**
 * Writes a field's value as text, for cells, cards, forms with a conflict, the history and files. Only the sentence of a filter
 * has texts of its own (`domain/filter/sentence/sentence`): it describes a condition ("più di 48 donazioni", "da più di 90
 * giorni"), and takes from here the labels of options.
 * @returns empty for nothing
 */
export function fieldWords(field: FieldDefinition, value: CellValue | undefined, written: Writing): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return written.flag(value);
  if (field.kind === "enumeration") return optionLabel(field, value);
  if (typeof value === "number") return field.kind === "number" ? written.number(value) : String(value);
  if (field.kind === "moment") return written.day(dayOf(value) ?? value);
  return field.kind === "day" ? written.day(value) : value;
}
