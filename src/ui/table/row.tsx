import type { HTMLAttributes, ReactNode } from "react";
import { cx, tw } from "../tw";
import { useCards } from "./cards-context";

export interface RowProps extends Omit<HTMLAttributes<HTMLTableRowElement>, "role"> {
  selected?: boolean;
  /** As a card: its state takes a line of its own (a long label). */
  longState?: boolean;
  children: ReactNode;
}

const base = tw`group [&:last-child>td]:border-b-0`;
const card = tw`cards:grid cards:grid-cols-[auto_auto_minmax(0,1fr)_auto] cards:items-center cards:gap-y-1.5 cards:px-4 cards:py-3 cards:border-b cards:last:border-0`;
const plain = tw`[&:hover>td]:bg-hover`;
const chosen = tw`[&>td]:bg-selected [&>td:first-child]:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] forced:[&>td:first-child]:[border-left:4px_solid_Highlight]`;

const chosenCard = tw`cards:bg-selected cards:[box-shadow:inset_3px_0_0_var(--gds-accent-mark)] [&>td:first-child]:cards:[box-shadow:none]`;

/** A row of a table, or a card. */
export function Row({ selected, longState = false, className, children, ...rest }: RowProps) {
  const cards = useCards();
  return (
    <tr
      {...rest}
      role="row"
      aria-selected={selected}
      data-long={longState || undefined}
      className={cx(base, cards && card, selected ? chosen : plain, cards && selected && chosenCard, className)}
    >
      {children}
    </tr>
  );
}
