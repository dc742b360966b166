import { isEmail } from "../../../domain/contacts/email";
import { capitaliseName } from "../../../domain/language/name-case";

/** A person to invite, from the typed text. */
export interface Invitee {
  email: string;
  firstName: string;
  lastName: string;
  /** What is wrong with the address; null for a valid one. */
  problem: "form" | "no-end" | "twice" | null;
}

/** As many as one call takes (docs/openapi.yaml, InvitationForm). */
export const MOST_INVITED = 1_000;

/**
 * Reads addresses from a pasted text: a list with commas, semicolons or lines, "Anna Rossi <a@b.it>", or a
 * column of a spreadsheet. A part that isn't an address is reported, so that no person is left out without a message.
 */
export function parseAddresses(text: string): Invitee[] {
  const seen = new Set<string>();
  return text
    .replace(/"([^"]*)"/g, (_, name: string) => name.replace(/[,;]/g, " "))
    .split(/[,;\n\t]+/)
    .flatMap(personsOf)
    .map(({ email, name }) => {
      const known = seen.has(email.toLowerCase());
      seen.add(email.toLowerCase());
      return { email, ...namesOf(name), problem: problemOf(email) ?? (known ? "twice" : null) };
    });
}

/** @returns a person as a text: "Anna Rossi <a@b.it>", which is read as the same again */
export function written({ email, firstName, lastName }: Omit<Invitee, "problem">): string {
  const name = `${firstName} ${lastName}`.trim();
  return name ? `${name} <${email}>` : email;
}

/** A part of the text: "Anna Rossi <a@b.it>", or addresses with blanks between them. */
function personsOf(part: string): { email: string; name: string }[] {
  const named = /^(.*?)<\s*(?:mailto:)?([^<>]*)>\s*(.*)$/.exec(part.trim());
  if (named) {
    const [, name = "", email = "", rest = ""] = named;
    return [{ email: email.trim(), name: name.trim() }, ...personsOf(rest)];
  }
  const words = part.trim().split(/\s+/).filter(Boolean);
  const addresses = words.filter((word) => word.includes("@"));
  if (addresses.length === 0) return words.length > 0 ? [{ email: words.join(" "), name: "" }] : [];
  // one address among words: they are whose it is
  const name = addresses.length === 1 ? words.filter((word) => !word.includes("@")).join(" ") : "";
  return addresses.map((email) => ({ email: email.replace(/^mailto:/i, ""), name }));
}

/** The last word is the surname, as most people sign; nothing is guessed of a single one. Address books often have capitals. */
function namesOf(name: string): Pick<Invitee, "firstName" | "lastName"> {
  const words = (capitaliseName(name) ?? name).split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return { firstName: words.slice(0, words.length > 1 ? -1 : 1).join(" "), lastName };
}

function problemOf(email: string): Invitee["problem"] {
  if (isEmail(email)) return null;
  return /^[^\s@]+@[^\s@.]+$/.test(email) ? "no-end" : "form";
}
