import { useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { A4, perSheet, placeOf, sheetCount, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { cx, tw } from "../../../../ui/tw";
import { paperClass, percent, PlacedText } from "../placed-text";
import { texts } from "../texts";

interface SheetPreviewProps {
  sheet: SheetLayout;
  /** The lines of each label. */
  labels: readonly (readonly TextLine[])[];
  /** The first free place, from 0. */
  start: number;
  onStart: (start: number) => void;
}

const place = tw`absolute overflow-hidden text-[11px] [box-shadow:inset_0_0_0_.5px_#d8d0c6]`;
const used = tw`grid place-items-center bg-[repeating-linear-gradient(135deg,#f1ece6_0_6px,#fff_6px_12px)] text-[#574f48]`;
const startMark = tw`pointer-events-none absolute inset-x-0 inset-y-0 border-2 border-[#1d5fc4] leading-none text-[#fff]`;

/** The sheets of labels. A click on the first does what the field of the start does. */
export function SheetPreview({ sheet, labels, start, onStart }: SheetPreviewProps) {
  const [chosenPage, setPage] = useState(0);
  const size = perSheet(sheet);
  const pages = Math.max(1, sheetCount(sheet, start, labels.length));
  const page = Math.min(chosenPage, pages - 1);
  return (
    <section
      aria-label={texts.preview}
      className={tw`sticky top-0 grid min-w-0 content-start gap-2 self-start narrow:static medium:static short:static`}
    >
      <div className={tw`flex items-center gap-1`}>
        <h3 className={tw`mr-auto text-label font-medium`}>{texts.preview}</h3>
        {pages > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={texts.previousPage}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <span role="status" className={tw`text-label text-muted tabular-nums`}>
              {texts.page(page + 1, pages)}
            </span>
            <IconButton
              icon={ChevronRight}
              label={texts.nextPage}
              disabled={page >= pages - 1}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
      </div>
      <div
        role="img"
        aria-label={texts.page(page + 1, pages)}
        className={cx(paperClass, tw`select-none`)}
        style={{ aspectRatio: `${A4.width} / ${A4.height}` }}
      >
        {Array.from({ length: size }, (_, at) => {
          const nth = page * size + at;
          const isUsed = nth < start;
          const lines = labels[nth - start];
          const { x, y, width, height } = placeOf(sheet, nth, { x: 0, y: 0 });
          return (
            // by keys, the start is chosen in its field
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              key={nth}
              className={cx(place, isUsed && used, page === 0 && tw`cursor-pointer`)}
              onClick={() => page === 0 && onStart(at)}
              style={{
                left: percent(x, A4.width),
                top: percent(y, A4.height),
                width: percent(width, A4.width),
                height: percent(height, A4.height),
              }}
            >
              {isUsed && texts.usedPlace(at + 1)}
              {lines && (
                <>
                  <div className={tw`h-full narrow:hidden`}>
                    <PlacedText lines={lines} width={width} height={height} />
                  </div>
                  {/* on a phone the lines would be too small to read */}
                  <div className={tw`hidden h-full place-items-center narrow:grid`}>{at + 1}</div>
                </>
              )}
              {nth === start && (
                <div className={startMark}>
                  <span className={tw`absolute left-0 top-0 bg-[#1d5fc4] px-1.5 py-[3px] narrow:hidden`}>
                    {texts.startHere}
                  </span>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
