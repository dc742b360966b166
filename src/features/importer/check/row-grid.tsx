import { useId, useRef, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useVirtualizer, defaultRangeExtractor } from "@tanstack/react-virtual";
import { tw } from "../../../ui/tw";
import { unitOf, unit } from "../../../ui/unit";
import type { GridRow } from "../engine/types";
import type { Move } from "./cell-editor";
import { mostSevereProblem } from "./grid-cell";
import { cellAfterKey, within, type GridPlace, pastedCells } from "./grid-keys";
import { GridRowView, NUMBER_WIDTH, SKIP_WIDTH, GridHead } from "./grid-row";
import type { GridColumn } from "./columns";
import { texts } from "./texts";
import { useGridFocus, useShownColumns } from "./use-grid-view";
import { type GridRows, useShownRows } from "./use-grid-rows";

export type CellEdits = readonly { row: number; field: string; value: string }[];

interface RowGridProps {
  rows: GridRows;
  total: number;
  columns: readonly GridColumn[];
  zones: readonly string[];
  onEdit: (edits: CellEdits) => void;
  onSkip: (row: GridRow) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Pastes cells. @param from the index of the first row among those that are shown */
  onPaste: (from: number, fields: readonly string[], cells: readonly (readonly string[])[]) => void;
}

/** In px. */
const ROW_HEIGHT = 48;
const MAX_HEIGHT = 560;
const ROWS_PER_PAGE = 8;
const MOVES: Record<Move, [down: number, right: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

/** Shows rows in a virtualized grid. It is a single tab stop; the arrow keys move within it. */
export function RowGrid(props: RowGridProps) {
  const { rows, total, columns, zones, onEdit, onSkip, onUndo, onRedo, onPaste } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<{ initial: string | null } | null>(null);
  const active = within(place, total, columns.length + 1);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT * unitOf(box.current),
    overscan: 8,
    // the row with the focus stays mounted, however far the user scrolls
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].sort((one, other) => one - other),
  });
  const items = virtual.getVirtualItems();
  const shown = useShownColumns(box, columns);
  useShownRows(rows, items[0]?.index === active.row ? (items[1]?.index ?? 0) : (items[0]?.index ?? 0), items);

  const focusPlace = useGridFocus(box);
  const go = (to: GridPlace) => {
    const next = within(to, total, columns.length + 1);
    setPlace(next);
    virtual.scrollToIndex(next.row, { align: "auto" });
    focusPlace(next);
  };
  const edit = (column: number, value: string) => {
    const row = rows.at(active.row);
    const field = columns[column]?.field.name;
    if (row && field !== undefined && value !== row.values[field]) onEdit([{ row: row.row, field, value }]);
  };
  const endEdit = (column: number, value: string | null, move: Move) => {
    setEditing(null);
    if (value !== null) edit(column, value);
    const [down, right] = MOVES[move];
    const isMoving = move !== "stay" || value === null;
    if (isMoving) go({ row: active.row + down, column: column + right });
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const command = ctrlKey || metaKey;
    const isCell = active.column < columns.length;
    const handle = (action: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    if (altKey) return;
    if (command && key.toLowerCase() === "z") return handle(shiftKey ? onRedo : onUndo);
    if (command && key.toLowerCase() === "y") return handle(onRedo);
    const to = cellAfterKey(event, active, { rows: total, columns: columns.length + 1, page: ROWS_PER_PAGE });
    if (to) return handle(() => go(to));
    if (!isCell || !rows.at(active.row)) return;
    if (command && key === "Enter") return handle(acceptFix);
    if (key === "Enter" || key === "F2") return handle(() => setEditing({ initial: null }));
    if (key === "Delete" || key === "Backspace") return handle(() => edit(active.column, ""));
    if (!command && key.length === 1 && key !== " ") return handle(() => setEditing({ initial: key }));
  };
  const acceptFix = () => {
    const row = rows.at(active.row);
    const name = columns[active.column]?.field.name;
    const fix = mostSevereProblem(
      row?.problems.filter(({ field, fix: given }) => field === name && given !== undefined) ?? [],
    );
    if (fix?.fix !== undefined) edit(active.column, fix.fix);
  };
  const paste = (event: ClipboardEvent) => {
    if (editing || active.column >= columns.length) return;
    event.preventDefault();
    const names = columns.slice(active.column).map(({ field }) => field.name);
    onPaste(active.row, names, pastedCells(event.clipboardData.getData("text/plain")));
  };
  const copy = (event: ClipboardEvent) => {
    const name = columns[active.column]?.field.name;
    if (editing || name === undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", rows.at(active.row)?.values[name] ?? "");
  };
  const width = NUMBER_WIDTH + SKIP_WIDTH + columns.reduce((sum, column) => sum + column.width, 0);
  return (
    // the cells take the focus
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={box}
      role="grid"
      aria-label={texts.grid}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 2}
      className={tw`relative overflow-auto overscroll-contain`}
      style={{ maxHeight: unit(MAX_HEIGHT) }}
      onKeyDown={handleKey}
      onPaste={paste}
      onCopy={copy}
    >
      <GridHead columns={columns} width={width} />
      <div
        role="rowgroup"
        className={tw`relative`}
        style={{ height: virtual.getTotalSize(), width: unit(width), minWidth: "100%" }}
      >
        {items.map(({ index, start }) => {
          const row = rows.at(index);
          const isActive = index === active.row;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className={tw`absolute left-0 top-0 flex min-h-[48px] w-full border-b bg-surface`}
              style={{ transform: `translateY(${start}px)` }}
            >
              <GridRowView
                id={id}
                index={index}
                row={row}
                columns={columns}
                shown={shown}
                zones={zones}
                active={isActive ? active.column : null}
                editing={isActive ? editing : null}
                onFocus={(column) => {
                  if (!isActive || active.column !== column) setPlace({ row: index, column });
                }}
                onEdit={(column) => {
                  setPlace({ row: index, column });
                  if (row) setEditing({ initial: null });
                }}
                onEditEnd={endEdit}
                onFix={(column, value) => {
                  const field = columns[column]?.field.name;
                  if (row && field !== undefined) onEdit([{ row: row.row, field, value }]);
                }}
                onSkip={() => {
                  if (row) onSkip(row);
                }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
