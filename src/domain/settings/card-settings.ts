/** The numbers of the association's cards. */
export interface CardSettings {
  /** "#" is a digit of the sequential number, "{anno}" the year in which the card is issued. */
  pattern: string;
  /** The sequential number of the next card. */
  next: number;
}

export const DEFAULT_CARDS: CardSettings = { pattern: "######", next: 1 };

/** In characters. */
const MAX_PATTERN_LENGTH = 40;
const MAX_NUMBER = 999_999_999;

export type CardProblem = "no-number" | "two-numbers" | "too-long" | "number" | "too-short";

export function checkCards({ pattern, next }: CardSettings): { field: keyof CardSettings; code: CardProblem }[] {
  const runs = pattern.match(/#+/g) ?? [];
  const digits = runs[0]?.length ?? 0;
  const code: CardProblem | null =
    runs.length === 0
      ? "no-number"
      : runs.length > 1
        ? "two-numbers"
        : pattern.length > MAX_PATTERN_LENGTH
          ? "too-long"
          : null;
  const isNumber = Number.isInteger(next) && next >= 1 && next <= MAX_NUMBER;
  const isTooLong = isNumber && code === null && String(next).length > digits;
  return [
    ...(code ? [{ field: "pattern" as const, code }] : []),
    ...(isNumber ? [] : [{ field: "next" as const, code: "number" as const }]),
    ...(isTooLong ? [{ field: "pattern" as const, code: "too-short" as const }] : []),
  ];
}

/** @param year the year of issue @returns the number to print on a card */
export const writeCard = (pattern: string, number: number, year: number): string =>
  pattern.replaceAll("{anno}", String(year)).replace(/#+/, (run) => String(number).padStart(run.length, "0"));
