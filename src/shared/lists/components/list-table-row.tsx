import { memo } from "react";
import { Cell } from "../../../ui/table/cell";
import type { Pin } from "../../../ui/table/pin";
import { Row as TableRow } from "../../../ui/table/row";
import { tw } from "../../../ui/tw";
import type { ListColumn, ListRow, ShownColumn } from "../list-column";
import { SelectRow } from "./select-cells";
import { CHECKBOX_COLUMN } from "./table-widths";

interface ListTableRowProps<Row extends ListRow> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  /** Position on the page, from 0. */
  position: number;
  /** Position in the list, from 0. */
  index: number;
  /** The same columns with their current priorities. */
  shown: readonly ShownColumn[];
  /** The user chose the columns: all of them are visible, on cards too. */
  chosen: boolean;
  pins: ReadonlyMap<string, Pin> | null;
  /** Undefined: rows can't be selected. */
  selected: boolean | undefined;
  changed: boolean | undefined;
}

const wraps = tw`whitespace-normal`;
const onScreen = tw`print:!hidden`;

function PlainRow<Row extends ListRow>(props: ListTableRowProps<Row>) {
  const { row, columns, shown, position, index, chosen, pins, selected, changed } = props;
  // one row is the tab stop; arrow keys move the focus
  const tabIndex = position === 0 ? 0 : -1;
  return (
    <TableRow index={index} selected={selected} changed={changed} data-row={position} tabIndex={tabIndex}>
      {selected !== undefined && (
        <SelectRow
          id={row._id}
          name={columns[0]?.text?.(row) ?? ""}
          selected={selected}
          pin={pins?.get(CHECKBOX_COLUMN)}
        />
      )}
      {columns.map(({ id, label, area, priority, numeric, muted, plain, wraps: breaks, unprinted, text, cell }) => {
        const value = text?.(row);
        const more = chosen && area === undefined;
        return (
          <Cell
            key={id}
            area={more ? "more" : area}
            priority={chosen ? 1 : priority}
            numeric={numeric}
            muted={muted}
            pin={pins?.get(id)}
            className={breaks ? wraps : unprinted ? onScreen : undefined}
            {...(value !== undefined && { clip: true, title: value || undefined })}
          >
            {more && !plain && <span className={tw`hidden cards:inline text-faint`}>{label} </span>}
            {cell ? cell(row, shown) : value}
          </Cell>
        );
      })}
    </TableRow>
  );
}

export const ListTableRow = memo(PlainRow) as typeof PlainRow;
