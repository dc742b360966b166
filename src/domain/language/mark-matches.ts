import { fold, foldSearched } from "../text";

/** A part of a text, and whether it matches the query. */
interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Marks the words of a query at the beginnings of words in a text. The comparison ignores case, accents and apostrophes, like
 * every search.
 * @returns the parts of the unchanged text
 */
export function markMatches(text: string, query: string): TextPart[] {
  const terms = foldSearched(query).split(/\s+/).filter(Boolean);
  const letters = Array.from(text);
  // folding may remove a letter (a combining accent) or make two of it: each folded letter has the index of its origin
  const folded = letters.flatMap((letter, index) =>
    foldSearched(letter)
      .split("")
      .map((foldedLetter) => ({ foldedLetter, index })),
  );
  const plain = folded.map(({ foldedLetter }) => foldedLetter).join("");
  const startsWord = (at: number) => {
    const index = folded[at]?.index ?? 0;
    return folded[at - 1]?.index !== index && !/[\p{L}\p{N}\p{M}]/u.test(letters[index - 1] ?? "");
  };
  const marked = new Set<number>();
  for (const term of terms)
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1))
      if (startsWord(at)) for (const { index } of folded.slice(at, at + term.length)) marked.add(index);
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    const isAccent = fold(letter) === "";
    const isApostrophe = !isAccent && foldSearched(letter) === "";
    // a combining accent is marked like the letter before it, an apostrophe if both its neighbours are marked
    const joins = last?.marked === true && (isAccent || (isApostrophe && marked.has(index + 1)));
    const isMarked = joins || marked.has(index);
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
}
