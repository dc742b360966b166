import { isRepeatedDigit } from "../contacts/phone-doubt";
import type { FieldDefinition } from "../fields/field";

/** What people and programs write into a cell instead of leaving it empty. NA without a dot is Naples. */
const PLACEHOLDER = new RegExp(
  String.raw`^(?:[-–—/\\.*?_]+|x+|#|n\.?\s?d\.?|n\.\s?a\.?|n\/[adp]|nessun[oa]?|` +
    String.raw`non (?:ha|presente|disponibile|noto|nota|pervenut[oa])|sconosciut[oa]|ignot[oa]|null|undefined)$`,
  "i",
);
const ZEROS = /^0+(?:[./-]0+)*$/;
/** Words that are also a name or a place: None is a town near Turin, and Nan a first name. */
const WORDS = /^(?:assente|mancante|vuoto|none|nan)$/i;

/** Addresses that stand for none: "noemail@noemail.it". */
const NO_EMAIL = /^(?:no[-_.]?(?:e[-_.]?)?mail|nessun[oa]|senza[-_.]?(?:e[-_.]?)?mail|n[-_.]?d|x+)@/i;

/**
 * @returns whether a text in a file stands for an empty cell. A text that is a value of its field isn't one: 0 is a count, X is
 *   yes. Nor is 0 an empty option: programs write 0 and 1 for a sex or a status, and a blood group 0 lacks its sign
 */
export function isPlaceholder(text: string, { kind, format }: Pick<FieldDefinition, "kind" | "format">): boolean {
  if (PLACEHOLDER.test(text)) return true;
  if (kind !== "enumeration" && ZEROS.test(text)) return true;
  const isName = format === "name" || format === "place" || kind === "zone";
  if (!isName && WORDS.test(text)) return true;
  if (format === "email") return NO_EMAIL.test(text);
  return format === "phone" && isRepeatedDigit(text);
}
