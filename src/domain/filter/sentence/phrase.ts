/** A piece of a sentence; what is strong is what was chosen. */
export interface Piece {
  text: string;
  strong?: true;
}

/** What a rule says of the rows. */
export interface Phrase {
  /** In few words beside what they are: "di gruppo 0-"; not of every rule. */
  attribute?: readonly Piece[];
  /** As one says what they do: "sono di gruppo 0-". */
  clause: readonly Piece[];
}

export const plain = (text: string): Piece => ({ text });
export const strong = (text: string): Piece => ({ text, strong: true });

/** @returns pieces with something between each two, and something else before the last: "a, b o c" */
export function enumerate(items: readonly (readonly Piece[])[], last: string, between = ", "): Piece[] {
  return items.flatMap((item, at) => {
    if (at === 0) return [...item];
    return [plain(at === items.length - 1 ? last : between), ...item];
  });
}

/** So many values are read one by one; of more the rest is counted. */
const MOST_NAMED = 8;

/** "A, B o C", all of it strong; of many "A, B, ... o altri 40 valori". */
export const choice = (words: readonly string[]): Piece => {
  const rest = words.length - MOST_NAMED + 1;
  if (rest > 1) return strong(`${words.slice(0, -rest).join(", ")} o altri ${rest} valori`);
  const head = words.slice(0, -1).join(", ");
  const last = words.at(-1) ?? "…";
  return strong(head ? `${head} o ${last}` : last);
};
