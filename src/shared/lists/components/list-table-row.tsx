import { FlexRender, type Row as TanstackRow } from "@tanstack/react-table";
import { memo } from "react";
import { Cell } from "../../../ui/table/cell";
import type { Pin } from "../../../ui/table/pin";
import { Row as TableRow } from "../../../ui/table/row";
import { tw } from "../../../ui/tw";
import type { ListRow } from "../list-column";
import { SelectRow } from "./select-cells";
import type { features } from "./table-columns";
import { BOXES } from "./table-widths";

interface ListTableRowProps<Row extends ListRow> {
  row: TanstackRow<typeof features, Row>;
  /** Which of all rows it is, from 0. */
  index: number;
  /** Somebody chose the columns: all of them are there, on a card too. */
  chosen: boolean;
  pins: ReadonlyMap<string, Pin> | null;
  /** Undefined: rows can't be selected. */
  selected: boolean | undefined;
  /** One stop of the keyboard for all rows; arrows go on from there. */
  tabStop: boolean;
}

const wraps = tw`whitespace-normal`;

function PlainRow<Row extends ListRow>({ row, index, chosen, pins, selected, tabStop }: ListTableRowProps<Row>) {
  const cells = row.getAllCells();
  return (
    <TableRow index={index} selected={selected} data-row={row.index} tabIndex={tabStop ? 0 : -1}>
      {selected !== undefined && (
        <SelectRow
          id={row.original._id}
          name={String(cells[0]?.getValue() ?? "")}
          selected={selected}
          pin={pins?.get(BOXES)}
        />
      )}
      {cells.map((cell) => {
        const { meta = {}, header } = cell.column.columnDef;
        const text = cell.getValue();
        const clip = typeof text === "string";
        const more = chosen && meta.area === undefined;
        return (
          <Cell
            key={cell.id}
            area={more ? "more" : meta.area}
            priority={chosen ? 1 : meta.priority}
            numeric={meta.numeric}
            muted={meta.muted}
            pin={pins?.get(cell.column.id)}
            className={meta.wraps ? wraps : undefined}
            {...(clip && { clip, title: text || undefined })}
          >
            {more && !meta.plain && <span className={tw`hidden cards:inline text-faint`}>{String(header)} </span>}
            <FlexRender cell={cell} />
          </Cell>
        );
      })}
    </TableRow>
  );
}

/** A row of a list: rendered anew when it is another one, other columns are shown, or it was selected. */
export const ListTableRow = memo(PlainRow) as typeof PlainRow;
