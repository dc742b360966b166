import { isIsoDay } from "../../domain/dates/days";
import type { FieldDefinition } from "../../domain/fields/field";
import { fieldText, IN_A_SENTENCE, type CellValue, type Writing } from "../../domain/fields/field-text";
import { formatFullInstant, formatShortDate } from "../../domain/format";
import { asFlag } from "../../domain/values";
import { texts } from "./texts";

/** Letters of a value that are shown: a note may be a page. */
const LONGEST = 200;

/** A history holds what servers wrote at the time: a day with its time, too. */
const WRITING: Writing = { ...IN_A_SENTENCE, day: momentWords };

/**
 * A value before or after a change, as people read it.
 * @param field what the catalogue says of it; undefined where it doesn't know the field
 * @returns null for nothing
 */
export function valueWords(field: FieldDefinition | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "boolean" && typeof value !== "string" && typeof value !== "number") return texts.unreadable;
  return shorten(field ? fieldText(field, plain(field, value), WRITING) : String(plain(field, value)));
}

/** A flag in whatever disguise it came, and in words where nothing is known of the field. */
function plain(field: FieldDefinition | undefined, value: string | number | boolean): CellValue {
  if (!field) return typeof value === "boolean" ? WRITING.flag(value) : value;
  return field.kind === "flag" ? (asFlag(value) ?? value) : value;
}

/** "12 Set 2026"; a date-time in full. */
function momentWords(value: string): string {
  return isIsoDay(value) ? formatShortDate(value) : formatFullInstant(value);
}

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
