import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { longMonth, monthTotal, yearOf } from "../months";
import type { MonthStats } from "../requests/get-stats";
import { texts } from "../texts";

/** @param place where the month stands, from 0 (left) to 1 */
export function MonthTip({ month, place }: { month: MonthStats; place: number }) {
  return (
    <div
      className={tw`pointer-events-none absolute top-0 z-10 grid min-w-[172px] gap-1 rounded bg-raised px-3 py-2.5 text-label shadow-float forced:border forced:border-sys-text`}
      style={place < 0.5 ? { left: `calc(${place * 100}% + 20px)` } : { right: `calc(${(1 - place) * 100}% + 20px)` }}
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
