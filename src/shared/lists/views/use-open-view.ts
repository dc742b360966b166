import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useSearch } from "wouter";
import type { RecordKind } from "../../../domain/record-kinds";
import { currentRoute, entryState, navigate, useEntryText } from "../../navigation";
import { parseLayout, type ColumnLayout, type HeldLayout } from "../column-layout";
import { tabOf, type ListSource } from "../list-source";
import { queryKeys, writeListQuery } from "../list-query";
import type { SortOrder } from "../list-view";
import type { SavedView } from "./saved-view";
import { useSavedViews, type SavedViews } from "./use-saved-views";

/** Under which name a history entry keeps which view its query came from: what was changed since stays. */
const APPLIED = "view";
/** Under which name it keeps that view's columns, as they were changed since. */
const LAYOUT = "viewLayout";
/** Under which name it keeps which version of it: over a newer one, which a colleague saved, nothing is saved unasked. */
const VERSION = "viewVersion";
/** The person chose all rows: the view that opens by itself doesn't. */
const ALL_ROWS = "none";

type OpenView =
  /** All rows, or what was asked for without a view. */
  | { status: "none" }
  | { status: "loading" }
  /** It isn't there, isn't shared with this person, or the views can't be read. */
  | { status: "missing"; failed: boolean }
  | { status: "open"; view: SavedView };

export interface OpenedViews {
  /** Those of the page's lists. */
  saved: SavedViews;
  /** @returns which of the page's lists has rows of a kind */
  sourceOf: (kind: RecordKind) => ListSource;
  opened: OpenView;
  /** The open view's columns, as they were changed since; undefined: the person's own. */
  layout: HeldLayout | undefined;
  /** Shows a list as a view has it. */
  open: (view: SavedView) => void;
  openAll: (tab: RecordKind) => void;
  /** What is shown was saved: it is of that version now. */
  wasSaved: (before: SavedView, after: SavedView) => void;
}

/** @returns the view that the address names now; null: none, or another page */
export const openViewId = (): string | null => new URLSearchParams(currentRoute().search).get("view");

/**
 * Opens what the address names, or what the person always begins with; where it can't be opened the plain list is seen.
 * @param source the list that is shown
 * @param lists those of the page
 */
export function useOpenView(source: ListSource, lists: readonly ListSource[]): OpenedViews {
  const saved = ofLists(useSavedViews(), lists);
  const sourceOf = (kind: RecordKind) => lists.find((list) => list.kind === kind) ?? source;
  const nameOf = (kind: RecordKind) => tabOf(sourceOf(kind));
  const addressOf = ({ _id, content }: SavedView) => addressOfView(nameOf(content.tab), _id, content.sort);
  const stateOf = (view: SavedView) => stateOfView(nameOf(view.content.tab), view);
  const search = useSearch();
  const named = new URLSearchParams(search).get("view");
  const applied = useEntryText(APPLIED);
  const version = useEntryText(VERSION);
  const changed = useEntryText(LAYOUT);
  const view = named === null ? null : (saved.views.find(({ _id }) => _id === named) ?? null);

  const open = (next: SavedView, replace = false) => {
    navigate(currentRoute().path + addressOf(next), { replace, state: stateOf(next) });
  };
  const openAll = (of: RecordKind) => {
    navigate(currentRoute().path + (nameOf(of) ? `?tab=${of}` : ""), { state: { [APPLIED]: ALL_ROWS } });
  };

  const openDue = useEffectEvent((next: SavedView) => open(next, true));
  const first = useRef(search === "");
  const begins = first.current && named === null && applied === "" && Object.keys(entryState()).length === 0;
  const usual = begins ? saved.views.find(({ _id }) => _id === saved.first) : undefined;
  const due = usual ?? (view && applied !== view._id ? view : undefined);
  useEffect(() => {
    if (saved.status !== "loading") first.current = false;
    if (due) openDue(due);
  }, [due, saved.status]);

  const held = view && view.content.tab === source.kind ? view : null;
  const shown = useMemo(() => held && layoutOf(held, changed), [held, changed]);
  const keep = (change: Record<string, string>) => {
    const { path, search: query } = currentRoute();
    navigate(`${path}?${query}`, { replace: true, state: { ...entryState(), ...change } });
  };
  return {
    saved,
    sourceOf,
    opened: openedOf(named, view && (version === "" ? view : { ...view, version: Number(version) }), saved.status),
    layout: shown ? [shown, (layout) => keep({ [LAYOUT]: JSON.stringify(layout) })] : undefined,
    wasSaved(before, after) {
      if (after._id === openViewId() && after._id === named && String(before.version) === version)
        keep({ [VERSION]: written(after) });
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

function openedOf(named: string | null, view: SavedView | null, status: SavedViews["status"]): OpenView {
  if (named === null) return { status: "none" };
  if (view) return { status: "open", view };
  return status === "loading" ? { status: "loading" } : { status: "missing", failed: status === "failed" };
}

/** The views of a page's lists, among all that a person has. */
function ofLists(saved: SavedViews, lists: readonly ListSource[]): SavedViews {
  const views = saved.views.filter(({ content }) => lists.some(({ kind }) => kind === content.tab));
  const first = views.some(({ _id }) => _id === saved.first) ? saved.first : null;
  return { ...saved, views, first };
}

/** @param tab as the address calls it; null for one that needs no name */
function addressOfView(tab: string | null, id: string, sort: SortOrder): string {
  const search = new URLSearchParams();
  if (tab) search.set("tab", tab);
  search.set("view", id);
  if (sort) search.set("sort", sort);
  return `?${search}`;
}

const stateOfView = (tab: string | null, view: SavedView): Record<string, unknown> => ({
  ...writeListQuery(view.content.query, queryKeys(tab)),
  [APPLIED]: view._id,
  [VERSION]: written(view),
});

const written = ({ version }: SavedView) => (version === null ? "" : String(version));
