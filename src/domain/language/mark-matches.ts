import { fold } from "../text";
import { joinedWords, searchTerms } from "./text-search";

/** A part of a text, and whether it matches the query. */
interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Marks the words of a query at the beginnings of words in a text. The comparison ignores case, accents, apostrophes,
 * blanks and hyphens, like every search.
 * @returns the parts of the unchanged text
 */
export function markMatches(text: string, query: string): TextPart[] {
  const terms = searchTerms(query);
  const letters = Array.from(text);
  // folding may remove a letter (a combining accent, a blank) or make two of it: each folded letter has the index of its origin
  const folded = letters.flatMap((letter, index) =>
    joinedWords(letter)
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
      if (startsWord(at)) {
        const [first, last] = [folded[at]?.index ?? 0, folded[at + term.length - 1]?.index ?? 0];
        for (let index = first; index <= last; index += 1) marked.add(index);
      }
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    // a combining accent is marked like the letter before it
    const isMarked = marked.has(index) || (last?.marked === true && fold(letter) === "");
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
}
