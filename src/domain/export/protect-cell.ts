/**
 * What a spreadsheet would run when it opens a CSV: a formula's first character, also its full-width twin, also after
 * blanks; and a tab or a line's end, after which some go on reading.
 */
const RUN = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const RISKY = new RegExp(`^'*${RUN}`);
const PROTECTED = new RegExp(`^'+${RUN}`);

/**
 * Makes a text harmless in a CSV: an apostrophe goes before what a spreadsheet would run, and before what already has
 * one, so that {@link unprotectCell} takes back exactly what was put there.
 * @example protectCell("+39 333 1234567") // "'+39 333 1234567"
 */
export const protectCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** @returns the text that {@link protectCell} was given */
export const unprotectCell = (text: string): string => (PROTECTED.test(text) ? text.slice(1) : text);
