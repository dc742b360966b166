import { isIsoDay } from "../../domain/dates/days";
import type { FieldDefinition } from "../../domain/fields/field";
import { fieldText, IN_A_SENTENCE, type CellValue, type Writing } from "../../domain/fields/field-text";
import { formatFullInstant, formatShortDate } from "../../domain/format";
import { asFlag } from "../../domain/values";
import { texts } from "./texts";

/** In characters. */
const MAX_LENGTH = 200;

/** Histories may contain days with a time. */
const WRITING: Writing = { ...IN_A_SENTENCE, day: momentText };

/**
 * Formats a value before or after a change.
 * @param field undefined if the catalogue doesn't contain it
 * @returns null for an empty value
 */
export function valueText(field: FieldDefinition | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "boolean" && typeof value !== "string" && typeof value !== "number") return texts.unreadable;
  return shorten(field ? fieldText(field, plain(field, value), WRITING) : String(plain(field, value)));
}

/** Normalises flags, and formats a boolean of an unknown field. */
function plain(field: FieldDefinition | undefined, value: string | number | boolean): CellValue {
  if (!field) return typeof value === "boolean" ? WRITING.flag(value) : value;
  return field.kind === "flag" ? (asFlag(value) ?? value) : value;
}

/** "12 Set 2026", or a date with its time in full. */
function momentText(value: string): string {
  return isIsoDay(value) ? formatShortDate(value) : formatFullInstant(value);
}

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text);
