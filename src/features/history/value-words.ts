import { asFlag } from "../../domain/values";
import { isIsoDay, romeDay } from "../../domain/days";
import { optionLabel, type FieldDefinition } from "../../domain/fields/field";
import { formatNumber, formatShortDate } from "../../domain/format";
import { formatTime } from "../../domain/format-time";
import { texts } from "./texts";

/** Letters of a value that are shown: a note may be a page. */
const LONGEST = 200;

/**
 * A value before or after a change, as people read it.
 * @param field what the catalogue says of it; undefined where it doesn't know the field
 * @returns null for nothing
 */
export function valueWords(field: FieldDefinition | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value !== "string" && typeof value !== "number") return texts.unreadable;
  const { kind } = field ?? {};
  if (field?.options) return shorten(optionLabel(field, value));
  if (kind === "flag") return flagWords(value);
  if (typeof value === "number" && kind === "number") return formatNumber(value);
  return shorten(kind === "day" || kind === "moment" ? momentWords(String(value)) : String(value));
}

function flagWords(value: string | number): string {
  const flag = asFlag(value);
  return flag === undefined ? shorten(String(value)) : flag ? texts.yes : texts.no;
}

/** "12 Set 2026", with the time where there is one. */
function momentWords(value: string): string {
  if (isIsoDay(value)) return formatShortDate(value);
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  return `${formatShortDate(romeDay(moment))}, ${formatTime(moment)}`;
}

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
