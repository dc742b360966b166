import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { useEffect, useRef, useState, useCallback } from "react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { PreviewFrame, ZoomButtons, useWidth } from "../preview-frame";
import { texts } from "../texts";
import { FindBar, type Found } from "./find-bar";
import type { OpenPdf, PageSize } from "./open-pdf";
import { PdfPage } from "./pdf-page";

/** Around a page, px. */
const GAP = 16;
/** Above what was found, so that one sees where it stands. */
const ABOVE = 96;

/** Pages under each other, of which those in sight are drawn; turning over, size and search above them. */
export function PdfPages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [zoom, setZoom] = useState(1);
  const [finding, setFinding] = useState(false);
  const [marks, setMarks] = useState<readonly Found[]>([]);
  const [mark, setMark] = useState<Found | null>(null);
  const { sizes, learn } = usePageSizes(pdf);
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

  const showMark = (found: Found | null) => {
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
                    onSize={learn}
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

/** The pages' sizes as far as they are known: the first one's stands for the others until they are drawn. */
function usePageSizes(pdf: OpenPdf) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const learn = useCallback((page: number, { width, height }: PageSize) => {
    setSizes((known) => {
      const same = known.get(page);
      return same?.width === width && same.height === height ? known : new Map(known).set(page, { width, height });
    });
  }, []);
  useEffect(() => {
    let left = false;
    pdf.sizeOf(1).then(
      (size) => {
        if (!left) learn(1, size);
      },
      () => undefined, // the page says itself that it can't be shown
    );
    return () => {
      left = true;
    };
  }, [pdf, learn]);
  return { sizes, learn };
}
