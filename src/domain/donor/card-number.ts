/** @returns a card number without its leading zeros, for comparisons: people and scanners may leave them out */
export const plainCard = (card: string): string => card.replace(/^0+(?=.)/, "");

/** @returns whether a card number has one other digit than the typed one, two swapped digits, or one digit more */
export function isSimilarCard(typed: string, card: string): boolean {
  const [plain, whole] = [plainCard(typed), plainCard(card)];
  const long = Math.max(typed.length, card.length);
  const [one, other] = [typed.padStart(long, "0"), card.padStart(long, "0")];
  const different = [...other].flatMap((digit, index) => (digit === one[index] ? [] : [index]));
  const [first = 0, second] = different;
  if (different.length === 1) return first >= long - card.length;
  const isSwap =
    different.length === 2 && second === first + 1 && other[first] === one[second] && other[second] === one[first];
  return isSwap || [...whole].some((_, index) => whole.slice(0, index) + whole.slice(index + 1) === plain);
}
