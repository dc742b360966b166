/** How the association numbers its cards. */
export interface CardSettings {
  /** How a number is written: "#" is a digit of the running number, "{anno}" the year in which it is given. */
  pattern: string;
  /** The running number of the next card. */
  next: number;
}

export const DEFAULT_CARDS: CardSettings = { pattern: "######", next: 1 };

/** Characters of a written number. */
const LONGEST = 40;
const MOST = 999_999_999;

export type CardProblem = "no-number" | "two-numbers" | "too-long" | "number" | "too-short";

export function checkCards({ pattern, next }: CardSettings): { field: keyof CardSettings; code: CardProblem }[] {
  const runs = pattern.match(/#+/g) ?? [];
  const digits = runs[0]?.length ?? 0;
  const code: CardProblem | null =
    runs.length === 0 ? "no-number" : runs.length > 1 ? "two-numbers" : pattern.length > LONGEST ? "too-long" : null;
  const isNumber = Number.isInteger(next) && next >= 1 && next <= MOST;
  const short = isNumber && code === null && String(next).length > digits;
  return [
    ...(code ? [{ field: "pattern" as const, code }] : []),
    ...(isNumber ? [] : [{ field: "next" as const, code: "number" as const }]),
    ...(short ? [{ field: "pattern" as const, code: "too-short" as const }] : []),
  ];
}

/** @param year in which it is given @returns a card's number as it is printed */
export const writeCard = (pattern: string, number: number, year: number): string =>
  pattern.replaceAll("{anno}", String(year)).replace(/#+/, (run) => String(number).padStart(run.length, "0"));
