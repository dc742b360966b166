import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE } from "../../../../domain/constants";
import { findWords, type Found } from "./find-words";
import type { OpenPdf } from "./open-pdf";

/** As many as anybody goes through. */
const MOST = 500;

interface FindState {
  found: readonly Found[];
  /** All pages were looked through. */
  done: boolean;
  /** No page that was looked through has any words: they are pictures. */
  wordless: boolean;
}

const NOTHING: FindState = { found: [], done: true, wordless: false };
const BEGUN: FindState = { ...NOTHING, done: false };

/** Looks for words through all pages, one after the other; what was found stands before all is done. */
export function useFind(pdf: OpenPdf, wanted: string): FindState {
  const [state, setState] = useState<FindState & { wanted: string }>({ ...NOTHING, wanted: "" });
  useEffect(() => {
    if (wanted.trim() === "") return;
    let left = false;
    const look = async () => {
      let found: Found[] = [];
      let wordless = true;
      for (let page = 1; page <= pdf.pages && !left && found.length < MOST; page += 1) {
        // a page that can't be read has no words; the others have theirs
        const words = await pdf.wordsOf(page).catch(() => []);
        wordless &&= words.length === 0;
        const more = findWords(words, wanted, page);
        found = found.concat(more);
        if (!left && more.length > 0) setState({ found, done: false, wordless: false, wanted });
      }
      if (!left) setState({ found, done: true, wordless, wanted });
    };
    const soon = setTimeout(() => void look(), SEARCH_DEBOUNCE);
    return () => {
      left = true;
      clearTimeout(soon);
    };
  }, [pdf, wanted]);
  if (wanted.trim() === "") return NOTHING;
  return state.wanted === wanted ? state : BEGUN;
}
