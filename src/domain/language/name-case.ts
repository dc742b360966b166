/** Where a word of a name begins: "de luca", "d'angelo", "anna-maria", "g.b.". */
const BEGINNING = /(^|[\s'’.-])(\p{L})/gu;

/**
 * A name that was typed without capitals, or in nothing else. One with both was written so on purpose, and stays.
 * @returns the name as registers write it ("de luca", "DE LUCA": "De Luca"); null where there is nothing to change
 */
export function capitaliseName(typed: string): string | null {
  const lower = typed.toLowerCase();
  if (typed !== lower && typed !== typed.toUpperCase()) return null;
  const name = lower.replace(BEGINNING, (_, before: string, letter: string) => before + letter.toUpperCase());
  return name === typed ? null : name;
}
