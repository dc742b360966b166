import { useEffect, useRef } from "react";
import { useToast } from "../../../ui/toast/toast";
import type { GridRow, RowFilter } from "../engine/types";
import type { ImportWork, OpenWork } from "../shell/work-state";
import type { ProblemKind } from "./check-tools";
import type { CellEdits } from "./row-grid";
import { texts } from "./texts";

const TOAST = "import-mending";

export function useRowEdits(work: ImportWork, { engine }: OpenWork, filter: RowFilter) {
  const toast = useToast();
  const hasToast = useRef(false);
  useEffect(
    () => () => {
      // in the next step, its undo button would change rows behind the summary
      if (hasToast.current) toast.dismiss(TOAST);
    },
    [toast],
  );
  const undo = () => void work.change((open) => open.undo());
  const done = async (action: Parameters<ImportWork["change"]>[0], message: string) => {
    const isDone = await work.change(action);
    hasToast.current = true;
    if (isDone) toast.success(message, { undo: { label: texts.restoreCells, onSelect: undo }, id: TOAST });
    else toast.error(texts.failed, { id: TOAST });
  };
  return {
    undo,
    redo: () => void work.change((open) => open.redo()),
    edit: (edits: CellEdits) => void work.change((open) => open.edit([...edits])),
    skip: ({ row, skipped }: GridRow) => void work.change((open) => open.skip([row], !skipped)),
    fixAll: ({ kind, field }: ProblemKind) => void done((open) => open.fixAll(kind, field), texts.changed),
    replace: (field: string | null, find: string, replacement: string) =>
      void done((open) => open.replace(field, find, replacement), texts.changed),
    /** Skips all rows with errors. @returns whether that succeeded */
    async skipWrong(count: number): Promise<boolean> {
      const { rows } = await engine.rows({ show: "toFix" }, 0, count);
      return work.change((open) =>
        open.skip(
          rows.map(({ row }) => row),
          true,
        ),
      );
    },
    /** Pastes cells from a row of the filter on. Cells beyond the last row or column are ignored. */
    async paste(from: number, fields: readonly string[], cells: readonly (readonly string[])[]) {
      const { rows } = await engine.rows(filter, from, from + cells.length);
      const edits = rows.flatMap(({ row }, at) =>
        (cells[at] ?? []).flatMap((value, column) => {
          const field = fields[column];
          return field === undefined ? [] : [{ row, field, value }];
        }),
      );
      if (edits.length === 1) await work.change((open) => open.edit(edits));
      else if (edits.length > 1) await done((open) => open.edit(edits), texts.pasted(edits.length));
    },
  };
}
