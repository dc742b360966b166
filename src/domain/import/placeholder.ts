import { isRepeatedDigit } from "../contacts/phone-doubt";
import type { FieldFormat } from "../fields/field";

/** What people and programs write into a cell instead of leaving it empty: signs, zeros, and words. */
const PLACEHOLDER = new RegExp(
  String.raw`^(?:[-–—/\\.*?_]+|0+(?:[./-]0+)*|x+|#|` +
    String.raw`n\.?\s?d\.?|n\/[adp]|nessun[oa]?|non (?:ha|presente|disponibile|noto|nota|pervenut[oa])|` +
    String.raw`sconosciut[oa]|ignot[oa]|assente|mancante|vuoto|null|none|undefined|nan)$`,
  "i",
);

/** Addresses that stand for none: "noemail@noemail.it". */
const NO_EMAIL = /^(?:no[-_.]?(?:e[-_.]?)?mail|nessun[oa]|senza[-_.]?(?:e[-_.]?)?mail|n[-_.]?d|x+)@/i;

/**
 * @param format of the field
 * @returns whether a text in a file stands for an empty cell. A text that is a value of its field isn't one: 0 is a count, X is yes
 */
export function isPlaceholder(text: string, format?: FieldFormat): boolean {
  if (PLACEHOLDER.test(text)) return true;
  if (format === "email") return NO_EMAIL.test(text);
  return format === "phone" && isRepeatedDigit(text);
}
