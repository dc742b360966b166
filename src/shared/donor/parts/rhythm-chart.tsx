import { CircleCheck } from "lucide-react";
import { SHORT_MONTHS, formatShortDate } from "../../../domain/format";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { useRules } from "../../settings";
import { DonationGlyph } from "./donation-glyph";
import { placeInYear, rhythmYears, type ChartDonation, type RhythmYear } from "./rhythm";
import { texts } from "./texts";

interface RhythmChartProps {
  donations: readonly ChartDonation[];
  /** ISO days. */
  today: string;
  next: string | null;
  /** Label of the next donation's mark. */
  nextLabel: (day: string) => string;
  /** The number of years up to the current one; 2 by default. */
  years?: number;
}

const percent = (value: number) => `${value}%`;
const track = tw`relative h-9 border-r border-t border-data-grid`;
const months = tw`absolute inset-0 [background:repeating-linear-gradient(to_right,var(--gds-data-grid)_0_1px,transparent_1px_calc(100%/12))] forced:[forced-color-adjust:none] forced:[background:repeating-linear-gradient(to_right,CanvasText_0_1px,transparent_1px_calc(100%/12))]`;
const dot = tw`absolute top-1/2 grid place-items-center rounded-full bg-surface`;

/** A chart with a row for each year, a mark for each donation, and shaded rest days if the rules are known. */
export function RhythmChart({ donations, today, next, nextLabel, years: count }: RhythmChartProps) {
  const years = rhythmYears(donations, today, useRules().rules ?? null, count);
  const types = ([1, 2, 3] as const).filter((type) =>
    years.some(({ marks }) => marks.some((mark) => mark.type === type)),
  );
  if (types.length === 0) return null;
  return (
    <figure className={tw`print-exact m-0 grid gap-3`}>
      <div
        role="img"
        aria-label={texts.chart}
        className={tw`grid grid-cols-[40px_minmax(0,1fr)_28px] gap-x-2.5 text-caption text-faint narrow:grid-cols-[34px_minmax(0,1fr)_18px] narrow:gap-x-1.5 narrow:text-[12px]`}
      >
        <span className={tw`col-start-2 flex pb-1.5`}>
          {SHORT_MONTHS.map((month) => (
            <span
              key={month}
              className={tw`flex-[1_1_0] overflow-hidden tiny:overflow-visible tiny:[&:not(:nth-child(3n+1))]:invisible`}
            >
              <span className={tw`narrow:hidden`}>{month}</span>
              <span className={tw`hidden narrow:inline`}>{month.charAt(0)}</span>
            </span>
          ))}
        </span>
        {years.map((row, index) => (
          <Year key={row.year} row={row} last={index === years.length - 1} today={today} next={next} />
        ))}
      </div>
      <figcaption className={tw`flex flex-wrap gap-x-4 gap-y-1.5 text-label text-muted`}>
        {types.map((type: DonationType) => (
          <span key={type} className={tw`inline-flex items-center gap-1.5`}>
            <DonationGlyph type={type} />
            {texts.donationOf(DONATION_TYPE_LABELS[type])}
          </span>
        ))}
        {years.some(({ rests }) => rests.length > 0) && (
          <LegendItem mark={tw`h-3 w-5 rounded-r-[6px] bg-data-rest forced:border forced:border-sys-text`}>
            {texts.rest}
          </LegendItem>
        )}
        <LegendItem mark={tw`h-4 w-0.5 bg-ink forced:bg-sys-highlight`}>{texts.todayMark}</LegendItem>
        {next !== null && next > today && isIn(years, next) && (
          <span className={tw`inline-flex items-center gap-1.5`}>
            <Icon of={CircleCheck} size={16} className={tw`text-success-solid`} />
            {nextLabel(formatShortDate(next))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const LegendItem = ({ mark, children }: { mark: string; children: string }) => (
  <span className={tw`inline-flex items-center gap-1.5`}>
    <i className={mark} />
    {children}
  </span>
);

const isIn = (years: readonly RhythmYear[], day: string | null) =>
  day !== null && years.some(({ year }) => day.startsWith(`${year}-`));

interface YearProps extends Pick<RhythmChartProps, "today" | "next"> {
  row: RhythmYear;
  last: boolean;
}

function Year({ row, last, today, next }: YearProps) {
  return (
    <>
      <span className={tw`col-start-1 self-center font-medium text-muted`}>{row.year}</span>
      <span className={cx(track, last && tw`border-b`)}>
        <i className={months} />
        {row.rests.map(({ key, from, width }) => (
          <span
            key={key}
            className={tw`absolute top-1/2 -mt-1.5 h-3 rounded-r-[6px] bg-data-rest forced:border forced:border-sys-text forced:bg-sys-canvas`}
            style={{ left: percent(from), width: percent(width) }}
          />
        ))}
        {isIn([row], today) && (
          <span
            className={tw`absolute inset-y-0 -ml-px w-0.5 bg-ink forced:bg-sys-highlight`}
            style={{ left: percent(placeInYear(today)) }}
          />
        )}
        {next !== null && next > today && isIn([row], next) && (
          <span className={cx(dot, tw`-ml-[9px] -mt-[9px] size-[18px]`)} style={{ left: percent(placeInYear(next)) }}>
            <Icon of={CircleCheck} className={tw`text-success-solid`} />
          </span>
        )}
        {row.marks.map(({ key, type, at }) => (
          <span
            key={key}
            className={cx(dot, tw`-ml-2 -mt-2 size-4 [box-shadow:0_0_0_2px_var(--gds-surface)]`)}
            style={{ left: percent(at) }}
          >
            <DonationGlyph type={type} />
          </span>
        ))}
      </span>
      <span className={tw`self-center text-right text-muted`}>{row.count}</span>
    </>
  );
}
