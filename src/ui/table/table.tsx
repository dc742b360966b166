import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { DensityContext } from "../display/density";
import type { Density } from "../display/density";
import { cx, tw } from "../tw";
import { unit } from "../unit";
import { TableContext, useTable } from "./table-context";
import { followPins } from "./pin";

interface TableProps {
  /** The accessible name ("Donatori"). */
  label: string;
  density?: Density;
  /** Below 700px each row becomes a card; the `area` of its cells is their position. */
  cards?: boolean;
  /** The count of all rows with the header, if only some are rendered; each `Row` then has an `index`. */
  rowCount?: number;
  /**
   * The minimum width in px. Columns keep their widths, those without a width share the rest, and the table scrolls inside its box. Cells
   * with a `pin` stay visible.
   */
  minWidth?: number;
  /** Columns have the widths of their headers, so they don't change with the rows. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * A styled table. Each part has an explicit role, because the `display` of cards removes the implicit one. The caller renders header and
 * rows.
 */
export function Table(props: TableProps) {
  const { label, density = "comfortable", cards = false, rowCount, minWidth, fixed = false, children } = props;
  const paged = rowCount !== undefined;
  const settings = useMemo(() => ({ cards, paged }), [cards, paged]);
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
        <TableContext value={settings}>{children}</TableContext>
      </table>
    </DensityContext>
  );
}

/** The header; above cards it is for screen readers only. */
export function TableHead({ children }: { children: ReactNode }) {
  const { cards, paged } = useTable();
  return (
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
