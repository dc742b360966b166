import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useSearch } from "wouter";
import type { RecordKind } from "../../../domain/records/records";
import { useEntryText, useAreaLocation } from "../../navigation";
import { parseLayout, type ColumnLayout, type LayoutState } from "../column-layout";
import { tabOf, type ListSource } from "../query/list-source";
import { writeListQuery } from "../query/list-query";
import type { SortOrder } from "../query/list-view";
import type { SavedView } from "./saved-view";
import { useSavedViews, type SavedViews } from "./use-saved-views";

/** History key: id of the applied view. */
const APPLIED = "view";
/** History key: its changed columns. */
const LAYOUT = "viewLayout";
/** History key: its version, to detect a colleague's newer one. */
const VERSION = "viewVersion";
/** Value of `APPLIED` if the user chose all rows instead of the default view. */
const ALL_ROWS = "none";

type OpenView =
  /** No view is open. */
  | { status: "none" }
  | { status: "loading" }
  /** Not found, not shared, or unreadable. */
  | { status: "missing"; failed: boolean }
  | { status: "open"; view: SavedView };

export interface OpenedViews {
  saved: SavedViews;
  /** @returns the list of a kind */
  sourceOf: (kind: RecordKind) => ListSource;
  opened: OpenView;
  /** The open view's columns; undefined: the user's own. */
  layout: LayoutState | undefined;
  open: (view: SavedView) => void;
  openAll: (tab: RecordKind) => void;
  /** Updates the version after a save. */
  updateVersion: (before: SavedView, after: SavedView) => void;
}

/** @param search the query inside the hash @returns the id of its view */
export const viewIdIn = (search: string): string | null => new URLSearchParams(search).get("view");

/**
 * Opens the view in the address, or the default one.
 * @param source the current list
 * @param lists the page's lists
 */
export function useOpenView(source: ListSource, lists: readonly ListSource[]): OpenedViews {
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const saved = viewsOfLists(useSavedViews(), lists);
  const sourceOf = (kind: RecordKind) => lists.find((list) => list.kind === kind) ?? source;
  const nameOf = (kind: RecordKind) => tabOf(sourceOf(kind));
  const addressOf = ({ _id, content }: SavedView) => addressOfView(nameOf(content.tab), _id, content.sort);
  const stateOf = (view: SavedView) => stateOfView(nameOf(view.content.tab), view);
  const search = useSearch();
  const viewId = viewIdIn(search);
  const applied = useEntryText(APPLIED);
  const version = useEntryText(VERSION);
  const changed = useEntryText(LAYOUT);
  const view = viewId === null ? null : (saved.views.find(({ _id }) => _id === viewId) ?? null);

  const open = (next: SavedView, replace = false) => {
    navigate(currentRoute().path + addressOf(next), { replace, state: stateOf(next) });
  };
  const openAll = (kind: RecordKind) => {
    navigate(currentRoute().path + (nameOf(kind) ? `?tab=${kind}` : ""), { state: { [APPLIED]: ALL_ROWS } });
  };

  const applyView = useEffectEvent((next: SavedView) => open(next, true));
  const first = useRef(search === "");
  const isFirstOpen = first.current && viewId === null && applied === "" && Object.keys(entryState()).length === 0;
  const defaultView = isFirstOpen ? saved.views.find(({ _id }) => _id === saved.first) : undefined;
  const viewToApply = defaultView ?? (view && applied !== view._id ? view : undefined);
  useEffect(() => {
    if (saved.status !== "loading") first.current = false;
    if (viewToApply) applyView(viewToApply);
  }, [viewToApply, saved.status]);

  const shownView = view && view.content.tab === source.kind ? view : null;
  const shown = useMemo(() => shownView && layoutOf(shownView, changed), [shownView, changed]);
  const updateEntry = (change: Record<string, string>) => {
    const { path, search: query } = currentRoute();
    navigate(`${path}?${query}`, { replace: true, state: { ...entryState(), ...change } });
  };
  return {
    saved,
    sourceOf,
    opened: openedOf(viewId, view && (version === "" ? view : { ...view, version: Number(version) }), saved.status),
    layout: shown ? [shown, (layout) => updateEntry({ [LAYOUT]: JSON.stringify(layout) })] : undefined,
    updateVersion(before, after) {
      if (after._id === viewIdIn(currentRoute().search) && after._id === viewId && String(before.version) === version)
        updateEntry({ [VERSION]: versionText(after) });
    },
    open: (next) => open(next),
    openAll,
  };
}

function layoutOf({ content: { layout } }: SavedView, changed: string): ColumnLayout {
  try {
    return changed ? parseLayout(JSON.parse(changed)) : layout;
  } catch {
    return layout;
  }
}

function openedOf(viewId: string | null, view: SavedView | null, status: SavedViews["status"]): OpenView {
  if (viewId === null) return { status: "none" };
  if (view) return { status: "open", view };
  return status === "loading" ? { status: "loading" } : { status: "missing", failed: status === "failed" };
}

/** @returns only the views of this page's lists */
function viewsOfLists(saved: SavedViews, lists: readonly ListSource[]): SavedViews {
  const views = saved.views.filter(({ content }) => lists.some(({ kind }) => kind === content.tab));
  const first = views.some(({ _id }) => _id === saved.first) ? saved.first : null;
  return { ...saved, views, first };
}

function addressOfView(tab: string | null, id: string, sort: SortOrder): string {
  const search = new URLSearchParams();
  if (tab) search.set("tab", tab);
  search.set("view", id);
  if (sort) search.set("sort", sort);
  return `?${search}`;
}

const stateOfView = (tab: string | null, view: SavedView): Record<string, unknown> => ({
  ...writeListQuery(view.content.query, tab),
  [APPLIED]: view._id,
  [VERSION]: versionText(view),
});

const versionText = ({ version }: SavedView) => (version === null ? "" : String(version));
