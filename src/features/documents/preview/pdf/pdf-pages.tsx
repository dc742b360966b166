import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { useEffect, useRef, useState, useCallback } from "react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { PreviewFrame, ZoomButtons, useWidth } from "../preview-frame";
import { texts } from "../texts";
import { FindBar, type Match } from "./find-bar";
import type { OpenPdf, PageSize } from "./open-pdf";
import { PdfPage } from "./pdf-page";

/** px around a page */
const GAP = 16;
/** px above a match */
const ABOVE = 96;

export function PdfPages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [zoom, setZoom] = useState(1);
  const [finding, setFinding] = useState(false);
  const [marks, setMarks] = useState<readonly Match[]>([]);
  const [mark, setMark] = useState<Match | null>(null);
  const { sizes, saveSize } = usePageSizes(pdf);
  const sizeOf = (index: number) => {
    const size = sizes.get(index + 1) ?? sizes.get(1);
    if (!size || !room) return { width: 0, height: 400 };
    const width = Math.min(size.width, Math.max(120, room - 2 * GAP)) * zoom;
    return { width, height: (width * size.height) / size.width };
  };
  const virtual = useVirtualizer({
    count: pdf.pages,
    getScrollElement: () => box.current,
    estimateSize: (index) => sizeOf(index).height + GAP,
    paddingStart: GAP,
    overscan: 1,
  });
  useEffect(() => virtual.measure(), [virtual, room, zoom, sizes]);
  const items = virtual.getVirtualItems();
  const middle = (virtual.scrollOffset ?? 0) + (virtual.scrollRect?.height ?? 0) / 2;
  const current = items.find(({ start, size }) => middle < start + size)?.index ?? pdf.pages - 1;
  const turnTo = (index: number) => virtual.scrollToIndex(index, { align: "start" });
  const widest = Math.max(0, ...items.map(({ index }) => sizeOf(index).width));

  const showMark = (found: Match | null) => {
    setMark(found);
    if (!found) return;
    const [start] = virtual.getOffsetForIndex(found.page - 1, "start") ?? [0];
    virtual.scrollToOffset(Math.max(0, start + found.top * sizeOf(found.page - 1).height - ABOVE));
  };
  return (
    <PreviewFrame
      bar={
        <>
          <IconButton
            icon={ChevronUp}
            label={texts.former}
            disabled={current === 0}
            onClick={() => turnTo(current - 1)}
          />
          <IconButton
            icon={ChevronDown}
            label={texts.next}
            disabled={current === pdf.pages - 1}
            onClick={() => turnTo(current + 1)}
          />
          <span className={tw`px-1 tabular-nums text-muted`}>{texts.place(current + 1, pdf.pages)}</span>
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
          <IconButton
            icon={Search}
            label={finding ? texts.closeSearch : texts.search}
            aria-expanded={finding}
            onClick={() => setFinding(!finding)}
          />
          {finding && <FindBar pdf={pdf} onFound={setMarks} onMark={showMark} onClose={() => setFinding(false)} />}
        </>
      }
    >
      <div
        ref={box}
        role="region"
        aria-label={texts.pagesOf(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className={tw`max-h-[760px] min-h-[320px] overflow-auto bg-sunken focus-visible:outline-offset-[-2px]`}
      >
        <div className={tw`relative`} style={{ height: virtual.getTotalSize(), minWidth: widest + 2 * GAP }}>
          {items.map(({ index, start }) => {
            const size = sizeOf(index);
            return (
              <div
                key={index}
                className={tw`absolute inset-x-0 grid justify-items-center`}
                style={{ transform: `translateY(${start}px)` }}
              >
                {size.width > 0 && (
                  <PdfPage
                    pdf={pdf}
                    page={index + 1}
                    {...size}
                    marks={marks.filter(({ page }) => page === index + 1)}
                    mark={mark}
                    onSize={saveSize}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </PreviewFrame>
  );
}

/** Collects the sizes of the drawn pages. Other pages get the size of the first one. */
function usePageSizes(pdf: OpenPdf) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const saveSize = useCallback((page: number, { width, height }: PageSize) => {
    setSizes((known) => {
      const same = known.get(page);
      return same?.width === width && same.height === height ? known : new Map(known).set(page, { width, height });
    });
  }, []);
  useEffect(() => {
    let unmounted = false;
    pdf.sizeOf(1).then(
      (size) => {
        if (!unmounted) saveSize(1, size);
      },
      () => undefined, // the page shows the error
    );
    return () => {
      unmounted = true;
    };
  }, [pdf, saveSize]);
  return { sizes, saveSize };
}
