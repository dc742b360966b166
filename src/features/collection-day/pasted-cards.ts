/** A telephone number with blanks: its prefix, and nine to eleven digits in all. */
const isPhone = (text: string) => /^(0\d{1,3}|3\d\d) /.test(text) && /^\d{9,11}$/.test(text.replace(/ /g, ""));

/** @returns the card numbers of a text that contains several and nothing else; else none */
export function pastedCards(text: string): string[] {
  if (isPhone(text.trim())) return [];
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^\d{2,}$/.test(part)) ? parts : [];
}
