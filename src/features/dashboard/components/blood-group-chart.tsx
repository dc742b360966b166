import { formatNumber, formatPercent } from "../../../domain/format";
import { Link } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { linkToDonors } from "../counted-rows";
import type { Stats } from "../requests/get-stats";
import { texts } from "../texts";

/** Not a blood group: always the last row. */
const UNKNOWN = "ND";

interface BloodGroupChartProps {
  groups: Stats["bloodGroups"];
  /** Name of the zone; null for all. */
  area: string | null;
  /** Whether each count is a link to its donors. */
  linked: boolean;
}

/** The number of donors per blood group, the most frequent first. */
export function BloodGroupChart({ groups, area, linked }: BloodGroupChartProps) {
  const sorted = groups
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(a.group === UNKNOWN) - Number(b.group === UNKNOWN) || b.count - a.count);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(...sorted.map(({ count }) => count), 1);
  return (
    <table className={tw`print-exact w-full border-separate border-spacing-y-[3px] text-label`}>
      <caption className={tw`sr-only`}>{texts.bloodGroups}</caption>
      <thead className={tw`sr-only`}>
        <tr>
          <th scope="col">{texts.group}</th>
          <th scope="col">{texts.donors}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ group, count }) => (
          <tr key={group}>
            <th scope="row" className={tw`w-px pr-2.5 text-left font-normal`}>
              <BloodGroupTag group={group} />
            </th>
            <td className={tw`p-0 narrow:h-11 coarse:h-11`}>
              <div className={tw`flex items-center gap-2.5`}>
                <span
                  aria-hidden="true"
                  className={tw`block h-2.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken`}
                >
                  <i
                    className={cx(
                      tw`block h-full rounded-full`,
                      group.endsWith("-")
                        ? tw`min-w-[7px] border-[1.5px] border-neutral-solid`
                        : tw`min-w-[3px] bg-neutral-solid forced:bg-sys-text`,
                    )}
                    style={{ width: `${(count / largest) * 100}%` }}
                  />
                </span>
                <b className={tw`min-w-[36px] text-right font-strong`}>
                  {linked ? (
                    <Link {...linkToDonors(area, group)} look="strong">
                      {formatNumber(count)}
                    </Link>
                  ) : (
                    formatNumber(count)
                  )}
                </b>
              </div>
            </td>
            <td className={tw`w-[58px] p-0 text-right text-faint`}>{formatPercent(count / total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
