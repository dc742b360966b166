import { fold, foldSearched } from "../text";

/** A piece of a text, and whether it is what was looked for. */
interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Finds the words of a query at the starts of a text's words, compared as in every search: without case, accents and
 * apostrophes.
 * @returns the text in pieces, as it came
 */
export function markWords(text: string, query: string): TextPart[] {
  const words = foldSearched(query).split(/\s+/).filter(Boolean);
  const letters = Array.from(text);
  // folding may take a letter away (a combining accent) or make two of it: each folded one knows whose it is
  const folded = letters.flatMap((letter, index) =>
    foldSearched(letter)
      .split("")
      .map((one) => ({ one, index })),
  );
  const plain = folded.map(({ one }) => one).join("");
  const startsWord = (at: number) => {
    const index = folded[at]?.index ?? 0;
    return folded[at - 1]?.index !== index && !/[\p{L}\p{N}\p{M}]/u.test(letters[index - 1] ?? "");
  };
  const marked = new Set<number>();
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      if (startsWord(at)) for (const { index } of folded.slice(at, at + word.length)) marked.add(index);
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    const isAccent = fold(letter) === "";
    const isApostrophe = !isAccent && foldSearched(letter) === "";
    // an accent that stands by itself belongs to the letter before it, an apostrophe to those on both its sides
    const joins = last?.marked === true && (isAccent || (isApostrophe && marked.has(index + 1)));
    const isMarked = joins || marked.has(index);
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
}
