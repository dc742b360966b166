import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchInput } from "../../../../ui/field/search-input";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { OpenPdf, PageText } from "./open-pdf";
import { SEARCH_DEBOUNCE } from "../../../../domain/constants";
import { fold } from "../../../../domain/text";

interface FindBarProps {
  pdf: OpenPdf;
  onFound: (found: readonly Match[]) => void;
  onMark: (found: Match | null) => void;
  onClose: () => void;
}

/** Searches in the pages. Enter goes to the next match, Shift+Enter to the previous one, Esc closes. */
export function FindBar({ pdf, onFound, onMark, onClose }: FindBarProps) {
  const [searchText, setSearchText] = useState("");
  const [at, setAt] = useState(0);
  const { found, done, hasNoText } = useFind(pdf, searchText);
  const first = found[0] ?? null;
  const reportMatches = useEffectEvent(onFound);
  const reportMark = useEffectEvent(onMark);
  useEffect(() => reportMatches(found), [found]);
  const [formerFirst, setFormerFirst] = useState(first);
  if (formerFirst !== first) {
    setFormerFirst(first);
    setAt(0);
  }
  useEffect(() => reportMark(first), [first]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector("input")?.focus(), []);
  useEffect(
    () => () => {
      onFound([]);
      onMark(null);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- on unmount only
    [],
  );
  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + step + found.length) % found.length;
    setAt(next);
    onMark(found[next] ?? null);
  };
  const empty = searchText.trim() === "";
  const status = empty
    ? ""
    : found.length > 0
      ? texts.found(at + 1, found.length)
      : !done
        ? texts.searching(0)
        : hasNoText
          ? texts.noText
          : texts.notFound;
  return (
    <search ref={bar} className={tw`flex basis-full flex-wrap items-center gap-1 pb-1.5`}>
      <div className={tw`min-w-0 flex-[1_1_200px]`}>
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={searchText}
          onValueChange={setSearchText}
          onKeyDown={(event) => {
            if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
            if (event.key !== "Escape") return;
            event.preventDefault();
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

const MAX_MATCHES = 500;

interface FindState {
  found: readonly Match[];
  done: boolean;
  /** No page has any text: the pages are images. */
  hasNoText: boolean;
}

const NOTHING: FindState = { found: [], done: true, hasNoText: false };
const SEARCHING: FindState = { ...NOTHING, done: false };

function useFind(pdf: OpenPdf, searchText: string): FindState {
  const [state, setState] = useState<FindState & { searchText: string }>({ ...NOTHING, searchText: "" });
  useEffect(() => {
    if (searchText.trim() === "") return;
    let cancelled = false;
    const search = async () => {
      let found: Match[] = [];
      let hasNoText = true;
      for (let page = 1; page <= pdf.pages && !cancelled && found.length < MAX_MATCHES; page += 1) {
        // a page that can't be read has no text
        const pageText = await pdf.textOf(page).catch(() => []);
        hasNoText &&= pageText.length === 0;
        const more = findMatches(pageText, searchText, page);
        found = found.concat(more);
        if (!cancelled && more.length > 0) setState({ found, done: false, hasNoText: false, searchText });
      }
      if (!cancelled) setState({ found, done: true, hasNoText, searchText });
    };
    const soon = setTimeout(() => void search(), SEARCH_DEBOUNCE);
    return () => {
      cancelled = true;
      clearTimeout(soon);
    };
  }, [pdf, searchText]);
  if (searchText.trim() === "") return NOTHING;
  return state.searchText === searchText ? state : SEARCHING;
}

/** Where a match is, in fractions of the page's width and height. */
export interface Match {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds matches on a page, ignoring case and accents, within one line. */
function findMatches(pageText: PageText, searchText: string, page: number): Match[] {
  const folded = fold(searchText.trim());
  if (folded === "") return [];
  return pageText.flatMap(({ text, left, top, width, height }) => {
    const line = fold(text);
    const found: Match[] = [];
    for (let at = line.indexOf(folded); at >= 0; at = line.indexOf(folded, at + folded.length)) {
      // assumes letters of equal width
      const part = width / line.length;
      found.push({ page, left: left + at * part, width: folded.length * part, top, height });
    }
    return found;
  });
}
