import { flushSync } from "react-dom";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { useToast } from "../../../ui/toast/toast";
import { rowTitle } from "./row-title";
import type { FoundDonor } from "../requests/find-donors";
import { texts } from "../texts";
import { chooseDonor, dropRows, editRow, putRowsBack, type SheetRow } from "./sheet";
import type { SheetControl } from "./use-sheet";
import { confirmedBy } from "./verdict";

export interface RowActions {
  change: (id: number, change: Partial<SheetRow>) => void;
  choose: (id: number, donor: FoundDonor) => void;
  edit: (id: number) => void;
  closeEditor: (id: number) => void;
  /** Removes rows, with undo. */
  remove: (rows: readonly SheetRow[]) => void;
  onRowKey: (event: KeyboardEvent<HTMLElement>, row: SheetRow) => void;
}

interface Places {
  /** Contains the rows. */
  box: RefObject<HTMLElement | null>;
  entry: RefObject<HTMLInputElement | null>;
}

/** The first person that a row proposes, or the button that looks for one. */
const CANDIDATES = "[data-candidates] button";

/** What can be done with rows, by mouse and by keys. The keys also work in the empty field, for the row that was added last. */
export function useRowActions({ sheet, change, verdictOf }: SheetControl, { box, entry }: Places) {
  const toast = useToast();
  const [editing, setEditing] = useState<number | null>(null);
  const focusEntry = () => entry.current?.focus();
  const elements = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-sheet-row]") ?? [])];
  const elementOf = (id: number) => elements().find((element) => element.dataset.sheetRow === String(id));
  const focusIn = (id: number, selector: string) => elementOf(id)?.querySelector<HTMLElement>(selector)?.focus();

  const edit = (id: number) => {
    setEditing(id);
    // the next frame has drawn the editor, and closed the menu
    requestAnimationFrame(() => focusIn(id, "select"));
  };
  const editOne = (id: number, values: Partial<SheetRow>) => change((now) => editRow(now, id, values));
  const remove = (rows: readonly SheetRow[]) => {
    const [first] = rows;
    if (!first) return;
    const ids = new Set(rows.map(({ id }) => id));
    const below = sheet.rows.toReversed().findIndex(({ id }) => ids.has(id));
    change((now) => dropRows(now, ({ id }) => ids.has(id)));
    toast.success(rows.length > 1 ? texts.removedRows(rows.length) : texts.removed(rowTitle(first)), {
      undo: { label: texts.putBack(rows.length), onSelect: () => change((now) => putRowsBack(now, rows, below)) },
    });
    focusEntry();
  };
  /** @returns whether the key belongs to a row */
  const act = ({ key }: KeyboardEvent, row: SheetRow): boolean => {
    if (key === "F2") edit(row.id);
    else if (key === "Delete") remove([row]);
    else if (key === " " && verdictOf(row.id).kind === "warned") {
      // at once: the reason may follow without a pause
      flushSync(() => editOne(row.id, confirmedBy(verdictOf(row.id), true)));
      focusIn(row.id, "input:not([type=checkbox])");
    } else if (key === " " && elementOf(row.id)?.querySelector(CANDIDATES)) focusIn(row.id, CANDIDATES);
    else return false;
    return true;
  };
  const move = (from: SheetRow, step: number) => {
    const all = elements();
    const at = all.findIndex((element) => element.dataset.sheetRow === String(from.id)) + step;
    (all[at] ?? entry.current)?.focus();
  };
  const onRowKey = (event: KeyboardEvent<HTMLElement>, row: SheetRow) => {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target !== currentTarget) {
      const isText = (target as Element).matches("input:not([type=checkbox]), select");
      if (isText && (key === "Enter" || key === "Escape")) {
        event.preventDefault();
        if ((target as Element).closest("[data-row-editor]")) return actions.closeEditor(row.id);
        setEditing(null);
        focusEntry();
      }
      return;
    }
    if (key === "ArrowUp" || key === "ArrowDown") move(row, key === "ArrowUp" ? -1 : 1);
    else if (key === "Escape") focusEntry();
    else if (!act(event, row)) {
      // what is typed or scanned belongs to the field
      if (key.length === 1) focusEntry();
      return;
    }
    event.preventDefault();
  };
  const onEntryKey = (event: KeyboardEvent) => {
    const last = sheet.rows[0];
    if (!last) return;
    if (event.key === "ArrowUp") elementOf(last.id)?.focus();
    else if (!act(event, last)) return;
    event.preventDefault();
  };

  const actions: RowActions = {
    change: editOne,
    choose(id, donor) {
      change((now) => chooseDonor(now, id, donor));
      focusEntry();
    },
    edit,
    closeEditor(id) {
      setEditing(null);
      editOne(id, { noteLost: false });
      focusEntry();
    },
    remove,
    onRowKey,
  };
  return { actions, editing, onEntryKey };
}
