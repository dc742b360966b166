import { useEffect, useRef, type HTMLAttributes, type RefObject } from "react";
import { isOnHere } from "../../ui/browser/device-switch";
import { isTyped } from "../../ui/browser/is-typed";
import { LETTER_KEYS } from "../../ui/browser/use-letter-keys";
import type { ListRow } from "./list-column";
import type { Selection } from "./selection";

interface RowKeys<Row extends ListRow> {
  rows: readonly Row[];
  selection: Selection<Row> | undefined;
}

type BodyProps = Pick<HTMLAttributes<HTMLTableSectionElement>, "onKeyDown" | "onFocus" | "onChange" | "onClick"> & {
  ref: RefObject<HTMLTableSectionElement | null>;
};

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>("tr[data-row]")];
const rowAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("tr[data-row]");
const numberOf = (row: HTMLElement | null | undefined) => (row ? Number(row.dataset.row) : -1);

/**
 * The keys of a list, active while the focus is in it (WCAG 2.1.4): arrows move, with Shift they select; `x` and
 * space select. The rows are one tab stop. Shift+click selects a range.
 */
export function useRowKeys<Row extends ListRow>({ rows, selection }: RowKeys<Row>): BodyProps {
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<string | null>(null);
  /** Index at which Shift+arrow started, and the id of the current row. */
  const range = useRef<{ begin: number; id: string | undefined } | null>(null);
  const shift = useRef(false);
  // one row is the tab stop
  useEffect(() => {
    const all = body.current ? rowsOf(body.current) : [];
    const stop = all.find((row) => row.contains((row.getRootNode() as ShadowRoot).activeElement)) ?? all[0];
    for (const row of all) row.tabIndex = row === stop ? 0 : -1;
  }, [rows]);

  const toggle = (row: HTMLElement, extend: boolean) => {
    const { _id: id = "" } = rows[numberOf(row)] ?? {};
    if (!selection || !id) return;
    const selected = !selection.has(id);
    const from = extend ? rows.findIndex(({ _id }) => _id === last.current) : -1;
    const to = numberOf(row);
    const [begin, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    selection.set(rows.slice(begin, end + 1), selected);
    last.current = id;
  };
  /** Extends the selection to the next row, or shrinks it on the way back. */
  const extendTo = (row: HTMLElement, next: HTMLElement) => {
    const [from, to] = [numberOf(row), numberOf(next)];
    const begin = range.current && range.current.id === rows[from]?._id ? range.current.begin : from;
    range.current = { begin, id: rows[to]?._id };
    const isBack = Math.abs(to - begin) < Math.abs(from - begin);
    const [first, end] = [Math.min(from, to), Math.max(from, to)];
    if (isBack)
      selection?.set(
        rows.slice(first, end + 1).filter((_, at) => first + at !== to),
        false,
      );
    else selection?.set(rows.slice(first, end + 1), true);
  };
  return {
    ref: body,
    onFocus(event) {
      const row = rowAt(event.target);
      for (const other of rowsOf(event.currentTarget)) other.tabIndex = other === row ? 0 : -1;
    },
    onClick: (event) => void (shift.current = event.shiftKey),
    onChange(event) {
      const row = rowAt(event.target);
      if (row && (event.target as Element).matches("[data-select]")) toggle(row, shift.current);
    },
    onKeyDown(event) {
      const row = rowAt(event.target);
      if (!row || isTyped(event, event.target as Element)) return;
      const all = rowsOf(event.currentTarget);
      const at = all.indexOf(row);
      const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
      if (go !== undefined) {
        const next = all[go];
        if (event.shiftKey && next) extendTo(row, next);
        else range.current = null;
        next?.focus();
      } else if (event.key.toLowerCase() === "x" && isOnHere(LETTER_KEYS)) toggle(row, event.shiftKey);
      // only on the row itself
      else if (event.key === " " && event.target === row && selection) toggle(row, event.shiftKey);
      else return;
      event.preventDefault();
    },
  };
}
