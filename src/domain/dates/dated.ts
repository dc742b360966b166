export type DayPreposition = "il" | "del" | "dal" | "al";
const BEFORE_VOWEL: Record<DayPreposition, string> = { il: "l’", del: "dell’", dal: "dall’", al: "all’" };

/**
 * A day's words after a preposition, which elides before "otto" and "undici": "del 12 Set 2026", "dell’8 Set 2026".
 * @param day as an ISO day
 * @param words what it is called, its number first
 */
export const dated = (preposition: DayPreposition, day: string, words: string): string =>
  (/-(08|11)$/.test(day) ? BEFORE_VOWEL[preposition] : `${preposition} `) + words;
