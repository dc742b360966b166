import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchInput } from "../../../../ui/field/search-input";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { OpenPdf, PlacedWords } from "./open-pdf";
import { SEARCH_DEBOUNCE } from "../../../../domain/constants";
import { fold } from "../../../../domain/text";

interface FindBarProps {
  pdf: OpenPdf;
  onFound: (found: readonly Found[]) => void;
  onMark: (found: Found | null) => void;
  onClose: () => void;
}

/** Searches in the pages. Enter goes to the next match, Shift+Enter to the previous one, Esc closes. */
export function FindBar({ pdf, onFound, onMark, onClose }: FindBarProps) {
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(0);
  const { found, done, wordless } = useFind(pdf, wanted);
  const first = found[0] ?? null;
  const tellFound = useEffectEvent(onFound);
  const tellMark = useEffectEvent(onMark);
  useEffect(() => tellFound(found), [found]);
  const [begun, setBegun] = useState(first);
  if (begun !== first) {
    setBegun(first);
    setAt(0);
  }
  useEffect(() => tellMark(first), [first]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector("input")?.focus(), []);
  useEffect(
    () => () => {
      onFound([]);
      onMark(null);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- when it closes
    [],
  );
  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + step + found.length) % found.length;
    setAt(next);
    onMark(found[next] ?? null);
  };
  const empty = wanted.trim() === "";
  const status = empty
    ? ""
    : found.length > 0
      ? texts.found(at + 1, found.length)
      : !done
        ? texts.searching(0)
        : wordless
          ? texts.noWords
          : texts.notFound;
  return (
    <search ref={bar} className={tw`flex basis-full flex-wrap items-center gap-1 pb-1.5`}>
      <div className={tw`min-w-0 flex-[1_1_200px]`}>
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={wanted}
          onValueChange={setWanted}
          onKeyDown={(event) => {
            if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
            if (event.key !== "Escape") return;
            event.stopPropagation();
            onClose();
          }}
        />
      </div>
      <span role="status" className={tw`px-2 tabular-nums text-label text-muted empty:hidden`}>
        {status}
      </span>
      <IconButton icon={ChevronUp} label={texts.formerFound} disabled={found.length < 2} onClick={() => go(-1)} />
      <IconButton icon={ChevronDown} label={texts.nextFound} disabled={found.length < 2} onClick={() => go(1)} />
    </search>
  );
}

const MOST = 500;

interface FindState {
  found: readonly Found[];
  done: boolean;
  /** No page has any text: the pages are images. */
  wordless: boolean;
}

const NOTHING: FindState = { found: [], done: true, wordless: false };
const BEGUN: FindState = { ...NOTHING, done: false };

function useFind(pdf: OpenPdf, wanted: string): FindState {
  const [state, setState] = useState<FindState & { wanted: string }>({ ...NOTHING, wanted: "" });
  useEffect(() => {
    if (wanted.trim() === "") return;
    let left = false;
    const look = async () => {
      let found: Found[] = [];
      let wordless = true;
      for (let page = 1; page <= pdf.pages && !left && found.length < MOST; page += 1) {
        // a page that can't be read has no text
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

/** Where a match is, in fractions of the page's width and height. */
export interface Found {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds matches on a page, ignoring case and accents, within one line. */
function findWords(words: PlacedWords, wanted: string, page: number): Found[] {
  const folded = fold(wanted.trim());
  if (folded === "") return [];
  return words.flatMap(({ text, left, top, width, height }) => {
    const line = fold(text);
    const found: Found[] = [];
    for (let at = line.indexOf(folded); at >= 0; at = line.indexOf(folded, at + folded.length)) {
      // assumes letters of equal width
      const part = width / line.length;
      found.push({ page, left: left + at * part, width: folded.length * part, top, height });
    }
    return found;
  });
}
