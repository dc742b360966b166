/** The months in Italian, January first. Their abbreviations, which the specification writes, are in `format.ts`. */
export const MONTH_NAMES = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
] as const;

/** In English, for dates that other programs have written. */
export const ENGLISH_MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");
