import type { ReactNode, TdHTMLAttributes } from "react";
import { cx, tw } from "../tw";
import { useCards } from "./cards-context";
import { priorityClass } from "./priority";
import type { Priority } from "./priority";

/**
 * Where a cell goes in a card. check at the start, over both lines; name on the first, aside at its end; state on the
 * second, meta at its end; hidden is not shown there.
 */
export type CardArea = "check" | "name" | "aside" | "state" | "meta" | "hidden";

export interface CellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, "role"> {
  children?: ReactNode;
  priority?: Priority;
  area?: CardArea;
  numeric?: boolean;
  fit?: boolean;
  /** Cut with an ellipsis where it does not fit; give `title`. */
  clip?: boolean;
  /** Quieter. */
  muted?: boolean;
}

const base = tw`h-[var(--gds-row)] coarse:h-[max(var(--gds-row),48px)] px-2.5 first:pl-4 last:pr-3 border-b whitespace-nowrap`;
const inCard = tw`cards:h-auto coarse:cards:h-auto cards:p-0 cards:first:pl-0 cards:last:pr-0 cards:border-0 cards:max-w-none cards:w-auto`;

const areas: Record<CardArea, string> = {
  check: tw`cards:block cards:row-start-1 cards:row-span-2 cards:col-start-1 cards:self-start cards:mr-2.5`,
  name: tw`cards:block cards:row-start-1 cards:col-start-2 cards:col-span-2 cards:whitespace-normal`,
  aside: tw`cards:block cards:row-start-1 cards:col-start-4 cards:ml-2.5 cards:justify-self-end`,
  state: tw`cards:block cards:row-start-2 cards:col-start-2 [[data-long]>&]:cards:col-span-3`,
  meta: tw`cards:block cards:row-start-2 cards:col-start-3 cards:col-span-2 cards:ml-2.5 cards:justify-self-end cards:text-label cards:text-muted [[data-long]>&]:cards:row-start-3 [[data-long]>&]:cards:col-start-2 [[data-long]>&]:cards:col-span-3 [[data-long]>&]:cards:ml-0 [[data-long]>&]:cards:justify-self-start`,
  hidden: tw`cards:hidden`,
};

/** A cell of a table, or a piece of a card. */
export function Cell(props: CellProps) {
  const { children, priority = 1, area = "hidden", numeric, fit, clip, muted, className, ...rest } = props;
  return (
    <td
      {...rest}
      // Said although it is a td: a card's `display: grid` takes the role away.
      // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
      role="cell"
      className={cx(
        base,
        useCards() && cx(inCard, areas[area]),
        fit ? tw`w-[1%]` : tw`max-w-0`,
        numeric && tw`num`,
        clip && tw`overflow-hidden text-ellipsis`,
        muted && tw`text-muted`,
        priorityClass[priority],
        className,
      )}
    >
      {children}
    </td>
  );
}
