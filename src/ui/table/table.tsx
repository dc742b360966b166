import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { DensityContext } from "../display/density";
import type { Density } from "../display/density";
import { cx, tw } from "../tw";
import { unit } from "../unit";
import { TableContext, useTable } from "./table-context";
import { followPins } from "./pin";

interface TableProps {
  /** What the rows are ("Donatori"). */
  label: string;
  density?: Density;
  /** Below 700px each row becomes a card; its cells say where they go (`area`). */
  cards?: boolean;
  /** Rows in all with the head, when not all of them are on the page; each `Row` then gives its `index`. */
  rowCount?: number;
  /**
   * Given: columns keep their widths, the one without shares what is left, and the table, which is at least so wide (px),
   * scrolls inside its box. Cells with a `pin` stay in sight.
   */
  minWidth?: number;
  /** Columns have the widths of their heads, so they don't move as rows change. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * A styled table. Every part names its role, because the cards' `display` would take it away. Knows nothing of data:
 * the caller renders head and rows.
 */
export function Table(props: TableProps) {
  const { label, density = "comfortable", cards = false, rowCount, minWidth, fixed = false, children } = props;
  const paged = rowCount !== undefined;
  const facts = useMemo(() => ({ cards, paged }), [cards, paged]);
  return (
    <DensityContext value={density}>
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rowCount}
        ref={minWidth === undefined ? undefined : followPins}
        style={minWidth === undefined ? undefined : { minWidth: unit(minWidth) }}
        className={cx(
          tw`w-full`,
          (fixed || minWidth !== undefined) && tw`table-fixed`,
          minWidth !== undefined && tw`cards:!min-w-0`,
          density === "compact" ? tw`text-[13px] [--gds-row:32px]` : tw`text-body`,
          cards && tw`cards:block cards:text-body`,
        )}
      >
        <TableContext value={facts}>{children}</TableContext>
      </table>
    </DensityContext>
  );
}

/** The head; in cards it is still read aloud, and not shown. */
export function TableHead({ children }: { children: ReactNode }) {
  const { cards, paged } = useTable();
  return (
    // Not redundant: `display: block` takes the role of a table part away.
    <thead role="rowgroup" className={cx(cards && tw`cards:sr-only`)}>
      <tr role="row" aria-rowindex={paged ? 1 : undefined} className={tw`group`}>
        {children}
      </tr>
    </thead>
  );
}

type TableBodyProps = Omit<HTMLAttributes<HTMLTableSectionElement>, "role" | "className"> & {
  ref?: Ref<HTMLTableSectionElement>;
};

export function TableBody({ children, ...rest }: TableBodyProps) {
  return (
    <tbody {...rest} role="rowgroup" className={cx(useTable().cards && tw`cards:block`)}>
      {children}
    </tbody>
  );
}
