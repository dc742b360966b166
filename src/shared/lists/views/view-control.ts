import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import type { RecordKind } from "../../../domain/records/records";
import type { List } from "../use-list";
import { sameContent, type SavedView, type ViewContent } from "./saved-view";
import type { OpenedViews } from "./use-open-view";

export interface ViewControl extends OpenedViews {
  tab: RecordKind;
  content: ViewContent;
  view: SavedView | null;
  modified: boolean;
  /** Columns that no longer exist. */
  missingColumns: number;
  isMine: (view: SavedView) => boolean;
  mayChange: (view: SavedView) => boolean;
  /** Whether a change of a view is being saved. */
  saving: boolean;
  setSaving: (saving: boolean) => void;
}

type Shown = Pick<List<never>, "source" | "view" | "query" | "layout"> & { columns: readonly { id: string }[] };

export function useViewControl(opened: OpenedViews, list: Shown): ViewControl {
  const tab = list.source.kind;
  const user = useUser();
  const [saving, setSaving] = useState(false);
  const view = opened.opened.status === "open" ? opened.opened.view : null;
  const content: ViewContent = { tab, sort: list.view.sort, query: list.query, layout: list.layout };
  const kept = view && { ...view.content, sort: view.content.sort || content.sort };
  const ids = new Set(list.columns.map(({ id }) => id));
  const isMine = ({ owner }: SavedView) => owner._id === user?._id;
  return {
    ...opened,
    tab,
    content,
    view,
    modified: kept !== null && !sameContent(kept, content),
    missingColumns:
      view?.content.tab === tab ? (view.content.layout.shown ?? []).filter((id) => !ids.has(id)).length : 0,
    isMine,
    mayChange: (savedView) => isMine(savedView) || user?.role === "admin",
    saving,
    setSaving,
  };
}
