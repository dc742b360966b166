import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import type { RecordKind } from "../../../domain/records/records";
import { useToast } from "../../../ui/toast/toast";
import type { List } from "../use-list";
import { sameContent, type SavedView, type ViewContent, type ViewForm } from "./saved-view";
import { texts } from "./texts";
import type { OpenedViews } from "./use-open-view";
import type { ViewOutcome } from "./use-saved-views";

/** A change that wasn't saved because a colleague saved first. */
interface ViewConflict {
  current: SavedView;
  change: Partial<ViewForm>;
}

export interface ViewControl extends OpenedViews {
  tab: RecordKind;
  content: ViewContent;
  view: SavedView | null;
  modified: boolean;
  /** Columns that no longer exist. */
  missingColumns: number;
  isMine: (view: SavedView) => boolean;
  mayChange: (view: SavedView) => boolean;
  /** Shows a toast. @returns whether the write succeeded */
  showOutcome: (outcome: ViewOutcome<SavedView | null>, done: string) => boolean;
  /** @returns whether it was saved; false during a conflict */
  change: (view: SavedView, change: Partial<ViewForm>) => Promise<boolean>;
  saving: boolean;
  conflict: ViewConflict | null;
  /** Keeps the colleague's version. */
  keepTheirs: () => void;
}

type Shown = Pick<List<never>, "source" | "view" | "query" | "layout"> & { columns: readonly { id: string }[] };

export function useViewControl(opened: OpenedViews, list: Shown): ViewControl {
  const tab = list.source.kind;
  const toast = useToast();
  const user = useUser();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ViewConflict | null>(null);
  const { saved } = opened;
  const view = opened.opened.status === "open" ? opened.opened.view : null;
  const content: ViewContent = { tab, sort: list.view.sort, query: list.query, layout: list.layout };
  const kept = view && { ...view.content, sort: view.content.sort || content.sort };
  const ids = new Set(list.columns.map(({ id }) => id));
  const isMine = ({ owner }: SavedView) => owner._id === user?._id;
  const showOutcome: ViewControl["showOutcome"] = (outcome, done) => {
    if (!outcome.ok) toast.error(outcome.error.message);
    else toast.success(done);
    return outcome.ok;
  };
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
    showOutcome,
    async change(savedView, change) {
      setSaving(true);
      const outcome = await saved.update(savedView, change);
      setSaving(false);
      const theirs = outcome.ok ? null : outcome.current;
      setConflict(theirs && { current: theirs, change });
      // saving the content updates the shown version
      if (outcome.ok) opened.updateVersion(change.content && view ? view : savedView, outcome.view);
      return theirs === null && showOutcome(outcome, texts.saved);
    },
    saving,
    conflict,
    keepTheirs: () => setConflict(null),
  };
}
