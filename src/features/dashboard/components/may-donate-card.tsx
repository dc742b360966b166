import type { CSSProperties } from "react";
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
  const inLine = cx(stacked, groups.every(({ count }) => count <= MOST_BESIDE) && beside);
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
            {texts.seeThose(total)}
          </Link>
        )
      }
      flush
    >
      <div className={tw`mt-3 grid`}>
        <ul
          aria-label={texts.mayDonateByGroup}
          className={tw`grid grid-cols-2 w480:[grid-template-columns:repeat(var(--pairs),minmax(0,1fr))] content-start overflow-hidden border-t border-line`}
          // a column a pair, however many there are: none is left empty
          style={{ "--pairs": Math.max(1, pairs.length / 2) } as CSSProperties}
        >
          {pairs.map((row, nth) => (
            <GroupCell
              key={row.group}
              {...row}
              area={area}
              linked={linked}
              place={nth % 2 === 0 ? tw`w480:row-start-1` : tw`w480:row-start-2`}
              layout={inLine}
            />
          ))}
          {others.map((row) => (
            <GroupCell key={row.group} {...row} area={area} linked={linked} place={tw`col-span-full`} layout={null} />
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
  /** Classes of its place in the grid. */
  place: string;
  /** Classes of what is in it; null where it has a line of its own. */
  layout: string | null;
}

const cell = tw`flex items-center gap-x-3 gap-y-1.5 min-w-0 min-h-[56px] px-4 py-2.5 w480:px-3`;
// five in a line leave no room beside the group: the figures stand below it, in all of them
const stacked = tw`w480:flex-col w480:items-start w480:justify-center`;
const beside = tw`w1100:flex-row w1100:items-center w1100:justify-start`;
/** There is none for four digits on the widest screen either. */
const MOST_BESIDE = 999;

/** A group's figure leads to its donors. */
function GroupCell({ group, count, mayDonate, area, linked, place, layout }: GroupCellProps) {
  const some = (mayDonate ?? 0) > 0;
  const look = cx(cell, layout);
  const content = (
    <>
      <BloodGroupTag group={group} />
      <span className={tw`grid leading-tight`}>
        <b className={cx(tw`text-lead tabular-nums`, some ? tw`font-strong` : tw`font-normal text-faint`)}>
          {formatNumber(mayDonate ?? 0)}
        </b>
        <span className={tw`text-caption text-faint whitespace-nowrap`}>{texts.outOf(formatNumber(count))}</span>
      </span>
    </>
  );
  return (
    <li className={cx(tw`grid border-b border-r border-line -mb-px -mr-px`, place)}>
      {linked && some ? (
        <a
          {...linkToMayDonate(area, group)}
          className={cx(look, tw`hover:bg-hover focus-visible:outline-offset-[-2px]`)}
        >
          {content}
        </a>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  );
}
