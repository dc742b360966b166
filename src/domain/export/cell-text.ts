import { isIsoDay } from "../days";
import { optionLabel, type FieldDefinition } from "../fields/field";

/** A field's value as a row holds it; null where nothing is known. */
export type CellValue = string | number | boolean | null;

/** @returns an ISO day as "20/11/2026"; what isn't one as it came */
export const italianDay = (day: string): string =>
  isIsoDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day;

/** @returns a value in words, as it stands on paper and in a CSV: Italian days, labels, "Sì" and "No"; empty for nothing */
export function cellText(field: FieldDefinition, value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Sì" : "No";
  if (field.kind === "enumeration") return optionLabel(field, value);
  if (typeof value === "number") return String(value).replace(".", ",");
  return field.kind === "day" ? italianDay(value) : value;
}
