import { useState } from "react";
import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { cx, tw } from "../../../ui/tw";
import { axisTicks } from "../../../shared/charts/axis-ticks";
import { monthTotal, shortMonth, yearOf, longMonth } from "../months";
import type { MonthStats } from "../requests/get-stats";
import { texts } from "../texts";
import { MonthTable } from "./month-table";

/** The stacked donation types, from the bottom. With forced colours they are filled, striped and hollow, like their glyphs. */
const LAYERS = [
  { type: "1", fill: tw`bg-data-blood forced:bg-sys-text` },
  {
    type: "2",
    fill: tw`bg-data-platelets forced:[forced-color-adjust:none] forced:[background:repeating-linear-gradient(0deg,CanvasText_0_1px,Canvas_1px_3px)]`,
  },
  { type: "3", fill: tw`bg-data-plasma forced:bg-sys-canvas forced:border forced:border-sys-text` },
] as const;

/** A stacked bar chart, and the same numbers as a table. In HTML instead of SVG, so that the text doesn't scale. */
export function MonthChart({ months, area }: { months: MonthStats[]; area: string | null }) {
  const [hovered, setHovered] = useState<number | null>(null);
  const ticks = axisTicks(Math.max(...months.map(monthTotal)));
  const top = ticks.at(-1) ?? 1;
  const height = (value: number) => `${(value / top) * 100}%`;

  return (
    <>
      <div
        aria-hidden="true"
        className={tw`print-exact relative grid grid-cols-[32px_minmax(0,1fr)] grid-rows-[224px_auto] wide:grid-rows-[328px_auto] gap-x-2 narrow:grid-cols-[28px_minmax(0,1fr)] narrow:grid-rows-[176px_auto] rounded`}
      >
        <div className={tw`relative text-[12px] leading-none text-faint`}>
          {ticks.map((tick) => (
            <span key={tick} className={tw`absolute right-0 translate-y-1/2`} style={{ bottom: height(tick) }}>
              {formatNumber(tick)}
            </span>
          ))}
        </div>
        <div
          className={tw`relative flex items-end border-b border-line-control`}
          onPointerLeave={() => setHovered(null)}
        >
          {ticks.slice(1).map((tick) => (
            <i key={tick} className={tw`absolute inset-x-0 h-px bg-data-grid`} style={{ bottom: height(tick) }} />
          ))}
          {months.map((month, index) => (
            <div
              key={month.month}
              onPointerEnter={() => setHovered(index)}
              className={cx(
                tw`relative flex h-full min-w-0 flex-1 flex-col-reverse items-center gap-0.5 rounded-t`,
                hovered === index && tw`bg-hover`,
              )}
            >
              {LAYERS.filter(({ type }) => month.byType[type] > 0).map(({ type, fill }, layer, stacked) => (
                <i
                  key={type}
                  className={cx(
                    tw`block w-[58%] max-w-[24px]`,
                    fill,
                    layer === stacked.length - 1 && tw`rounded-t-[4px]`,
                    month.partial && tw`opacity-50`,
                  )}
                  style={{ height: height(month.byType[type]) }}
                />
              ))}
              {months.length <= 12 && (
                <b className={tw`pb-[3px] text-caption font-medium leading-none text-faint narrow:hidden`}>
                  {formatNumber(monthTotal(month))}
                </b>
              )}
            </div>
          ))}
          {hovered !== null && months[hovered] && (
            <MonthTip month={months[hovered]} position={(hovered + 0.5) / months.length} />
          )}
        </div>
        <div className={tw`col-start-2 flex pt-1.5 text-[12px] leading-snug text-faint`}>
          {months.map((month, index) => (
            <span
              key={month.month}
              className={cx(
                tw`min-w-0 flex-1 text-center tiny:grid tiny:grid-cols-[max-content] tiny:whitespace-nowrap`,
                // the year below January is wider than its column
                index === months.length - 1
                  ? tw`font-strong text-ink tiny:justify-end tiny:text-right`
                  : tw`tiny:justify-center`,
                // on narrow screens every second label, including the last one
                months.length > 6 && (months.length - 1 - index) % 2 === 1 && tw`narrow:invisible`,
                months.length > 3 && (months.length - 1 - index) % 4 > 0 && tw`tiny:invisible`,
              )}
            >
              {shortMonth(month.month)}
              {(index === 0 || month.month.endsWith("-01")) && <span className={tw`block`}>{yearOf(month.month)}</span>}
            </span>
          ))}
        </div>
      </div>
      <MonthTable months={months} area={area} />
    </>
  );
}

/** @param position horizontal position of the month, from 0 (left) to 1 (right) */
function MonthTip({ month, position }: { month: MonthStats; position: number }) {
  return (
    <div
      className={tw`pointer-events-none absolute top-0 z-10 grid min-w-[172px] gap-1 rounded bg-raised px-3 py-2.5 text-label shadow-float forced:border forced:border-sys-text`}
      style={
        position < 0.5
          ? { left: `calc(${position * 100}% + 20px)` }
          : { right: `calc(${(1 - position) * 100}% + 20px)` }
      }
    >
      <b className={tw`font-strong first-letter:uppercase`}>
        {longMonth(month.month)} {yearOf(month.month)}
      </b>
      {([3, 2, 1] as const).map((type) => (
        <span key={type} className={tw`flex items-center gap-1.5`}>
          <DonationGlyph type={type} />
          {DONATION_TYPE_LABELS[type]}
          <b className={tw`ml-auto pl-3 font-strong`}>{formatNumber(month.byType[type])}</b>
        </span>
      ))}
      <span className={tw`flex items-center border-t border-line pt-1 text-muted`}>
        {texts.total}
        <b className={tw`ml-auto font-strong text-ink`}>{formatNumber(monthTotal(month))}</b>
      </span>
    </div>
  );
}
