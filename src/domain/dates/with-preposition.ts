export type DayPreposition = "il" | "del" | "dal" | "al";
const BEFORE_VOWEL: Record<DayPreposition, string> = { il: "l’", del: "dell’", dal: "dall’", al: "all’" };

/**
 * Puts a preposition before a day. It elides before "otto" and "undici": "del 12 Set 2026", "dell’8 Set 2026".
 * @param text the formatted day; one that begins with the weekday doesn't elide
 */
export const withPreposition = (preposition: DayPreposition, text: string): string =>
  (/^(?:8|11)\b/.test(text) ? BEFORE_VOWEL[preposition] : `${preposition} `) + text;
