import { checkFiscalCode } from "../../../../domain/fiscal-code/fiscal-code";
import { isEmail, unwrapEmail } from "../../../../domain/contacts/email";
import { importField } from "../../../../domain/import/import-fields";
import { sheetDamage } from "../../../../domain/import/sheet-damage";
import { readGroup, readOption, readZone } from "../../../../domain/import/read-option";

/** What a column holds, whatever its heading says. */
export type Content =
  | "fiscalCode"
  | "email"
  | "bloodGroup"
  | "donationType"
  | "zone"
  | "mobile"
  | "landline"
  | "address"
  /** 1, 2, 3: the rows are counted. */
  | "running"
  | "empty"
  | null;

const SAMPLE = 300;
const LETTERS = 200;
/** So many of them must be what all are taken for. */
const SHARE = 0.8;

const DONATION_TYPE = importField("donations", "type");
/** The types' own numbers (1, 2, 3) are too common to tell a column by. */
const isDonationType = (text: string) =>
  DONATION_TYPE !== undefined && /\p{L}/u.test(text) && readOption("type", DONATION_TYPE, text) !== null;

/** A telephone number as it is dialled. In Italy those of mobiles begin with 3, those of houses with 0. */
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
  // A number of nine digits may be a landline whose zero a spreadsheet dropped.
  ["mobile", (text) => /^((\+|00)?39)?3\d{9}$/.test(dialled(text))],
  ["landline", (text) => /^((\+|00)39)?0\d{5,10}$/.test(dialled(text))],
  ["address", (text) => /\b\d{5}\b/.test(text) && /\p{L}{3,}.*\p{L}{2,}/u.test(text)],
];

/** @param values the different ones of the column, without the empty one */
export function contentOf(values: readonly string[], zones: readonly string[]): Content {
  const sample = values.slice(0, SAMPLE).map((value) => value.slice(0, LETTERS).trim().replace(/^'/, ""));
  if (sample.length === 0) return "empty";
  if (sample.length > 2 && sample.every((text, at) => text === String(at + 1))) return "running";
  for (const [content, test] of TESTS)
    if (sample.filter((value) => test(value, zones)).length >= sample.length * SHARE) {
      // "SI" alone is an answer to anything
      if (content !== "donationType" || sample.length > 1) return content;
    }
  return null;
}
