import type { HTMLAttributes, ReactNode } from "react";
import { cx, tw } from "../tw";
import { useTable } from "./table-context";

interface RowProps extends Omit<HTMLAttributes<HTMLTableRowElement>, "role"> {
  selected?: boolean;
  /** Marks a row that another user has just changed. */
  changed?: boolean;
  /** The index among all rows, if only some of them are rendered. */
  index?: number;
  /** Identifies the row for code that looks it up. */
  "data-row"?: number;
  children: ReactNode;
}

const base = tw`group [&[data-opening]]:opacity-60 focus-visible:outline-offset-[-2px] print:[break-inside:avoid] [&:last-child>td]:border-b-0`;
// ::before and ::after break the lines after the first and the second
const card = tw`cards:flex cards:flex-wrap cards:items-center cards:gap-x-2.5 cards:px-4 tiny:!pr-2 cards:py-3 cards:border-b cards:last:border-0 cards:before:order-4 cards:before:basis-full cards:before:[content:''] cards:after:order-7 cards:after:basis-full cards:after:[content:''] cards:relative [&:has(>[data-area=check])]:cards:pl-[52px] [&>td]:cards:!bg-transparent`;
const plain = tw`[&:hover>td]:bg-hover [&>td]:transition`;
const changedRow = tw`[&>td]:bg-info-subtle [&>td:first-child]:[box-shadow:inset_3px_0_0_var(--gds-info-solid)] forced:[&>td:first-child]:[border-left:4px_double_Highlight]`;
const plainCard = tw`cards:hover:bg-hover`;
const selectedRow = tw`[&>td]:bg-selected [&>td:first-child]:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] forced:[&>td:first-child]:[border-left:4px_solid_Highlight]`;

const selectedCard = tw`cards:bg-selected cards:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] [&>td:first-child]:cards:[box-shadow:none]`;
const changedCard = tw`cards:bg-info-subtle cards:[box-shadow:inset_3px_0_0_var(--gds-info-solid)] [&>td:first-child]:cards:[box-shadow:none]`;
const looks = {
  plain: { row: plain, card: plainCard },
  selected: { row: selectedRow, card: selectedCard },
  changed: { row: changedRow, card: changedCard },
};

/** A row of a table, or a card. */
export function Row({ selected, changed, index, className, children, ...rest }: RowProps) {
  const { cards, paged } = useTable();
  const look = looks[selected ? "selected" : changed ? "changed" : "plain"];
  return (
    <tr
      {...rest}
      role="row"
      aria-selected={selected}
      // from 1, and the header is the first row
      aria-rowindex={paged && index !== undefined ? index + 2 : undefined}
      className={cx(base, cards && card, look.row, cards && look.card, className)}
    >
      {children}
    </tr>
  );
}
