import {
  useEffect,
  type HTMLAttributes,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  type MouseEvent,
} from "react";
import { afterPaint } from "../../ui/loading/after-paint";
import { currentRoute, navigate, addressOf, entryState, isPlainClick } from "../navigation";
import type { ListRow } from "./list-column";
import type { ShownList } from "./use-list";

/** The keys of a page's history entry for the list that it was opened from, and for its row there. */
export const LIST_ENTRY_KEYS = { path: "listPath", search: "listSearch", at: "listRow" } as const;

/** @returns the history state for a page that is opened from the current list: the list's address and query */
export function listEntry(): Record<string, unknown> {
  const { path, search } = currentRoute();
  return { ...entryState(), [LIST_ENTRY_KEYS.path]: path, [LIST_ENTRY_KEYS.search]: search };
}

/** Returns to the list as it was when the current page was opened from it, or else to the list without filters. */
export function returnToList(path: string, options: { replace?: boolean } = {}): void {
  const {
    [LIST_ENTRY_KEYS.path]: from,
    [LIST_ENTRY_KEYS.search]: search,
    [LIST_ENTRY_KEYS.at]: _at,
    ...state
  } = entryState();
  if (from !== path) return navigate(path, options);
  navigate(search ? `${path}?${String(search)}` : path, { ...options, state });
}

/**
 * For a link to a list, on a page that may have been opened from it. In another tab it opens the list without filters.
 * @returns the link's attributes
 */
export const listReturn = (route: string) => ({
  href: addressOf(route),
  onClick(event: MouseEvent) {
    const path = route.split("?")[0] ?? route;
    if (!isPlainClick(event) || entryState()[LIST_ENTRY_KEYS.path] !== path) return;
    event.preventDefault();
    returnToList(path);
  },
});

/** What a row's link is found by. */
export const ROW_LINK = "data-row-link";

/** A row that was pressed, until its record is shown (`ui/table/row.tsx`). */
const OPENING = "data-opening";

type RowProps = Pick<HTMLAttributes<HTMLElement>, "onClick" | "onKeyDown">;
type Rows = Pick<ShownList<ListRow>, "page" | "view">;

const PRESSABLE = "a, button, input, select, textarea, label, summary, [role=menuitem]";

/**
 * A row that has a link opens by a click anywhere on it, and by Enter when it has the focus. What is pressed for itself
 * goes on doing so, and words that are being selected open nothing. The record's history entry keeps where in the list
 * it was, and what the list was asked for.
 */
export function rowOpening({ page, view }: Rows): RowProps {
  const open = (link: HTMLAnchorElement) => {
    const data = page.status === "ready" ? page.data : null;
    const index = data?.rows.findIndex(({ _id }) => _id === link.getAttribute(ROW_LINK)) ?? -1;
    const at = data && index >= 0 ? String(view.pageIndex * data.limit + index) : "";
    const place = { ...listEntry(), [LIST_ENTRY_KEYS.at]: at };
    const row = link.closest("tr");
    // a second press of a double click opens no second entry
    if (row?.hasAttribute(OPENING)) return;
    row?.setAttribute(OPENING, "");
    afterPaint(() => {
      row?.removeAttribute(OPENING);
      navigate(link.hash.slice(1), { state: place });
    });
  };
  return {
    onClick(event) {
      const target = event.target as Element;
      const link = linkOf(target);
      if (!link || event.defaultPrevented || event.button !== 0 || event.shiftKey || event.altKey) return;
      const own = target.closest(PRESSABLE);
      if (own && own !== link) return;
      const elsewhere = event.metaKey || event.ctrlKey;
      if (own && elsewhere) return; // the browser's: another tab
      if (!own && selectsWords(event)) return;
      event.preventDefault();
      if (elsewhere) window.open(link.href, "_blank", "noopener");
      else open(link);
    },
    onKeyDown(event) {
      const target = event.target as Element;
      const link = target.matches("tr") && event.key === "Enter" ? linkOf(target) : null;
      if (!link || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(link.href, "_blank", "noopener");
      else open(link);
    },
  };
}

const linkOf = (target: Element) => target.closest("tr")?.querySelector<HTMLAnchorElement>(`a[${ROW_LINK}]`) ?? null;

function selectsWords({ currentTarget }: ReactMouseEvent): boolean {
  const root = currentTarget.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  // Chromium tells of a selection in a shadow root only there
  const selection = root.getSelection ? root.getSelection() : document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString() !== "";
}

/** Opens the row that something stands in as a press on it does. @param event of a link that leads to the same record, in vain then */
export function openRowOf(within: Element | null, event: { preventDefault: () => void }): void {
  const link = within && linkOf(within);
  if (!link) return;
  event.preventDefault();
  link.click();
}

/** The row that is gone back to, by the route of its list. */
const left = new Map<string, string>();

/** Remembers a record whose page is being left for a list, for that list to give it the focus. */
export function leaveRecord(listPath: string, id: string): void {
  if (currentRoute().path === listPath) left.set(listPath, id);
}

/** Gives the focus to the row of the record that somebody comes back from, unless they have gone on meanwhile. */
export function useReturnedRow(top: RefObject<HTMLElement | null>, { page }: Pick<Rows, "page">): void {
  const there = page.status === "ready" && !page.stale;
  useEffect(() => {
    const { path } = currentRoute();
    const id = left.get(path);
    if (!there || id === undefined || !top.current) return;
    left.delete(path);
    const { activeElement } = top.current.getRootNode() as ShadowRoot;
    if (activeElement && !activeElement.matches("h1, main, section")) return;
    const link = top.current.querySelector<HTMLElement>(`a[${ROW_LINK}="${CSS.escape(id)}"]`);
    const row = link?.closest<HTMLElement>("tr[tabindex]");
    (row ?? link)?.focus();
  }, [there, top]);
}
