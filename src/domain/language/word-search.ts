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
    const isBeginning = (joined: string) => words.some((word) => word.startsWith(joined));
    /** Whether the first terms, up to this number, match. */
    const matched = [true, ...terms.map(() => false)];
    for (const first of terms.keys()) {
      if (!matched[first]) continue;
      let joined = "";
      for (let last = first; last < terms.length && isBeginning((joined += terms[last])); last++)
        matched[last + 1] = true;
    }
    return matched[terms.length] === true;
  };
}
