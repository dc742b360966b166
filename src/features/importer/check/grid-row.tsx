import { CircleSlash, Undo2 } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Skeleton } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { unit } from "../../../ui/unit";
import type { CellProblem, GridRow } from "../engine/types";
import { CellEditor, type Move } from "./cell-editor";
import type { GridColumn } from "./columns";
import { CellValue, CellMessages, BACKGROUNDS, mostSevereProblem } from "./grid-cell";
import { texts } from "./texts";

/** In px: the columns of the row number and of the skip button. */
export const NUMBER_WIDTH = 64;
export const SKIP_WIDTH = 64;

interface GridRowProps {
  id: string;
  index: number;
  row: GridRow | undefined;
  columns: readonly GridColumn[];
  shown: ReadonlySet<number>;
  zones: readonly string[];
  active: number | null;
  editing: { initial: string | null } | null;
  onFocus: (column: number) => void;
  onEdit: (column: number) => void;
  onEditEnd: (column: number, value: string | null, move: Move) => void;
  onFix: (column: number, fix: string) => void;
  onSkip: () => void;
}

const cell = tw`min-w-0 flex-none border-r px-2.5 py-1.5 text-body focus-visible:outline-offset-[-2px]`;
const pinned = tw`sticky left-0 z-[1]`;
const pinnedRight = tw`sticky right-0 z-[1] ml-auto border-l bg-clip-padding`;

interface Cell {
  column: GridColumn;
  at: number;
  /** In px, between the cell and the rendered cell before it. */
  gap: number;
  problems: readonly CellProblem[];
  worst: CellProblem | undefined;
}

/** @returns the cells to render: those of visible columns, and all with messages, which determine the row's height */
function cellsOf(row: GridRow | undefined, columns: readonly GridColumn[], isShown: (at: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  let end = 0;
  columns.forEach((column, at) => {
    const problems = row?.skipped ? [] : (row?.problems.filter(({ field }) => field === column.field.name) ?? []);
    const worst = mostSevereProblem(problems);
    if (!worst && !isShown(at)) return;
    cells.push({ column, at, gap: column.start - end, problems, worst });
    end = column.start + column.width;
  });
  return cells;
}

/** A row of the grid: its number, its cells with their messages, and a button to skip it. */
export function GridRowView(props: GridRowProps) {
  const { id, index, row, columns, shown, zones, active, editing, onFocus, onEdit, onEditEnd, onFix, onSkip } = props;
  return (
    <>
      <div
        role="rowheader"
        className={cx(cell, pinned, tw`bg-surface text-muted tabular-nums`)}
        style={{ width: unit(NUMBER_WIDTH) }}
      >
        <span className={tw`block py-[7px]`}>
          <span className={tw`sr-only`}>{texts.row} </span>
          {row?.row}
        </span>
      </div>
      {cellsOf(row, columns, (at) => shown.has(at) || at === active).map(({ column, at, gap, problems, worst }) => {
        const { field, width } = column;
        const messageId = `${id}-${index}-${at}`;
        const value = row?.values[field.name] ?? "";
        const isActive = active === at;
        const isEdited = isActive && editing !== null && row !== undefined;
        return (
          // the grid handles the keys
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={field.name}
            role="gridcell"
            aria-colindex={at + 2}
            aria-invalid={worst?.level === "error" || undefined}
            aria-describedby={worst && messageId}
            data-place={`${index}-${at}`}
            tabIndex={isActive && !isEdited ? 0 : -1}
            style={{ width: unit(width), marginLeft: unit(gap) }}
            className={cx(cell, worst && BACKGROUNDS[worst.level], row?.skipped && tw`text-faint line-through`)}
            onFocus={(event) => event.target === event.currentTarget && onFocus(at)}
            onClick={() => onFocus(at)}
            onDoubleClick={() => onEdit(at)}
          >
            {row === undefined ? (
              <span className={tw`block py-3`}>
                <Skeleton width="70%" />
              </span>
            ) : isEdited ? (
              <CellEditor
                field={field}
                zones={zones}
                value={editing.initial ?? value}
                label={texts.edit(field.label, row.row)}
                describedBy={worst && messageId}
                invalid={worst?.level === "error"}
                onDone={(next, move) => onEditEnd(at, next, move)}
                onBlur={(next) => onEditEnd(at, next, "stay")}
              />
            ) : (
              <CellValue
                worst={worst}
                strong={at === 0}
                donorName={row.donor?.field === field.name ? row.donor.name : undefined}
              >
                {value}
              </CellValue>
            )}
            {worst && <CellMessages id={messageId} problems={problems} onFix={(fix) => onFix(at, fix)} />}
          </div>
        );
      })}
      <div
        role="gridcell"
        aria-colindex={columns.length + 2}
        className={cx(pinnedRight, tw`flex-none bg-surface px-3 py-1`)}
        style={{ width: unit(SKIP_WIDTH) }}
      >
        {row && (
          <IconButton
            small
            icon={row.skipped ? Undo2 : CircleSlash}
            label={row.skipped ? texts.unskip(row.row) : texts.skip(row.row)}
            data-place={`${index}-${columns.length}`}
            tabIndex={active === columns.length ? 0 : -1}
            onFocus={() => onFocus(columns.length)}
            onClick={onSkip}
          />
        )}
      </div>
    </>
  );
}

const headCell = tw`flex-none truncate px-2.5 py-2`;

/** The sticky headings of the grid. @param width of all columns, in px */
export function GridHead({ columns, width }: { columns: readonly GridColumn[]; width: number }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={tw`sticky top-0 z-[2] flex border-b bg-sunken text-label font-medium text-muted`}
      style={{ width: unit(width), minWidth: "100%" }}
    >
      <span
        role="columnheader"
        className={cx(headCell, pinned, tw`bg-sunken border-r`)}
        style={{ width: unit(NUMBER_WIDTH) }}
        title={texts.rowHint}
      >
        {texts.row}
      </span>
      {columns.map(({ field, width: wide }) => (
        <span
          key={field.name}
          role="columnheader"
          className={headCell}
          style={{ width: unit(wide) }}
          title={field.label}
        >
          {field.label}
        </span>
      ))}
      <span
        role="columnheader"
        className={cx(headCell, pinnedRight, tw`bg-sunken`)}
        style={{ width: unit(SKIP_WIDTH) }}
      >
        <span className={tw`sr-only`}>{texts.skipHead}</span>
      </span>
    </div>
  );
}
