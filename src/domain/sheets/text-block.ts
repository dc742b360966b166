import { withoutInvisible } from "../text";

/** A printer's point in mm. */
export const POINT = 25.4 / 72;

/** A line of text on a page: where it begins, in mm, and its size in points. */
export interface TextLine {
  text: string;
  bold: boolean;
  /** In points. */
  size: number;
  x: number;
  /** Of the baseline. */
  y: number;
}

/** The width of a text in mm. */
export type Measure = (text: string, bold: boolean, size: number) => number;

/** A distance between baselines, in heights of the font. */
export const LINE_HEIGHT = 1.2;
/** The height of capital letters, in heights of the font (Liberation Sans). */
export const CAP_HEIGHT = 0.688;

/** The letters and signs of the font that names, addresses and texts need: Latin with all European accents, Greek and Cyrillic. */
const LETTERS =
  /^[\u0020-\u007e\u00a0-\u017f\u0192\u01fa-\u01ff\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0472\u0473\u0490\u0491\u1e80-\u1e85\u1ef2\u1ef3\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]$/;

/**
 * Returns a text in letters of the font; other letters lose their accent. @example printable("Nguyễn") // "Nguyên"
 * @returns null if a letter is of another script
 */
export function printable(text: string): string | null {
  const clean = withoutInvisible(text).normalize("NFC").replace(/\s+/g, " ").trim();
  if (/^[\x20-\x7e]*$/.test(clean)) return clean; // a fast path: lists have thousands of addresses
  const letters = [...clean].map((letter) => {
    if (LETTERS.test(letter)) return letter;
    const [base = "", ...marks] = letter.normalize("NFD");
    return (
      [base + (marks[0] ?? ""), base].map((part) => part.normalize("NFC")).find((part) => LETTERS.test(part)) ?? null
    );
  });
  return letters.includes(null) ? null : letters.join("");
}

/** Breaks a text into lines between words, and a word that is wider than a line where the line ends. */
export function breakText(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.trim().split(/\s+/);
  const whole = words.join(" ");
  if (whole === "" || measure(whole) <= width) return whole === "" ? [] : [whole];
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && measure(line + letter) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}
