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

/** The letters of the font: Latin with all European accents, Greek and Cyrillic. */
const LETTERS =
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0386\u0388-\u03ce\u0400-\u045f\u0490\u0491\u2010-\u2022\u20ac\u2116]$/;

/**
 * Returns a text in letters of the font; other letters lose their accent. @example printable("Nguyễn") // "Nguyên"
 * @returns null if a letter is of another script
 */
export function printable(text: string): string | null {
  const letters = [...withoutInvisible(text).normalize("NFC").replace(/\s+/g, " ").trim()].map((letter) => {
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
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
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
  return line === "" ? lines : [...lines, line];
}
