import { checkFiscalCode } from "../../../../domain/fiscal-code/fiscal-code";
import { isEmail, unwrapEmail } from "../../../../domain/contacts/email";
import { importField } from "../../../../domain/import/import-fields";
import { sheetDamage } from "../../../../domain/import/sheet-damage";
import { readGroup, readOption, readZone } from "../../../../domain/import/read-option";

/** What the values of a column are, whatever its heading says. */
export type Content =
  | "fiscalCode"
  | "email"
  | "bloodGroup"
  | "donationType"
  | "zone"
  | "mobile"
  | "landline"
  | "address"
  /** Row numbers: 1, 2, 3. */
  | "running"
  | "empty"
  | null;

const SAMPLE_SIZE = 300;
const MAX_LENGTH = 200;
/** The share of the sample that must match. */
const SHARE = 0.8;

const DONATION_TYPE = importField("donations", "type");
/** Numbers (1, 2, 3) are types, too, but too common to recognise a column. */
const isDonationType = (text: string) =>
  DONATION_TYPE !== undefined && /\p{L}/u.test(text) && readOption("type", DONATION_TYPE, text) !== null;

/** @returns the digits of a telephone number. In Italy mobile numbers begin with 3, landlines with 0. */
const dialled = (text: string) => (sheetDamage(text)?.fix ?? text).replace(/[\s./()-]/g, "");

const TESTS: readonly [
  Exclude<Content, "empty" | "running" | null>,
  (text: string, zones: readonly string[]) => boolean,
][] = [
  ["fiscalCode", (text) => text.length >= 16 && checkFiscalCode(text).valid],
  ["email", (text) => text.includes("@") && (isEmail(text) || unwrapEmail(text) !== null)],
  ["bloodGroup", (text) => text.length < 20 && readGroup(text) !== null && text.length > 1],
  ["donationType", isDonationType],
  ["zone", (text, zones) => readZone(zones, text) !== null],
  // ten digits: a number of nine may be a landline whose leading zero was dropped by a spreadsheet
  ["mobile", (text) => /^((\+|00)?39)?3\d{9}$/.test(dialled(text))],
  ["landline", (text) => /^((\+|00)39)?0\d{5,10}$/.test(dialled(text))],
  ["address", (text) => /\b\d{5}\b/.test(text) && /\p{L}{3,}.*\p{L}{2,}/u.test(text)],
];

/** @param values the distinct values of a column, without the empty one */
export function contentOf(values: readonly string[], zones: readonly string[]): Content {
  const sample = values.slice(0, SAMPLE_SIZE).map((value) => value.slice(0, MAX_LENGTH).trim().replace(/^'/, ""));
  if (sample.length === 0) return "empty";
  if (sample.length > 2 && sample.every((text, at) => text === String(at + 1))) return "running";
  for (const [content, test] of TESTS)
    if (sample.filter((value) => test(value, zones)).length >= sample.length * SHARE) {
      // a column with the single value "SI" may be anything
      if (content !== "donationType" || sample.length > 1) return content;
    }
  return null;
}
