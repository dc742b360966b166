import { isEmail } from "../../../domain/contacts/email";
import { capitaliseName } from "../../../domain/language/name-case";
import { trimText } from "../../../domain/text";

export interface Invitee {
  email: string;
  firstName: string;
  lastName: string;
  /** Null if the address is valid. */
  problem: "form" | "no-end" | "twice" | null;
}

/** The maximum of a request (docs/openapi.yaml, InvitationForm). */
export const MAX_INVITED = 1_000;

/**
 * Parses addresses from a pasted text: a list with commas, semicolons or lines, "Anna Rossi <a@b.it>", or a column of a
 * spreadsheet. Parts that aren't addresses are in the result, with their problem.
 */
export function parseAddresses(text: string): Invitee[] {
  const seen = new Set<string>();
  return trimText(text)
    .replace(/"([^"]*)"/g, (_, name: string) => name.replace(/[,;]/g, " "))
    .split(/[,;\n\t]+/)
    .flatMap(peopleIn)
    .map(({ email, name }) => {
      const known = seen.has(email.toLowerCase());
      seen.add(email.toLowerCase());
      return { email, ...namesOf(name), problem: problemOf(email) ?? (known ? "twice" : null) };
    });
}

/** @returns a person as "Anna Rossi <a@b.it>", the inverse of `parseAddresses` */
export function formatInvitee({ email, firstName, lastName }: Omit<Invitee, "problem">): string {
  const name = `${firstName} ${lastName}`.trim();
  return name ? `${name} <${email}>` : email;
}

/** @param part "Anna Rossi <a@b.it>", or addresses separated by blanks */
function peopleIn(part: string): { email: string; name: string }[] {
  const named = /^(.*?)<\s*(?:mailto:)?([^<>]*)>\s*(.*)$/.exec(part.trim());
  if (named) {
    const [, name = "", email = "", rest = ""] = named;
    return [{ email: email.trim(), name: name.trim() }, ...peopleIn(rest)];
  }
  const parts = part.trim().split(/\s+/).filter(Boolean);
  const addresses = parts.filter((token) => token.includes("@"));
  if (addresses.length === 0) return parts.length > 0 ? [{ email: parts.join(" "), name: "" }] : [];
  // text around a single address is the name
  const name = addresses.length === 1 ? parts.filter((token) => !token.includes("@")).join(" ") : "";
  return addresses.map((email) => ({ email: email.replace(/^mailto:/i, ""), name }));
}

/** Takes the last word as the surname; a single word is a first name. Corrects names in capitals. */
function namesOf(name: string): Pick<Invitee, "firstName" | "lastName"> {
  const parts = (capitaliseName(name) ?? name).split(/\s+/).filter(Boolean);
  const lastName = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  return { firstName: parts.slice(0, parts.length > 1 ? -1 : 1).join(" "), lastName };
}

function problemOf(email: string): Invitee["problem"] {
  if (isEmail(email)) return null;
  return /^[^\s@]+@[^\s@.]+$/.test(email) ? "no-end" : "form";
}
