import {
  useEffect,
  type HTMLAttributes,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  type MouseEvent,
} from "react";
import { afterPaint } from "../../ui/loading/after-paint";
import { addressOf, isPlainClick, locationAround, useAreaLocation, type AreaLocation } from "../navigation";
import type { ListRow } from "./list-column";
import type { ShownList } from "./use-list";

/** History keys of the list and the row from which a record was opened. */
export const LIST_ENTRY_KEYS = { path: "listPath", search: "listSearch", at: "listRow" } as const;

/** @returns the history state for a record that is opened from this list */
export function listEntry({ currentRoute, entryState }: AreaLocation): Record<string, unknown> {
  const { path, search } = currentRoute();
  return { ...entryState(), [LIST_ENTRY_KEYS.path]: path, [LIST_ENTRY_KEYS.search]: search };
}

/** Navigates to the list with its former state, or without filters if the record wasn't opened from it. */
export function returnToList(
  { entryState, navigate }: AreaLocation,
  path: string,
  options: { replace?: boolean } = {},
): void {
  const {
    [LIST_ENTRY_KEYS.path]: from,
    [LIST_ENTRY_KEYS.search]: search,
    [LIST_ENTRY_KEYS.at]: _at,
    ...state
  } = entryState();
  if (from !== path) return navigate(path, options);
  navigate(search ? `${path}?${String(search)}` : path, { ...options, state });
}

/** @returns attributes of a link back to the list */
export const listReturn = (route: string) => ({
  href: addressOf(route),
  onClick(event: MouseEvent<Element>) {
    const path = route.split("?")[0] ?? route;
    const area = locationAround(event.currentTarget);
    if (!isPlainClick(event) || area.entryState()[LIST_ENTRY_KEYS.path] !== path) return;
    event.preventDefault();
    returnToList(area, path);
  },
});

export const ROW_LINK = "data-row-link";

/** Attribute of a clicked row until its record is shown (`ui/table/row.tsx`). */
const OPENING = "data-opening";

type RowProps = Pick<HTMLAttributes<HTMLElement>, "onClick" | "onKeyDown">;
type Rows = Pick<ShownList<ListRow>, "page" | "view">;

const PRESSABLE = "a, button, input, select, textarea, label, summary, [role=menuitem]";

/**
 * Opens a row's link by a click anywhere on it, or Enter. Controls keep their clicks; a text selection opens nothing.
 */
export function rowOpening({ page, view }: Rows): RowProps {
  const open = (link: HTMLAnchorElement) => {
    const data = page.status === "ready" ? page.data : null;
    const index = data?.rows.findIndex(({ _id }) => _id === link.getAttribute(ROW_LINK)) ?? -1;
    const at = data && index >= 0 ? String(view.pageIndex * data.limit + index) : "";
    const area = locationAround(link);
    const place = { ...listEntry(area), [LIST_ENTRY_KEYS.at]: at };
    const row = link.closest("tr");
    // ignores the second click of a double click
    if (row?.hasAttribute(OPENING)) return;
    row?.setAttribute(OPENING, "");
    afterPaint(() => {
      row?.removeAttribute(OPENING);
      area.navigate(link.hash.slice(1), { state: place });
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
      if (own && elsewhere) return; // the browser opens a tab
      if (!own && selectsText(event)) return;
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

function selectsText({ currentTarget }: ReactMouseEvent): boolean {
  const root = currentTarget.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  // Chromium returns a shadow root's selection only from the root
  const selection = root.getSelection ? root.getSelection() : document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString() !== "";
}

/** Opens the row around an element, and prevents the event's default. */
export function openRowOf(within: Element | null, event: { preventDefault: () => void }): void {
  const link = within && linkOf(within);
  if (!link) return;
  event.preventDefault();
  link.click();
}

/** The list's path and the id of the record from which the user returns to it. */
const returns = new WeakMap<AreaLocation, { listPath: string; id: string }>();

/** Remembers the record of the page, so that the list can focus its row after the user returns. */
export function useRememberedRecord(listPath: string, id: string): void {
  const area = useAreaLocation();
  useEffect(
    () => () => {
      if (area.currentRoute().path === listPath) returns.set(area, { listPath, id });
    },
    [area, listPath, id],
  );
}

/** Focuses the row of the record that the user returned from. */
export function useReturnedRow(top: RefObject<HTMLElement | null>, { page }: Pick<Rows, "page">): void {
  const area = useAreaLocation();
  const isReady = page.status === "ready" && !page.stale;
  useEffect(() => {
    const { listPath, id } = returns.get(area) ?? {};
    if (!isReady || id === undefined || listPath !== area.currentRoute().path || !top.current) return;
    returns.delete(area);
    const { activeElement } = top.current.getRootNode() as ShadowRoot;
    if (activeElement && !activeElement.matches("h1, main, section")) return;
    const link = top.current.querySelector<HTMLElement>(`a[${ROW_LINK}="${CSS.escape(id)}"]`);
    const row = link?.closest<HTMLElement>("tr[tabindex]");
    (row ?? link)?.focus();
  }, [isReady, top, area]);
}
