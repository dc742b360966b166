export type DayPreposition = "il" | "del" | "dal" | "al";
const BEFORE_VOWEL: Record<DayPreposition, string> = { il: "l’", del: "dell’", dal: "dall’", al: "all’" };
/** Weekdays have no article: "da domenica 8 novembre 2026". */
const BEFORE_WEEKDAY: Record<DayPreposition, string> = { il: "", del: "di ", dal: "da ", al: "a " };
const WEEKDAY = /^(?:(?:lune|marte|mercole|giove|vener)dì|sabato|domenica)\s/;

/**
 * Puts a preposition before a day. It elides before "otto" and "undici": "del 12 Set 2026", "dell’8 Set 2026".
 * @param text the formatted day, which may begin with the weekday
 */
export function withPreposition(preposition: DayPreposition, text: string): string {
  if (WEEKDAY.test(text)) return BEFORE_WEEKDAY[preposition] + text;
  return (/^(?:8|11)\b/.test(text) ? BEFORE_VOWEL[preposition] : `${preposition} `) + text;
}
