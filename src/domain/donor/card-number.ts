/** @returns a card number without its leading zeros, for comparisons: people and scanners may leave them out */
export const plainCard = (card: string): string => card.replace(/^0+(?=.)/, "");

/**
 * Compares a typed card number with another one.
 * @returns the indexes of the digits of `card` that differ, if it has one other digit, two swapped digits, or one digit more;
 *   null if it isn't similar
 */
export function cardDifference(typed: string, card: string): readonly number[] | null {
  const long = Math.max(typed.length, card.length);
  const [one, other] = [typed.padStart(long, "0"), card.padStart(long, "0")];
  const at = (index: number) => index - (long - card.length);
  const different = [...other].flatMap((digit, index) => (digit === one[index] ? [] : [index]));
  const [first, second] = different;
  if (first === undefined) return null;
  if (different.length === 1) return at(first) < 0 ? null : [at(first)];
  const isSwap =
    different.length === 2 && second === first + 1 && other[first] === one[second] && other[second] === one[first];
  if (isSwap) return [at(first), at(second)].filter((index) => index >= 0);
  return missingDigit(plainCard(typed), card);
}

/** Returns the index of the digit that a typed number lacks. */
function missingDigit(plain: string, card: string): readonly number[] | null {
  const whole = plainCard(card);
  if (whole.length !== plain.length + 1) return null;
  let index = 0;
  while (index < plain.length && plain[index] === whole[index]) index += 1;
  return whole.slice(index + 1) === plain.slice(index) ? [index + card.length - whole.length] : null;
}
