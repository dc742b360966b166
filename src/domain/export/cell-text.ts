import { isIsoDay } from "../dates/days";
import type { FieldDefinition } from "../fields/field";
import { fieldWords, yesOrNo, type CellValue, type Writing } from "../fields/field-words";

/** "20/11/2026" and "4,5": as Italian spreadsheets read them, and so does the importer. */
const IN_A_FILE: Writing = {
  day: (day) => (isIsoDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day),
  number: (value) => String(value).replace(".", ","),
  flag: yesOrNo,
};

/** @returns a value in words, as it stands on paper and in a CSV; empty for nothing */
export const cellText = (field: FieldDefinition, value: CellValue): string => fieldWords(field, value, IN_A_FILE);
