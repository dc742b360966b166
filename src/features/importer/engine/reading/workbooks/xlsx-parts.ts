import { instantDay } from "../../../../../domain/import/read-import-day";
import type { Pace } from "../../pace";
import { limitRefused, MAX_CELL, MAX_CELLS, MAX_CHARACTERS } from "../limits";
import { refusals, FileRefused } from "../refusals";
import { parseXml, type XmlListener } from "./xml";
import { unpackText, type ZipEntry } from "./zip";

/** @returns the day of an ISO date; for an instant in UTC, the day in Italy */
export const sheetDay = (date: string): string => instantDay(date) ?? date.slice(0, 10);

/** The characters of a number format, in order: a digit that is always shown (0), an optional digit (#), or literal text. */
type CodeFormat = readonly (readonly [kind: "0" | "#" | "text", text: string])[];

/** A digit; or literal text: quoted, escaped, or one of the characters that need neither. */
const PART = /([0#])|"([^"]*)"|\\(.)|([ ()/+-])/y;

/**
 * @param format for example "00000", '"0"#', "[$-410]000\\-0000"
 * @returns the format if it shows a code: digits with leading zeros, or after a literal zero or plus; else null
 */
export function codeFormat(format: string): CodeFormat | null {
  const code = (format.split(";")[0] ?? "").replace(/^(\[(?![<>=])[^\]]*\])+/, "");
  const parts: CodeFormat[number][] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < code.length) {
    const found = PART.exec(code);
    if (!found) return null;
    const [, digit, quoted, escaped, sign] = found;
    const text = quoted ?? escaped ?? sign ?? "";
    // words are units ("giorni"), not part of a code
    if (/\p{L}/u.test(text)) return null;
    parts.push(digit === "0" || digit === "#" ? [digit, ""] : ["text", text]);
  }
  const zeros = parts.filter(([kind]) => kind === "0").length;
  const [first] = parts;
  const isPrefixed = first?.[0] === "text" && /^[+0]/.test(first[1]);
  return zeros > 1 || (isPrefixed && parts.some(([kind]) => kind !== "text")) ? parts : null;
}

/** @returns a whole number as a format writes it (184 as "00184"); null for another number */
export function writeCode(format: CodeFormat, value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  let digits = String(value);
  let written = "";
  const first = format.findIndex(([kind]) => kind !== "text");
  for (let at = format.length - 1; at >= 0; at--) {
    const [kind, text] = format[at] ?? ["text", ""];
    if (kind === "text") {
      written = text + written;
      continue;
    }
    // the first place takes all remaining digits
    const taken = at === first ? digits : digits.slice(-1);
    digits = digits.slice(0, digits.length - taken.length);
    written = (taken || (kind === "0" ? "0" : "")) + written;
  }
  return written;
}

export interface Package {
  readonly file: Blob;
  entry(name: string): ZipEntry | undefined;
}

/** More sheets are ignored. */
export const MAX_SHEETS = 255;

export interface Sheet {
  readonly name: string;
  readonly entry: ZipEntry;
}

async function readPart({ file, entry }: Package, name: string, listener: XmlListener, pace: Pace): Promise<void> {
  const found = entry(name);
  if (!found) return;
  for await (const _ of parseXml(unpackText(file, found), listener, pace));
}

/** @returns the visible sheets in order (all if none is visible), and whether days count from 1904 */
export async function readSheets(from: Package, pace: Pace): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const targets = new Map<string, string>();
  const relations: XmlListener = {
    open(name, attribute) {
      if (name === "Relationship") targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
    },
  };
  await readPart(from, "xl/_rels/workbook.xml.rels", relations, pace);
  const all: (Sheet & { hidden: boolean })[] = [];
  let from1904 = false;
  const workbook: XmlListener = {
    open(name, attribute) {
      if (name === "workbookPr") from1904 = /^(1|true)$/.test(attribute("date1904") ?? "");
      if (name !== "sheet" || all.length === MAX_SHEETS) return;
      const target = targets.get(attribute("id") ?? "") ?? "";
      const entry = from.entry(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
      const hidden = (attribute("state") ?? "visible") !== "visible";
      if (entry) all.push({ name: attribute("name") ?? target, entry, hidden });
    },
  };
  await readPart(from, "xl/workbook.xml", workbook, pace);
  const seen = all.filter(({ hidden }) => !hidden);
  const sheets = seen.length > 0 ? seen : all;
  if (sheets.length === 0) throw new FileRefused(refusals.noSheet);
  return { sheets, from1904 };
}

/** Built-in number formats of dates. */
const isBuiltInDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** @returns whether a number format shows a date; literal text and brackets are ignored */
const isDayFormat = (code: string) =>
  /[dy]|g{1,4}\/|a{2,4}/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "").replace(/general|am\/pm/gi, ""));

/** The meaning of a cell's number by its format. A `CodeFormat` ("00000") is for postal codes and telephone numbers. */
export type NumberFormat = "day" | "percent" | CodeFormat | null;

const PERCENT_FORMATS: ReadonlySet<number> = new Set([9, 10]);

const formatOf = (code: string): NumberFormat =>
  isDayFormat(code) ? "day" : code.includes("%") ? "percent" : codeFormat(code);

/** @returns the format of each style, by the index that cells refer to */
export async function readNumberFormats(from: Package, pace: Pace): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const styles: NumberFormat[] = [];
  let within = false;
  const listener: XmlListener = {
    open(name, attribute) {
      if (name === "cellXfs") within = true;
      if (name === "numFmt") codes.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      if (name !== "xf" || !within) return;
      const id = Number(attribute("numFmtId") ?? 0);
      const code = codes.get(id);
      const builtIn = isBuiltInDayFormat(id) ? "day" : PERCENT_FORMATS.has(id) ? "percent" : null;
      styles.push(code === undefined ? builtIn : formatOf(code));
    },
    close(name) {
      if (name === "cellXfs") within = false;
    },
  };
  await readPart(from, "xl/styles.xml", listener, pace);
  return styles;
}

/** Decodes characters that XML can't contain: "_x000B_". */
export const decodeEscapes = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

export async function readStrings(from: Package, pace: Pace): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let [text, isText, isPhonetic] = ["", false, false];
  const listener: XmlListener = {
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") isText = true;
      else if (name === "rPh") isPhonetic = true;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") {
        characters += text.length;
        if (strings.length > MAX_CELLS || characters > MAX_CHARACTERS) throw limitRefused("characters", 0);
        strings.push(decodeEscapes(text));
      }
    },
    text(piece) {
      // phonetic hints of Japanese texts aren't part of the text
      if (isText && !isPhonetic) text = append(text, piece);
    },
  };
  await readPart(from, "xl/sharedStrings.xml", listener, pace);
  return strings;
}

/** Appends to a text until it exceeds the limit of a cell: then the row is refused anyway. */
export const append = (text: string, more: string): string =>
  text.length > MAX_CELL ? text : text + more.slice(0, MAX_CELL + 1);
