import { formatFullDate, formatNumber, formatShortDate } from "../../../domain/format";
import { NotKnown } from "../../../ui/messages/not-known";
import { tw } from "../../../ui/tw";
import type { DayCounts } from "./read-performance";
import { texts } from "./texts";

/** In the order of the table and of the file. */
export const DAY_COLUMNS = ["sent", "delivered", "opened", "clicked", "bounced", "unsubscribed"] as const;

/** The chart's counts, and those that it doesn't draw, behind a line that opens. */
export const DayTable = ({ days }: { days: readonly DayCounts[] }) => (
  <details className={tw`mt-4 text-label print:[&:not([open])]:hidden`}>
    <summary className={tw`hit w-max cursor-pointer print:hidden rounded text-muted hover:text-ink`}>
      {texts.asTable}
    </summary>
    {/* wider than a phone it scrolls, with the keyboard, too */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div tabIndex={0} role="group" aria-label={texts.byDay} className={tw`mt-2 overflow-x-auto`}>
      <table className={tw`w-full border-collapse`}>
        <caption className={tw`sr-only`}>{texts.byDay}</caption>
        <thead className={tw`text-muted`}>
          <tr className={tw`border-b border-line`}>
            <th scope="col" className={tw`py-1.5 text-left font-medium`}>
              {texts.day}
            </th>
            {DAY_COLUMNS.map((name) => (
              <th key={name} scope="col" className={tw`py-1.5 pl-3 text-right font-medium`}>
                {texts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date} className={tw`border-b border-line last:border-0`}>
              <th
                scope="row"
                title={formatFullDate(day.date)}
                className={tw`py-1.5 text-left font-normal whitespace-nowrap`}
              >
                {formatShortDate(day.date)}
              </th>
              {DAY_COLUMNS.map((name) => (
                <td key={name} className={tw`py-1.5 pl-3 text-right tabular-nums`}>
                  {day[name] === null ? <NotKnown /> : formatNumber(day[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
