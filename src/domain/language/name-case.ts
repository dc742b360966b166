/** The beginning of each word of a name: "de luca", "d'angelo", "anna-maria", "g.b.". */
const BEGINNING = /(^|[\s'’.-])(\p{L})/gu;

/**
 * Capitalises a name that was typed without capitals or with nothing else. Mixed case is probably intended.
 * @returns "De Luca" for "de luca" and "DE LUCA"; null if there is nothing to change
 */
export function capitaliseName(typed: string): string | null {
  const lower = typed.toLowerCase();
  if (typed !== lower && typed !== typed.toUpperCase()) return null;
  const name = lower.replace(BEGINNING, (_, before: string, letter: string) => before + letter.toUpperCase());
  return name === typed ? null : name;
}
