const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;
/** RFC 5322 "dot-atom" with the letters of all languages (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** RFC 1035 section 2.3.1: up to 63 letters, digits and inner hyphens. */
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]+)$/iu;

/**
 * @returns whether a mail server can accept an address. Quoted names ("a b"@c.it) and numeric hosts (a@[1.2.3.4]) are
 *   invalid here: RFC 5321 allows them, but no provider gives them to people
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > MAX_LOCAL || text.length > MAX_ADDRESS) return false;
  if (!LOCAL.test(local) || hasLookalikes(domain)) return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? "");
}

/** Full-width letters look like normal ones. No domain has them. */
const hasLookalikes = (domain: string): boolean =>
  /[^\x00-\x7f]/.test(domain) && domain.normalize("NFKC") !== domain.normalize("NFC");

/** Quotes, brackets and punctuation around an address. */
const AROUND = /^[\s"'“”«»<([{,;:.]+|[\s"'“”«»>)\]},;:.]+$/g;

/**
 * Extracts an address from the text that a mail program or a spreadsheet wrote around it.
 * @example unwrapEmail('"Rossi, Ada" <ada@b.it>') // "ada@b.it"
 * @example unwrapEmail("mailto:ada@b.it?subject=Ciao") // "ada@b.it"
 * @returns the address; null if the text is already an address or contains none
 */
export function unwrapEmail(text: string): string | null {
  if (isEmail(text)) return null;
  const inner = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? /mailto:\s*([^\s?#)>]+)/i.exec(text)?.[1] ?? text;
  const address = inner
    .replace(AROUND, "")
    .replace(/^(e-?mail|posta|mailto)\s*:\s*/i, "")
    .replace(/\?.*$|#.*$/, "")
    .replace(/\s*([@.,])\s*/g, "$1")
    .replace(AROUND, "");
  if (isEmail(address)) return address;
  const dotted = address.replace(/,/g, ".");
  return isEmail(dotted) ? dotted : null;
}
