import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import type { RecordKind } from "../../../domain/record-kinds";
import { useToast } from "../../../ui/toast/toast";
import type { List } from "../use-list";
import { sameContent, type SavedView, type ViewContent, type ViewForm } from "./saved-view";
import { texts } from "./texts";
import type { OpenedViews } from "./use-open-view";
import type { ViewOutcome } from "./use-saved-views";

/** A change that waits for the person to say whose counts: a colleague has saved the same view first. */
interface ViewConflict {
  /** As the colleague has saved it. */
  current: SavedView;
  change: Partial<ViewForm>;
}

/** What the parts that show views know of the list, and can do with it. */
export interface ViewControl extends OpenedViews {
  tab: RecordKind;
  /** What is asked for and shown now. */
  content: ViewContent;
  view: SavedView | null;
  /** Whether it is another than the open view has. */
  modified: boolean;
  /** Columns of the view that the list hasn't got any more. */
  missingColumns: number;
  isMine: (view: SavedView) => boolean;
  mayChange: (view: SavedView) => boolean;
  /** Says how a change went. @returns whether it was made */
  tell: (outcome: ViewOutcome<SavedView | null>, done: string) => boolean;
  /** Saves a change of a view, and says how that went. @returns whether it was made; not before a conflict is settled */
  change: (view: SavedView, change: Partial<ViewForm>) => Promise<boolean>;
  saving: boolean;
  conflict: ViewConflict | null;
  /** Leaves it as the colleague has it. */
  yieldToTheirs: () => void;
}

type Shown = Pick<List<never>, "source" | "view" | "query" | "layout"> & { columns: readonly { id: string }[] };

/** A list with the view that it is seen through. */
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
  const tell: ViewControl["tell"] = (outcome, done) => {
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
    mayChange: (one) => isMine(one) || user?.role === "admin",
    tell,
    async change(one, change) {
      setSaving(true);
      const outcome = await saved.update(one, change);
      setSaving(false);
      const theirs = outcome.ok ? null : outcome.current;
      setConflict(theirs && { current: theirs, change });
      // what is shown was saved, over whichever version; another name alone leaves open which content is shown
      if (outcome.ok) opened.wasSaved(change.content && view ? view : one, outcome.view);
      return theirs === null && tell(outcome, texts.saved);
    },
    saving,
    conflict,
    yieldToTheirs: () => setConflict(null),
  };
}
