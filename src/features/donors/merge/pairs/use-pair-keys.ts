import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>("li[data-pair]") ?? [])];
const controlsIn = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>("a, button") ?? [])];
const mainOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>("[data-main]") ?? controlsIn(row)[0];

/**
 * Lets the keyboard work through pairs one after another: the arrows move between them, and when a pair has left the list, the next
 * one has the focus.
 */
export function usePairKeys(): {
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Call before a pair leaves the list. */
  leaving: (pairId: string) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ id: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const gone = left.current;
    const rows = rowsIn(list.current);
    if (!gone || rows.some(({ dataset }) => dataset.pair === gone.id)) return;
    left.current = null;
    mainOf(rows[gone.at] ?? rows.at(-1))?.focus();
  });
  return {
    list,
    leaving(id) {
      const at = rowsIn(list.current).findIndex(({ dataset }) => dataset.pair === id);
      if (at >= 0) left.current = { id, at };
    },
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => row.contains(event.target as Node));
      // the same control of the next pair
      const control = controlsIn(rows[at]).indexOf(event.target as HTMLElement);
      const next = controlsIn(rows[at + step])[control] ?? mainOf(rows[at + step]);
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
