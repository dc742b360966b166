import { passwordLength } from "../../../domain/password";
import { fold } from "../../../domain/text";
import { COMMON_PARTS, isListed } from "./common-passwords";

/** From easy to hard to guess; "short" only means too short. */
export type Strength = "short" | "weak" | "fair" | "good" | "strong";

/** Bits of guessing that a whole word, a year or a run is worth, however long. */
const WORD_BITS = 9;
const RUN_BITS = 6;
const LETTER_BITS = 2.4; // most letters are in words, where the next letter is easy to guess
const DIGIT_BITS = 3.3;
const SIGN_BITS = 5;
const CASE_BITS = 4;
/** The most that each different character can bring, however often it comes. */
const DISTINCT_CHARACTER_BITS = 6;

const FAIR = 22;
const GOOD = 34;
const STRONG = 46;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz", "01234567890"];

/** Returns the text with letters in place of the signs that look like them: attackers try those, too. */
const undoLeet = (text: string) => text.replace(/[@4]/g, "a").replace(/3/g, "e").replace(/[1!]/g, "i").replace(/0/g, "o").replace(/[$5]/g, "s"); // prettier-ignore

/** Whether the characters follow each other on the keyboard, in the alphabet or in counting, either way, or repeat. */
function isRun(text: string): boolean {
  if (new Set(text).size === 1) return true;
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

/** Whether a password is among the first that anybody tries: those are refused (docs/decisions/0006). */
export function isCommon(password: string): boolean {
  const folded = fold(password.trim());
  return isListed(folded) || isRun(folded);
}

/** Cuts runs of four and more out of a text. @returns what is left, and how many there were */
function withoutRuns(text: string): { left: string; runs: number } {
  let left = "";
  let runs = 0;
  for (let at = 0; at < text.length;) {
    let end = at + 4;
    if (end > text.length || !isRun(text.slice(at, end))) {
      left += text[at++];
      continue;
    }
    while (end < text.length && isRun(text.slice(at, end + 1))) end += 1;
    runs += 1;
    at = end;
  }
  return { left, runs };
}

/** About how many times one would have to guess, as a power of two. Rough, and never generous. */
function guessBits(password: string, personal: readonly string[]): number {
  let text = fold(password);
  let sum = 0;
  for (const part of [...personal, ...COMMON_PARTS]) {
    const at = undoLeet(text).indexOf(undoLeet(part));
    if (at < 0) continue;
    text = `${text.slice(0, at)} ${text.slice(at + part.length)}`;
    sum += WORD_BITS;
  }
  text = text.replace(/(19|20)\d\d/g, () => {
    sum += RUN_BITS;
    return " ";
  });
  const { left, runs } = withoutRuns(text.replaceAll(" ", ""));
  sum += runs * RUN_BITS;
  // "abababab" is no more than "ab" again and again
  const unit = /^(.+?)\1+$/.exec(left)?.[1] ?? left;
  let signs = 0;
  for (const sign of unit) signs += /\d/.test(sign) ? DIGIT_BITS : /\p{L}/u.test(sign) ? LETTER_BITS : SIGN_BITS;
  sum += Math.min(signs, new Set(unit).size * DISTINCT_CHARACTER_BITS);
  return /\p{Lu}/u.test(password.slice(1)) && /\p{Ll}/u.test(password) ? sum + CASE_BITS : sum;
}

/** Returns the parts of the person's e-mail address and name. */
const personalParts = (known: readonly string[]): string[] =>
  known
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);

/**
 * How hard a password is to guess, to be shown while it is typed. It advises; what is refused says the schema.
 * @param minimum characters, see `minimumPasswordLength`
 * @param known what others know of the person: the e-mail, the name
 */
export function strengthOf(password: string, minimum: number, known: readonly string[] = []): Strength {
  if (passwordLength(password) < minimum) return "short";
  if (isCommon(password)) return "weak";
  const estimate = guessBits(password, personalParts(known));
  if (estimate < FAIR) return "weak";
  if (estimate < GOOD) return "fair";
  return estimate < STRONG ? "good" : "strong";
}
