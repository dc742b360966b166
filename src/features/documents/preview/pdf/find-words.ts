import { fold } from "../../../../domain/text";
import type { PlacedWords } from "./placed-words";

/** Where something that was searched for stands: each figure a part of the page's width or height. */
export interface Found {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Looks for words on a page, without case and accents. What goes over the end of a line isn't found: a PDF doesn't say which
 * lines belong together.
 * @param wanted as it was typed
 */
export function findWords(words: PlacedWords, wanted: string, page: number): Found[] {
  const folded = fold(wanted.trim());
  if (folded === "") return [];
  return words.flatMap(({ text, left, top, width, height }) => {
    const line = fold(text);
    const found: Found[] = [];
    for (let at = line.indexOf(folded); at >= 0; at = line.indexOf(folded, at + folded.length)) {
      // letters are taken for equally wide: a mark on a line, not on its letters
      const part = width / line.length;
      found.push({ page, left: left + at * part, width: folded.length * part, top, height });
    }
    return found;
  });
}
