import { dayOf } from "../dates/days";
import { formatFullDate, formatNumber, formatShortDate } from "../format";
import { optionLabel, type FieldDefinition } from "./field";

/** A field's value in a row or a form; null if unknown. */
export type CellValue = string | number | boolean | null;

/** The formats of days, numbers and flags. Other kinds have only one format. */
export interface Writing {
  day: (day: string) => string;
  number: (value: number) => string;
  flag: (value: boolean) => string;
}

/** For a value by itself: "sabato 12 settembre 2026". */
export const IN_FULL: Writing = { day: formatFullDate, number: formatNumber, flag: yesOrNo };
/** For a table: "12 Set 2026". */
export const IN_SHORT: Writing = { day: formatShortDate, number: formatNumber, flag: yesOrNo };
/** For a sentence: "da no a sì". */
export const IN_A_SENTENCE: Writing = {
  day: formatShortDate,
  number: formatNumber,
  flag: (value) => yesOrNo(value).toLowerCase(),
};

export function yesOrNo(value: boolean): string {
  return value ? "Sì" : "No";
}

/**
 * Formats a field's value for cells, cards, conflicts, the history and exports. Filters have their own texts
 * (`domain/filter/sentence`), because they describe conditions ("più di 48 donazioni").
 * @returns an empty text for an unknown value
 */
export function fieldText(field: FieldDefinition, value: CellValue | undefined, formats: Writing): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return formats.flag(value);
  if (field.kind === "enumeration") return optionLabel(field, value);
  if (typeof value === "number") return field.kind === "number" ? formats.number(value) : String(value);
  if (field.kind === "moment") return formats.day(dayOf(value) ?? value);
  return field.kind === "day" ? formats.day(value) : value;
}
