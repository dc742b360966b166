/** @returns a number as it is dialled in Italy, whatever stands between its digits */
export const dialled = (text: string | null): string => (text ?? "").trim().replace(/^(\+|00)39|\D/g, "");

/** Before a telephone in a text that is looked through: other numbers aren't mixed up with it. */
const MARK = "tel";

/** @returns telephones as {@link telephoneWord} finds them */
export const phoneTerms = (numbers: readonly (string | null)[]): string[] =>
  numbers.flatMap((number) => (number ? MARK + dialled(number) : []));

/** @returns what finds the telephones that begin as a text does, however it is written; null for what is none */
export function telephoneWord(text: string): string | null {
  const number = /^\s*[+\d][\d\s()./-]*$/.test(text) ? dialled(text) : "";
  return number.length > 5 ? MARK + number : null;
}
