import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchInput } from "../../../../ui/field/search-input";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { Found } from "./find-words";
import type { OpenPdf } from "./open-pdf";
import { useFind } from "./use-find";

interface FindBarProps {
  pdf: OpenPdf;
  /** What is marked on the pages. */
  onFound: (found: readonly Found[]) => void;
  /** What is looked at: the pages show it. */
  onMark: (found: Found | null) => void;
  onClose: () => void;
}

/** Looks for words in the pages: Enter leads to the next one, with Shift to the former; Esc closes it. */
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
  const said = empty
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
        {said}
      </span>
      <IconButton icon={ChevronUp} label={texts.formerFound} disabled={found.length < 2} onClick={() => go(-1)} />
      <IconButton icon={ChevronDown} label={texts.nextFound} disabled={found.length < 2} onClick={() => go(1)} />
    </search>
  );
}
