import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { A4, perSheet, placeOf, type SheetLayout } from "../../../domain/sheets/sheet-layout";
import { CAP_HEIGHT, POINT, type TextLine } from "../../../domain/sheets/text-block";
import { IconButton } from "../../../ui/buttons/icon-button";
import { useRadioName } from "../../../ui/field/use-radio-name";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";

interface SheetPreviewProps {
  sheet: SheetLayout;
  /** The first free place, from 0. */
  start: number;
  onStart: (start: number) => void;
  /** From 0; the last one, if there are fewer. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** @param nth the place on all sheets */
  children: (nth: number) => ReactNode;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
const place = tw`absolute grid cursor-pointer overflow-hidden shadow-[inset_0_0_0_.5px_#d8d0c6]`;
const startPlace = tw`[&:has(:focus-visible)]:[outline:3px_solid_#1d5fc4] [&:has(:focus-visible)]:outline-offset-[-3px]`;
const usedPlace = tw`place-items-center bg-[repeating-linear-gradient(135deg,#f1ece6_0_6px,#fff_6px_12px)] text-[11px] text-[#574f48]`;

/** A drawn sheet. On the first, a click or the arrow keys choose the place where printing begins. */
export function SheetPreview({ sheet, start, onStart, page: wanted, pages, onPage, children }: SheetPreviewProps) {
  const page = Math.max(0, Math.min(wanted, pages - 1));
  const group = useRef<HTMLDivElement>(null);
  const name = useId();
  const joinGroup = useRadioName(name);
  const size = perSheet(sheet);
  const choose = (next: number) => {
    if (next < 0 || next >= size) return;
    onStart(next);
    group.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
  };
  // up and down move by a row; the browser moves by one place
  const moveByRow = (event: KeyboardEvent) => {
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (rows === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(start + rows * sheet.columns);
  };
  return (
    <section aria-label={texts.preview} className={tw`grid min-w-0 content-start gap-2`}>
      <div className={tw`flex items-center gap-1`}>
        <h3 className={tw`mr-auto text-label font-medium`}>{texts.preview}</h3>
        {pages > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={texts.previousPage}
              disabled={page === 0}
              onClick={() => onPage(page - 1)}
            />
            <span role="status" className={tw`text-label text-muted tabular-nums`}>
              {texts.page(page + 1, pages)}
            </span>
            <IconButton
              icon={ChevronRight}
              label={texts.nextPage}
              disabled={page >= pages - 1}
              onClick={() => onPage(page + 1)}
            />
          </>
        )}
      </div>
      <div
        ref={group}
        {...(page === 0
          ? { role: "radiogroup", "aria-label": texts.chooseStart, onKeyDown: moveByRow }
          : { role: "img", "aria-label": texts.page(page + 1, pages) })}
        className={tw`relative border border-line-control bg-[#fff] text-[#1c1815] forced:[forced-color-adjust:none]`}
        style={{ aspectRatio: `${A4.width} / ${A4.height}` }}
      >
        {Array.from({ length: size }, (_, at) => {
          const nth = page * size + at;
          const { x, y, width, height } = placeOf(sheet, nth, { x: 0, y: 0 });
          const style = {
            left: percent(x, A4.width),
            top: percent(y, A4.height),
            width: percent(width, A4.width),
            height: percent(height, A4.height),
          };
          if (page > 0)
            return (
              <div key={at} className={place} style={style}>
                {children(nth)}
              </div>
            );
          return (
            <label key={at} className={cx(place, startPlace, at < start && usedPlace)} style={style}>
              <input
                type="radio"
                ref={joinGroup}
                name={name}
                value={at}
                checked={at === start}
                onChange={() => onStart(at)}
                aria-label={texts.place(at + 1)}
                className={tw`absolute inset-x-0 inset-y-0 h-full w-full cursor-pointer appearance-none opacity-0`}
              />
              {at < start ? <span aria-hidden>{texts.usedPlace(at + 1)}</span> : children(nth)}
              {at === start && (
                <span
                  aria-hidden
                  className={tw`pointer-events-none absolute inset-x-0 inset-y-0 border-2 border-[#1d5fc4] text-[11px] leading-none text-[#fff]`}
                >
                  <span className={tw`absolute left-0 top-0 bg-[#1d5fc4] px-1.5 py-[3px]`}>{texts.startHere}</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </section>
  );
}

interface PlacedTextProps {
  lines: readonly TextLine[];
  /** In mm. */
  width: number;
  height: number;
}

/** Lines of text as they are printed, on a place of any size on the screen. */
export const PlacedText = ({ lines, width, height }: PlacedTextProps) => (
  <span
    aria-hidden
    className={tw`pointer-events-none relative block h-full [container-type:inline-size] font-[Arial,sans-serif]`}
  >
    {lines.map(({ text, bold, size, x, y }, at) => (
      <span
        key={at}
        className={cx(tw`absolute whitespace-pre leading-none`, bold && tw`font-strong`)}
        style={{
          left: percent(x, width),
          // with this line height, the baseline is below the middle by half a capital letter
          top: percent(y - (CAP_HEIGHT / 2 + 0.5) * size * POINT, height),
          fontSize: `${((size * POINT) / width) * 100}cqw`,
        }}
      >
        {text}
      </span>
    ))}
  </span>
);
