import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/card";
import { Link } from "../../../ui/link";
import { cx, tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { linkToMayDonate } from "../counted-rows";
import { inRhPairs } from "../rh-pairs";
import type { Stats } from "../requests/get-stats";
import { texts } from "../texts";
import { LongestWaiting } from "./longest-waiting";

interface MayDonateCardProps {
  groups: Stats["bloodGroups"];
  /** The zone that the figures are of; null for all. */
  area: string | null;
  /** Whether the donors may be read: without, the figures lead nowhere. */
  linked: boolean;
}

/** Who may donate today, by blood group, and whom to call first. Nothing where the server doesn't count them. */
export function MayDonateCard({ groups, area, linked }: MayDonateCardProps) {
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
          <Link {...linkToMayDonate(area)} className={tw`hit text-label print:hidden`}>
            {texts.seeThose(total, formatNumber(total))}
          </Link>
        )
      }
      flush
    >
      <div className={tw`mt-3 grid wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        <ul
          aria-label={texts.mayDonateByGroup}
          className={tw`grid grid-cols-2 w480:grid-cols-none w480:auto-cols-fr w480:grid-rows-2 w480:grid-flow-col content-start overflow-hidden border-t border-line wide:border-r`}
        >
          {[...pairs, ...others].map(({ group, count, mayDonate }) => (
            <GroupCell key={group} group={group} count={count} mayDonate={mayDonate ?? 0} area={area} linked={linked} />
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
  mayDonate: number;
  area: string | null;
  linked: boolean;
}

// beside each other on a phone, one over the other where six stand in a row
const cell = tw`flex w480:flex-col items-center w480:items-start w480:justify-center gap-x-3 gap-y-2 min-w-0 min-h-[68px] px-4 py-2.5 w480:py-3`;

/** A group's figure leads to its donors. */
function GroupCell({ group, count, mayDonate, area, linked }: GroupCellProps) {
  const content = (
    <>
      <BloodGroupTag group={group} />
      <span className={tw`grid leading-tight`}>
        <b className={cx(tw`text-lead tabular-nums`, mayDonate === 0 ? tw`font-normal text-faint` : tw`font-strong`)}>
          {formatNumber(mayDonate)}
        </b>
        <span className={tw`text-caption text-faint whitespace-nowrap`}>{texts.outOf(formatNumber(count))}</span>
      </span>
    </>
  );
  return (
    <li className={tw`grid border-b border-r border-line -mb-px -mr-px`}>
      {linked && mayDonate > 0 ? (
        <a
          {...linkToMayDonate(area, group)}
          className={cx(cell, tw`hover:bg-hover focus-visible:outline-offset-[-2px]`)}
        >
          {content}
        </a>
      ) : (
        <span className={cell}>{content}</span>
      )}
    </li>
  );
}
