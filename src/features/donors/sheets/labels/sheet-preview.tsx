import { useId, useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { A4, perSheet, placeOf, sheetCount, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { cx, tw } from "../../../../ui/tw";
import { paperClass, PlacedText } from "../placed-text";
import { texts } from "../texts";

interface SheetPreviewProps {
  sheet: SheetLayout;
  /** The lines of each label. */
  labels: readonly (readonly TextLine[])[];
  /** The first free place, from 0. */
  start: number;
  onStart: (start: number) => void;
}

/** The sheets of labels. A click on the first does what the field of the start does. */
export function SheetPreview({ sheet, labels, start, onStart }: SheetPreviewProps) {
  const hatch = useId();
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
      <svg
        role="img"
        aria-label={texts.page(page + 1, pages)}
        viewBox={`0 0 ${A4.width} ${A4.height}`}
        className={cx(paperClass, tw`select-none`)}
      >
        <pattern id={hatch} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2} height={4} fill="#f1ece6" />
        </pattern>
        {Array.from({ length: size }, (_, at) => {
          const nth = page * size + at;
          const used = nth < start;
          const lines = labels[nth - start] ?? [];
          const { width, height, ...corner } = placeOf(sheet, nth, { x: 0, y: 0 });
          const box = { width, height };
          const middle = { x: width / 2, y: height / 2, textAnchor: "middle", dominantBaseline: "central" } as const;
          return (
            // by keys, the start is chosen in its field
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <svg
              key={nth}
              {...corner}
              {...box}
              className={cx(page === 0 && tw`cursor-pointer`)}
              onClick={() => page === 0 && onStart(at)}
            >
              <rect {...box} fill={used ? `url(#${hatch})` : "#fff"} stroke="#d8d0c6" strokeWidth={0.4} />
              <g className={tw`narrow:hidden`}>
                <PlacedText lines={lines} />
              </g>
              {/* on a phone the lines would be too small to read */}
              <text
                {...middle}
                className={used ? tw`text-[4px] narrow:text-[7px]` : tw`hidden text-[7px] narrow:block`}
              >
                {used ? texts.usedPlace(at + 1) : lines.length > 0 && at + 1}
              </text>
              {nth === start && (
                <>
                  <rect {...box} fill="none" stroke="#1d5fc4" strokeWidth={1.4} />
                  <g className={tw`narrow:hidden`}>
                    <rect width={29} height={6} fill="#1d5fc4" />
                    <text x={2} y={4.3} fontSize={4} fill="#fff">
                      {texts.startHere}
                    </text>
                  </g>
                </>
              )}
            </svg>
          );
        })}
      </svg>
    </section>
  );
}
