import { instantDay } from "../../../../../domain/import/read-import-day";

/** @returns the day of a cell's ISO date; of a moment in UTC, the day in Italy */
export const sheetDay = (date: string): string => instantDay(date) ?? date.slice(0, 10);

/** Characters of a number format, in order: digits that are always shown (0) or if there are any (#), and what is copied. */
export type CodeFormat = readonly (readonly [kind: "0" | "#" | "text", text: string])[];

/** Digits, and text between them: quoted, escaped, or one of the signs that need neither. */
const PART = /([0#])|"([^"]*)"|\\(.)|([ ()/+-])/y;

/**
 * @param format as a workbook has it: "00000", '"0"#', "[$-410]000\\-0000"
 * @returns the format if it writes a code: digits with zeros in front, or with a zero or a plus as text; else null
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
    // Words are units ("giorni"), and no part of a code.
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
    // The first place takes all digits that remain.
    const taken = at === first ? digits : digits.slice(-1);
    digits = digits.slice(0, digits.length - taken.length);
    written = (taken || (kind === "0" ? "0" : "")) + written;
  }
  return written;
}
