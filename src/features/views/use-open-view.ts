import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useUser } from "../../api/react/connection";
import type { RecordKind } from "../../domain/record-kinds";
import { currentRoute, entryState, navigate, useEntryText } from "../navigation";
import type { ColumnLayout } from "../lists/column-layout";
import { questionKeys, writeQuestion } from "../lists/question";
import type { HeldLayout } from "../lists/use-column-layout";
import { readDefaultView } from "./device-views";
import type { SavedView } from "./saved-view";
import { useSavedViews, type SavedViews } from "./use-saved-views";

/** Under which name a history entry keeps which view its question came from: what was changed since stays. */
const APPLIED = "view";
/** The person chose all rows: the view that opens by itself doesn't. */
const ALL_ROWS = "none";

export type OpenView =
  /** All rows, or what was asked for without a view. */
  | { status: "none" }
  | { status: "loading" }
  /** It isn't there, isn't shared with this person, or the views can't be read. */
  | { status: "missing"; failed: boolean }
  | { status: "open"; view: SavedView };

export interface OpenedViews {
  saved: SavedViews;
  opened: OpenView;
  /** The open view's columns, as they were changed since; undefined: the person's own. */
  layout: HeldLayout | undefined;
  /** Shows a list as a view has it. */
  open: (view: SavedView) => void;
  openAll: (tab: RecordKind) => void;
}

/** Opens what the address names, or what the person always begins with; where it can't be opened the plain list is seen. */
export function useOpenView(tab: RecordKind): OpenedViews {
  const saved = useSavedViews();
  const userId = useUser()?._id ?? "";
  const search = useSearch();
  const named = new URLSearchParams(search).get("view");
  const applied = useEntryText(APPLIED);
  const [changed, setChanged] = useState<{ id: string; layout: ColumnLayout } | null>(null);
  const view = named === null ? null : (saved.views.find(({ _id }) => _id === named) ?? null);

  const open = (next: SavedView, replace = false) => {
    setChanged(null);
    navigate(currentRoute().path + addressOf(next), { replace, state: stateOf(next) });
  };
  const openAll = (of: RecordKind) => {
    setChanged(null);
    navigate(currentRoute().path + (of === "donors" ? "" : `?tab=${of}`), { state: { [APPLIED]: ALL_ROWS } });
  };

  const first = useRef(search === "");
  const begins = first.current && named === null && applied === "" && Object.keys(entryState()).length === 0;
  const usual = begins ? saved.views.find(({ _id }) => _id === readDefaultView(userId)) : undefined;
  const due = usual ?? (view && applied !== view._id ? view : undefined);
  useEffect(() => {
    if (saved.status !== "loading") first.current = false;
    if (due) navigate(currentRoute().path + addressOf(due), { replace: true, state: stateOf(due) });
  }, [due, saved.status]);

  const held = view && view.content.tab === tab ? view : null;
  const shown = held && changed?.id === held._id ? changed.layout : held?.content.layout;
  return {
    saved,
    opened: openedOf(named, view, saved.status),
    layout: held && shown ? [shown, (layout) => setChanged({ id: held._id, layout })] : undefined,
    open: (next) => open(next),
    openAll,
  };
}

function openedOf(named: string | null, view: SavedView | null, status: SavedViews["status"]): OpenView {
  if (named === null) return { status: "none" };
  if (view) return { status: "open", view };
  return status === "loading" ? { status: "loading" } : { status: "missing", failed: status === "failed" };
}

function addressOf({ _id, content: { tab, sort } }: SavedView): string {
  const search = new URLSearchParams();
  if (tab !== "donors") search.set("tab", tab);
  search.set("view", _id);
  if (sort) search.set("sort", sort);
  return `?${search}`;
}

const stateOf = ({ _id, content: { tab, question } }: SavedView): Record<string, unknown> => ({
  ...writeQuestion(question, questionKeys(tab === "donors" ? null : tab)),
  [APPLIED]: _id,
});
