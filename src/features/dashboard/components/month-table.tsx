import { useCan } from "../../../api/react/ability";
import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { monthDays } from "../../../domain/dates/month-days";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { linkToDonations } from "../counted-rows";
import { longMonth, monthTotal, yearOf } from "../months";
import type { MonthStats } from "../requests/get-stats";
import { texts } from "../texts";

const cellClass = tw`py-1.5 narrow:py-3 coarse:py-3 pl-3 text-right`;

/** The numbers of the chart as a table, collapsed at first: for screen readers, and to copy them. */
export function MonthTable({ months, area }: { months: MonthStats[]; area: string | null }) {
  const linked = useCan()("read", "Donation");
  return (
    <details className={tw`mt-4 text-label print:[&:not([open])]:hidden`}>
      <summary className={tw`hit w-max max-w-full cursor-pointer print:hidden rounded text-muted hover:text-ink`}>
        {texts.asTable}
      </summary>
      <table className={tw`mt-2 w-full border-collapse`}>
        <caption className={tw`sr-only`}>{texts.byMonth}</caption>
        <thead className={tw`text-muted`}>
          <tr className={tw`border-b border-line`}>
            <th scope="col" className={tw`py-1.5 text-left font-medium`}>
              {texts.month}
            </th>
            {Object.values(DONATION_TYPE_LABELS).map((label) => (
              <th key={label} scope="col" className={tw`py-1.5 pl-3 text-right font-medium`}>
                {label}
              </th>
            ))}
            <th scope="col" className={tw`py-1.5 pl-3 text-right font-medium`}>
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} className={tw`border-b border-line last:border-0`}>
              <th scope="row" className={tw`py-1.5 text-left font-normal`}>
                {longMonth(month.month)} {yearOf(month.month)}
                {month.partial && ` (${texts.partial})`}
              </th>
              <td className={cellClass}>{formatNumber(month.byType["1"])}</td>
              <td className={cellClass}>{formatNumber(month.byType["2"])}</td>
              <td className={cellClass}>{formatNumber(month.byType["3"])}</td>
              <td className={cellClass}>
                {linked ? (
                  <Link {...linkToDonations(area, ...monthDays(month.month))} look="strong">
                    {formatNumber(monthTotal(month))}
                  </Link>
                ) : (
                  formatNumber(monthTotal(month))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
