/** @returns the card numbers of a text that contains several and nothing else; else none */
export function pastedCards(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.length > 1 && words.every((word) => /^\d{2,}$/.test(word)) ? words : [];
}
