/** @returns the card numbers of a text that contains several and nothing else; else none */
export function pastedCards(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^\d{2,}$/.test(part)) ? parts : [];
}
