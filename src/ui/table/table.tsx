import type { ReactNode } from "react";
import { DensityContext } from "../density";
import type { Density } from "../density";
import { cx, tw } from "../tw";
import { CardsContext, useCards } from "./cards-context";

export interface TableProps {
  /** What the rows are ("Donatori"). */
  label: string;
  density?: Density;
  /** Below 700px each row becomes a card; its cells say where they go (`area`). */
  cards?: boolean;
  /** Rows in all, when not all of them are on the page. */
  rowCount?: number;
  children: ReactNode;
}

/**
 * A table, dressed. Every part names its role, because the cards' `display` would take it away. Knows nothing of data:
 * the caller renders head and rows.
 */
export function Table({ label, density = "comfortable", cards = false, rowCount, children }: TableProps) {
  return (
    <DensityContext value={density}>
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rowCount}
        className={cx(
          tw`w-full`,
          density === "compact" ? tw`text-[13px] [--gds-row:32px]` : tw`text-body`,
          cards && tw`cards:block cards:text-body`,
        )}
      >
        <CardsContext value={cards}>{children}</CardsContext>
      </table>
    </DensityContext>
  );
}

/** The head; in cards it is still read aloud, and not shown. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    // Not redundant: `display: block` takes the role of a table part away.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <thead role="rowgroup" className={cx(useCards() && tw`cards:sr-only`)}>
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <tbody role="rowgroup" className={cx(useCards() && tw`cards:block`)}>
      {children}
    </tbody>
  );
}
