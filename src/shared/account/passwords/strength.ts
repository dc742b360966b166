import { passwordLength } from "../../../domain/password";
import { fold } from "../../../domain/text";
import { COMMON_PARTS, isListed } from "./common-passwords";

/** From easy to hard to guess. "short": shorter than the minimum. */
export type Strength = "short" | "weak" | "fair" | "good" | "strong";

/** Bits for a known word. */
const WORD_BITS = 9;
/** Bits for a year or a run, of any length. */
const RUN_BITS = 6;
const LETTER_BITS = 2.4; // most letters are in words, where the next letter is easy to guess
const DIGIT_BITS = 3.3;
const SIGN_BITS = 5;
const CASE_BITS = 4;
/** Upper limit per distinct character, however often it occurs. */
const DISTINCT_CHARACTER_BITS = 6;

const FAIR = 22;
const GOOD = 34;
const STRONG = 46;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz", "01234567890"];

const LEET = { "@": "a", 4: "a", 3: "e", 1: "i", "!": "i", 0: "o", $: "s", 5: "s" } as Readonly<Record<string, string>>;
/** Replaces signs by the letters that they resemble: attackers try these, too. */
const undoLeet = (text: string) => text.replace(/[@431!0$5]/g, (sign) => LEET[sign] ?? sign);

/** @returns whether the characters repeat, or are neighbours on the keyboard or in the alphabet, or consecutive digits */
function isRun(text: string): boolean {
  if (new Set(text).size === 1) return true;
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

/**
 * @returns whether a password is common: then it is refused (docs/decisions/session.md, "Passwords have no composition rules")
 */
export function isCommon(password: string): boolean {
  const folded = fold(password.trim());
  return isListed(folded) || isRun(folded);
}

/** Removes runs of four or more characters. @returns the rest of the text, and the number of runs */
function withoutRuns(text: string): { rest: string; runs: number } {
  let rest = "";
  let runs = 0;
  for (let start = 0; start < text.length;) {
    let end = start + 4;
    if (end > text.length || !isRun(text.slice(start, end))) {
      rest += text[start++];
      continue;
    }
    while (end < text.length && isRun(text.slice(start, end + 1))) end += 1;
    runs += 1;
    start = end;
  }
  return { rest, runs };
}

/** @returns a low estimate of the number of guesses that find the password, as a power of two */
function guessBits(password: string, personal: readonly string[]): number {
  let text = fold(password);
  let sum = 0;
  for (const part of [...personal, ...COMMON_PARTS]) {
    const start = undoLeet(text).indexOf(undoLeet(part));
    if (start < 0) continue;
    text = `${text.slice(0, start)} ${text.slice(start + part.length)}`;
    sum += WORD_BITS;
  }
  text = text.replace(/(19|20)\d\d/g, () => {
    sum += RUN_BITS;
    return " ";
  });
  const { rest, runs } = withoutRuns(text.replaceAll(" ", ""));
  sum += runs * RUN_BITS;
  // "abababab" counts as "ab"
  const unit = /^(.+?)\1+$/.exec(rest)?.[1] ?? rest;
  let signs = 0;
  for (const sign of unit) signs += /\d/.test(sign) ? DIGIT_BITS : /\p{L}/u.test(sign) ? LETTER_BITS : SIGN_BITS;
  sum += Math.min(signs, new Set(unit).size * DISTINCT_CHARACTER_BITS);
  return /\p{Lu}/u.test(password.slice(1)) && /\p{Ll}/u.test(password) ? sum + CASE_BITS : sum;
}

/** @returns the words of the person's e-mail address and name */
const personalParts = (known: readonly string[]): string[] =>
  known
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);

/**
 * Estimates how hard a password is to guess. It is a hint only: the schema decides what is refused.
 * @param minimum length in characters, see `minimumPasswordLength`
 * @param known data that others know about the person: e-mail address and name
 */
export function strengthOf(password: string, minimum: number, known: readonly string[] = []): Strength {
  if (passwordLength(password) < minimum) return "short";
  if (isCommon(password)) return "weak";
  const estimate = guessBits(password, personalParts(known));
  if (estimate < FAIR) return "weak";
  if (estimate < GOOD) return "fair";
  return estimate < STRONG ? "good" : "strong";
}
