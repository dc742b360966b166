import { fold } from "../text";
import { searchableText, searchTerms } from "./text-search";

/** Separates the words of {@link createWordSearch}: in "D'Angelo" also the part after the apostrophe begins a word. */
const WORD_SEPARATORS = /[^\p{L}\p{N}]+/u;

/**
 * As `createTextSearch`, but each word of the query must begin a word of the text. Words that one side writes as one and the
 * other doesn't are the same: "De Luca" and "Deluca", "D'Angelo" and "D Angelo".
 */
export function createWordSearch(query: string): (text: string) => boolean {
  const terms = searchTerms(query);
  return (text) => {
    const words = [...searchableText(text).split(/\s+/), ...fold(text).split(WORD_SEPARATORS)];
    const begins = (joined: string) => words.some((word) => word.startsWith(joined));
    const matchesFrom = (first: number): boolean =>
      first === terms.length ||
      terms.some((_, last) => last >= first && begins(terms.slice(first, last + 1).join("")) && matchesFrom(last + 1));
    return matchesFrom(0);
  };
}
