import type { RecordKind } from "../../domain/record-kinds";
import { useToast } from "../../ui/toast/toast";
import type { List } from "../lists/use-list";
import { sameContent } from "./same-view";
import type { SavedView, ViewContent } from "./saved-view";
import { texts } from "./texts";
import type { OpenedViews } from "./use-open-view";
import type { ViewOutcome } from "./use-saved-views";

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
  /** Says how a change went. @returns whether it was made */
  tell: (outcome: ViewOutcome, done: string) => boolean;
}

type Shown = Pick<List<never>, "view" | "question" | "layout"> & { columns: readonly { id: string }[] };

/** The registry's list with the view that it is seen through. */
export function useViewControl(tab: RecordKind, opened: OpenedViews, list: Shown): ViewControl {
  const toast = useToast();
  const view = opened.opened.status === "open" ? opened.opened.view : null;
  const content: ViewContent = { tab, sort: list.view.sort, question: list.question, layout: list.layout };
  const kept = view && { ...view.content, sort: view.content.sort || content.sort };
  const ids = new Set(list.columns.map(({ id }) => id));
  return {
    ...opened,
    tab,
    content,
    view,
    modified: kept !== null && !sameContent(kept, content),
    missingColumns:
      view?.content.tab === tab ? (view.content.layout.shown ?? []).filter((id) => !ids.has(id)).length : 0,
    tell(outcome, done) {
      if (!outcome.ok) toast.error(outcome.error.message);
      else if (outcome.omitted > 0) toast.warning(texts.leftOut);
      else toast.success(opened.saved.kept === "device" ? `${done}. ${texts.savedHere}` : done);
      return outcome.ok;
    },
  };
}
