import { firstNameForms, lastNameForms } from "../fiscal-code/person";
import { fold } from "../text";

/** Words that a last name begins with, and doesn't end. */
const PARTICLES = new Set([
  ..."de di da del della dello dei degli delle dal dalla d d' lo la li le van von der den el".split(" "),
  ..."san santa sant' mc mac o'".split(" "),
]);

interface NameParts {
  lastName: string;
  firstName: string;
}

/** "Rossi, Mario"; "Rossi Mario, ," where a sheet has put commas between cells of which some were empty. */
const commaParts = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

/** @returns a whole name as a person writes it, without commas between its parts, and with one blank between its words */
export const wholeName = (text: string): string =>
  (text.includes(",") ? commaParts(text).join(" ") : text).replace(/\s+/g, " ");

/**
 * Takes "Rossi Mario" apart.
 * @param firstFirst the first name stands first
 * @param code the person's fiscal code, which tells where the last name ends, and which of the two stands first
 */
export function splitName(text: string, firstFirst: boolean, code = ""): NameParts {
  const [only = "", ...others] = commaParts(text);
  if (others.length > 0) return { lastName: only, firstName: others.join(" ") };
  const words = only.split(/\s+/).filter(Boolean);
  const at = (split: number, swapped: boolean): NameParts => {
    const [before, after] = [words.slice(0, split).join(" "), words.slice(split).join(" ")];
    return swapped ? { lastName: after, firstName: before } : { lastName: before, firstName: after };
  };
  if (words.length < 2) return { lastName: only, firstName: "" };
  if (/^[A-Za-z]{6}/.test(code)) {
    const letters = code.slice(0, 6).toUpperCase();
    for (const swapped of [firstFirst, !firstFirst])
      for (let split = 1; split < words.length; split++) {
        const parts = at(split, swapped);
        if (
          lastNameForms(parts.lastName).includes(letters.slice(0, 3)) &&
          firstNameForms(parts.firstName).includes(letters.slice(3))
        )
          return parts;
      }
  }
  return firstFirst ? at(lastNameStart(words), true) : at(lastNameEnd(words), false);
}

/** "De Luca Maria": the last name goes on after a particle. */
function lastNameEnd(words: readonly string[]): number {
  let end = 1;
  while (end < words.length - 1 && PARTICLES.has(fold(words[end - 1] ?? ""))) end += 1;
  return end;
}

/** "Maria De Luca": it begins with one. */
function lastNameStart(words: readonly string[]): number {
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(fold(words[start - 1] ?? ""))) start -= 1;
  return start;
}

interface AddressParts {
  street: string;
  cap: string;
  city: string;
  province: string;
}

/** Takes "Via Roma 12, 24121 Bergamo (BG)" apart; what isn't clear stays in the street. */
export function splitAddress(text: string): AddressParts {
  const trimmed = text.replace(/\s+/g, " ").trim();
  const province = /[\s,(-]+\(?([A-Za-z]{2})\)?$/.exec(trimmed);
  const isProvince = province !== null && (trimmed.endsWith(")") || province[1] === province[1]?.toUpperCase());
  const rest = isProvince ? trimmed.slice(0, province.index) : trimmed;
  const code = isProvince ? (province[1] ?? "").toUpperCase() : "";
  const clean = (part: string) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  const cap = /(?:^|[\s,;–-])(\d{5})(?=[\s,;–-]|$)/.exec(rest);
  if (cap) {
    const [before, after] = [rest.slice(0, cap.index), rest.slice(cap.index + cap[0].length)];
    return { street: clean(before), cap: cap[1] ?? "", city: clean(after), province: code };
  }
  const last = /^(.*\d\S*)\s*[,;–-]\s*([^\d,;]+)$/.exec(rest) ?? /^(.*?),\s*([^\d,;]+)$/.exec(rest);
  return last
    ? { street: clean(last[1] ?? ""), cap: "", city: clean(last[2] ?? ""), province: code }
    : { street: clean(rest), cap: "", city: "", province: code };
}
