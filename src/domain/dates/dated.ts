export type DayPreposition = "il" | "del" | "dal" | "al";
const BEFORE_VOWEL: Record<DayPreposition, string> = { il: "l’", del: "dell’", dal: "dall’", al: "all’" };

/**
 * Puts a preposition before a day. It elides before "otto" and "undici": "del 12 Set 2026", "dell’8 Set 2026".
 * @param day ISO day
 * @param text the formatted day, which begins with the number
 */
export const dated = (preposition: DayPreposition, day: string, text: string): string =>
  (/-(08|11)$/.test(day) ? BEFORE_VOWEL[preposition] : `${preposition} `) + text;
