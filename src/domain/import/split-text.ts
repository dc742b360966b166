import { firstNameForms, lastNameForms } from "../fiscal-code/person";
import { readProvince } from "../places/provinces";
import { fold } from "../text";

/** Words that begin a last name and don't end it. */
const PARTICLES = new Set([
  ..."de di da del della dello dei degli delle dal dalla d d' lo la li le van von der den el".split(" "),
  ..."san santa sant' mc mac o'".split(" "),
]);

interface NameParts {
  lastName: string;
  firstName: string;
}

/** Splits "Rossi, Mario" at the commas, and skips empty parts, which come from empty cells. */
const commaParts = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

/** @returns a full name without commas, and with single blanks */
export const wholeName = (text: string): string =>
  (text.includes(",") ? commaParts(text).join(" ") : text).replace(/\s+/g, " ");

/**
 * Splits "Rossi Mario" into last and first name.
 * @param firstFirst whether the first name is first
 * @param code the person's fiscal code. If its letters fit, it decides the order and where the last name ends
 */
export function splitName(text: string, firstFirst: boolean, code = ""): NameParts {
  const [only = "", ...others] = commaParts(text);
  if (others.length > 0) return { lastName: only, firstName: others.join(" ") };
  const parts = only.split(/\s+/).filter(Boolean);
  const at = (split: number, swapped: boolean): NameParts => {
    const [before, after] = [parts.slice(0, split).join(" "), parts.slice(split).join(" ")];
    return swapped ? { lastName: after, firstName: before } : { lastName: before, firstName: after };
  };
  if (parts.length < 2) return { lastName: only, firstName: "" };
  if (/^[A-Za-z]{6}/.test(code)) {
    const letters = code.slice(0, 6).toUpperCase();
    for (const swapped of [firstFirst, !firstFirst])
      for (let split = 1; split < parts.length; split++) {
        const name = at(split, swapped);
        if (
          lastNameForms(name.lastName).includes(letters.slice(0, 3)) &&
          firstNameForms(name.firstName).includes(letters.slice(3))
        )
          return name;
      }
  }
  return firstFirst ? at(lastNameStart(parts), true) : at(lastNameEnd(parts), false);
}

/** The last name of "De Luca Maria" continues after a particle. */
function lastNameEnd(parts: readonly string[]): number {
  let end = 1;
  while (end < parts.length - 1 && PARTICLES.has(fold(parts[end - 1] ?? ""))) end += 1;
  return end;
}

/** The last name of "Maria De Luca" begins with a particle. */
function lastNameStart(parts: readonly string[]): number {
  let start = parts.length - 1;
  while (start > 1 && PARTICLES.has(fold(parts[start - 1] ?? ""))) start -= 1;
  return start;
}

/** The first word of an address. "Via" is also a last name: it needs a word after it. */
const STREET =
  /(?:^|\s)(?:via|viale|v\.le|piazza|p\.?zza|piazzale|p\.?le|corso|c\.so|vicolo|largo|strada|loc(?:alita|\.)|fraz(?:ione|\.))\s+\p{L}/u;

/** @returns whether a name probably has an address in it: a number after a word, or a street */
export const hasAddress = (name: string): boolean => /\p{L}\s+\d/u.test(name) || STREET.test(fold(name));

/** The end of a street that is named after a pope or a king, not Vicenza. */
const SIXTH = /\b(?:paolo|pio|alessandro|adriano|urbano|carlo)\s+VI$/i;

interface AddressParts {
  street: string;
  cap: string;
  city: string;
  province: string;
}

/** Splits "Via Roma 12, 24121 Bergamo (BG)". Parts that aren't clear stay in the street. */
export function splitAddress(text: string): AddressParts {
  const trimmed = text.replace(/\s+/g, " ").trim();
  const province = /[\s,(-]+\(?([A-Za-z]{2})\)?$/.exec(trimmed);
  const letters = province?.[1] ?? "";
  const isWrittenAsCode = trimmed.endsWith(")") || (letters === letters.toUpperCase() && !SIXTH.test(trimmed));
  // "Piazza Vittorio Emanuele II" has none
  const code = isWrittenAsCode ? readProvince(letters) : null;
  const rest = province && code !== null ? trimmed.slice(0, province.index) : trimmed;
  const clean = (part: string) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  const cap = /(?:^|[\s,;–-])(\d{5})(?=[\s,;–-]|$)/.exec(rest);
  if (cap) {
    const [before, after] = [rest.slice(0, cap.index), rest.slice(cap.index + cap[0].length)];
    return { street: clean(before), cap: cap[1] ?? "", city: clean(after), province: code ?? "" };
  }
  const last = /^(.*\d\S*)\s*[,;–-]\s*([^\d,;]+)$/.exec(rest) ?? /^(.*?),\s*([^\d,;]+)$/.exec(rest);
  return last
    ? { street: clean(last[1] ?? ""), cap: "", city: clean(last[2] ?? ""), province: code ?? "" }
    : { street: clean(rest), cap: "", city: "", province: code ?? "" };
}
