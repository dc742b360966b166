import type { HTMLAttributes, ReactNode } from "react";
import { cx, tw } from "../tw";
import { useTable } from "./table-context";

interface RowProps extends Omit<HTMLAttributes<HTMLTableRowElement>, "role"> {
  selected?: boolean;
  /** Somebody has just changed it: marked, until it is no longer said. */
  changed?: boolean;
  /** Which of all rows it is, from 0; where a page holds some of them. */
  index?: number;
  /** Identifies the row for code that searches it. */
  "data-row"?: number;
  children: ReactNode;
}

const base = tw`group [&[data-opening]]:opacity-60 focus-visible:outline-offset-[-2px] print:[break-inside:avoid] [&:last-child>td]:border-b-0`;
// Two lines and further ones with a break after each of the first; what doesn't fit on the second goes on a third.
const card = tw`cards:flex cards:flex-wrap cards:items-center cards:gap-x-2.5 cards:px-4 tiny:!pr-2 cards:py-3 cards:border-b cards:last:border-0 cards:before:order-4 cards:before:basis-full cards:before:[content:''] cards:after:order-7 cards:after:basis-full cards:after:[content:''] cards:relative [&:has(>[data-area=check])]:cards:pl-[52px] [&>td]:cards:!bg-transparent`;
const plain = tw`[&:hover>td]:bg-hover [&>td]:transition`;
const changedRow = tw`[&>td]:bg-info-subtle [&>td:first-child]:[box-shadow:inset_3px_0_0_var(--gds-info-solid)] forced:[&>td:first-child]:[border-left:4px_double_Highlight]`;
const plainCard = tw`cards:hover:bg-hover`;
const chosen = tw`[&>td]:bg-selected [&>td:first-child]:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] forced:[&>td:first-child]:[border-left:4px_solid_Highlight]`;

const chosenCard = tw`cards:bg-selected cards:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] [&>td:first-child]:cards:[box-shadow:none]`;
const changedCard = tw`cards:bg-info-subtle cards:[box-shadow:inset_3px_0_0_var(--gds-info-solid)] [&>td:first-child]:cards:[box-shadow:none]`;
const looks = {
  plain: { row: plain, card: plainCard },
  chosen: { row: chosen, card: chosenCard },
  changed: { row: changedRow, card: changedCard },
};

/** A row of a table, or a card. */
export function Row({ selected, changed, index, className, children, ...rest }: RowProps) {
  const { cards, paged } = useTable();
  const look = looks[selected ? "chosen" : changed ? "changed" : "plain"];
  return (
    <tr
      {...rest}
      role="row"
      aria-selected={selected}
      // from 1, and the head is the first
      aria-rowindex={paged && index !== undefined ? index + 2 : undefined}
      className={cx(base, cards && card, look.row, cards && look.card, className)}
    >
      {children}
    </tr>
  );
}
