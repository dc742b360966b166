import { importField } from "../../../domain/import/import-fields";
import type { ImportEntity } from "../../../domain/import/entity";
import { formatShortDate } from "../../../domain/format";
import { texts } from "./texts";

const asEntity = (entity: string): ImportEntity => (entity === "donations" || entity === "awards" ? entity : "donors");

/** @returns what a field is called in a file of that kind; one that isn't known as it came */
export const fieldLabel = (entity: string, field: string): string =>
  importField(asEntity(entity), field)?.label ?? field;

/** @returns a value of a field as people read it; "vuoto" for nothing */
export function valueWords(entity: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.empty;
  const known = importField(asEntity(entity), field);
  if (typeof value === "boolean") return value ? "sì" : "no";
  const word = typeof value === "object" ? JSON.stringify(value) : String(value as string | number);
  if (known?.kind === "day") return formatShortDate(word);
  return known?.options?.[word] ?? word;
}
