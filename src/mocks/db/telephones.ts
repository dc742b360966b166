/** @returns the digits of a number, without the prefix of Italy */
export const dialled = (text: string | null): string => (text ?? "").trim().replace(/^(\+|00)39|\D/g, "");

/** Prefix of telephones in the searched text, so that other numbers don't match. */
const MARK = "tel";

/** @returns the terms by which {@link telephoneTerm} finds telephones */
export const phoneTerms = (numbers: readonly (string | null)[]): string[] =>
  numbers.flatMap((number) => (number ? MARK + dialled(number) : []));

/** @returns the term for telephones that begin with a number; null if the text isn't a telephone number */
export function telephoneTerm(text: string): string | null {
  const number = /^\s*[+\d][\d\s()./-]*$/.test(text) ? dialled(text) : "";
  return number.length > 5 ? MARK + number : null;
}
