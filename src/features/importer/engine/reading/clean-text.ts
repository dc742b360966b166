import { withoutInvisible } from "../../../../domain/text";

/** @returns a cell's text, trimmed, with plain spaces, and without invisible or invalid characters */
export const cleanText = (text: string): string =>
  (/^[\x20-\x7e]*$/.test(text)
    ? text
    : withoutInvisible(text)
        .replace(/\p{Zs}/gu, " ")
        // oxlint-disable-next-line no-control-regex -- NUL and its like, which no spreadsheet shows
        .replace(/[\0-\x08\x0e-\x1f\x7f]/g, "")
        .replace(/\p{Cs}/gu, "\ufffd")
  ).trim();

/** A code that a program wrote as a formula, or with an apostrophe, so that a spreadsheet keeps its zeros: ="008", '007. */
const KEPT_AS_TEXT = /^(?:=\s*"((?:[^"]|"")*)"|'(?=\d)(.*))$/s;

/** @returns the text within the signs that keep it a text in spreadsheets; null if it has none */
export function textKept(text: string): string | null {
  const [, quoted, plain] = (/^[='\s]/.test(text) && KEPT_AS_TEXT.exec(text.trim())) || [];
  return quoted?.replaceAll('""', '"') ?? plain ?? null;
}

/** Like `cleanText`, and removes the signs that keep a code a text. */
export const cleanCell = (text: string): string => cleanText(textKept(text) ?? text);

/**
 * Signs of a wrong decoding: U+FFFD, a lone surrogate, and the letters that UTF-8 becomes in Windows-1252 ("Ã²") and in
 * MacRoman ("√≤").
 */
const DAMAGED = /\ufffd|\p{Cs}|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|√[^\0-\x7f]/u;

export const isDamaged = (text: string): boolean => !/^[\0-\x7f]*$/.test(text) && DAMAGED.test(text);
