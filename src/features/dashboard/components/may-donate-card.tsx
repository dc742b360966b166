import { useFeature } from "../../../api/react/use-feature";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { Link } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { linkToEligible } from "../counted-rows";
import type { Stats } from "../requests/get-stats";
import { texts } from "../texts";
import { LongestWaiting } from "./longest-waiting";

/** Groups without the Rh factor, in the order of the card. */
const GROUPS = ["0", "A", "A1", "A2", "B", "AB", "A1B", "A2B"];

interface GroupCount {
  group: string;
  count: number;
  mayDonate: number | null;
}

/**
 * @returns `pairs`: the negative and the positive group, both if one of them has donors; `others`: groups without an Rh factor
 *   (unknown, or a value that only this server has)
 */
function inRhPairs(groups: readonly GroupCount[]): { pairs: GroupCount[]; others: GroupCount[] } {
  const withDonors = groups.filter(({ count }) => count > 0);
  const find = (group: string) => withDonors.find((each) => each.group === group);
  const pairs = GROUPS.flatMap((group) => {
    const [negative, positive] = [`${group}-`, `${group}+`];
    if (!find(negative) && !find(positive)) return [];
    return [negative, positive].map((name) => find(name) ?? { group: name, count: 0, mayDonate: 0 });
  });
  return { pairs, others: withDonors.filter(({ group }) => !pairs.some((pair) => pair.group === group)) };
}

interface MayDonateCardProps {
  groups: Stats["bloodGroups"];
  /** Name of the zone; null for all. */
  area: string | null;
  /** Whether the user may read donors; otherwise the counts aren't links. */
  linked: boolean;
}

/** How many donors may donate today, by blood group, and whom to call first. Renders nothing if the server doesn't count them. */
export function MayDonateCard({ groups, area, ...props }: MayDonateCardProps) {
  const linked = useFeature("computed-fields") && props.linked;
  if (groups.length === 0 || groups.some(({ mayDonate }) => mayDonate === null)) return null;
  const total = groups.reduce((sum, { mayDonate }) => sum + (mayDonate ?? 0), 0);
  const { pairs, others } = inRhPairs(groups);
  return (
    <Card
      title={texts.mayDonate}
      subtitle={
        <span className={tw`rounded-full bg-selected px-2 py-0.5 font-strong text-ink`}>{formatNumber(total)}</span>
      }
      actions={
        linked &&
        total > 0 && (
          <Link {...linkToEligible(area)} className={tw`hit text-label print:hidden`}>
            {texts.seeDonors(total)}
          </Link>
        )
      }
      flush
    >
      <div className={tw`mt-3 grid`}>
        <ul aria-label={texts.mayDonateByGroup} className={gridClass}>
          {[...pairs, ...others].map((row) => (
            <GroupCell key={row.group} {...row} area={area} linked={linked} />
          ))}
        </ul>
        {linked && <LongestWaiting area={area} />}
      </div>
    </Card>
  );
}

interface GroupCellProps {
  group: string;
  count: number;
  mayDonate: number | null;
  area: string | null;
  linked: boolean;
}

// Each pair is a column, or a row in a narrow container. A last group without a pair fills both cells.
// The padding aligns the first column with the card's title.
const gridClass = cx(
  tw`grid grid-cols-2 w480:grid-cols-none w480:grid-rows-2 w480:grid-flow-col w480:[grid-auto-columns:minmax(0,1fr)] overflow-hidden border-t border-line`,
  tw`[&>li:last-child:nth-child(odd)]:col-span-full [&>li:last-child:nth-child(odd)]:w480:col-auto [&>li:last-child:nth-child(odd)]:w480:row-span-2`,
  tw`[&>li:nth-child(-n+2)>*]:pl-4 [&>li:nth-child(-n+2)>*]:medium:pl-6 [&>li:nth-child(-n+2)>*]:wide:pl-6`,
);
const cellClass = tw`flex items-center gap-x-3 gap-y-1.5 min-w-0 min-h-[56px] px-4 py-2.5 w480:px-3 w480:flex-col tiny:flex-col tiny:!items-start w480:items-start w480:justify-center`;

function GroupCell({ group, count, mayDonate, area, linked }: GroupCellProps) {
  const hasDonors = (mayDonate ?? 0) > 0;
  const content = (
    <>
      <BloodGroupTag group={group} />
      <span className={tw`grid leading-tight`}>
        <b className={cx(tw`text-lead tabular-nums`, hasDonors ? tw`font-strong` : tw`font-normal text-faint`)}>
          {formatNumber(mayDonate ?? 0)}
        </b>
        <span className={tw`text-caption text-faint whitespace-nowrap`}>{texts.outOf(formatNumber(count))}</span>
      </span>
    </>
  );
  return (
    <li className={tw`grid border-b border-r border-line -mb-px -mr-px`}>
      {linked && hasDonors ? (
        <a
          {...linkToEligible(area, group)}
          className={cx(cellClass, tw`hover:bg-hover focus-visible:outline-offset-[-2px]`)}
        >
          {content}
        </a>
      ) : (
        <span className={cellClass}>{content}</span>
      )}
    </li>
  );
}
