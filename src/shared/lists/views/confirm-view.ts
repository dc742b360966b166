import { endpoints } from "../../../api/endpoints";
import type { ReadNow, WriteRequest } from "../../../api/react/use-mutation";
import { sameContent, readContent, viewsAnswer, writeContent, type SavedView, type ViewForm } from "./saved-view";

/** The views as they are read again. */
type Listed = ReturnType<typeof viewsAnswer>;

/** A write of a view, and how to see in the views whether it was done (`useMutation`, docs/decisions/0043). */
export interface ViewWrite {
  call: WriteRequest;
  /**
   * @param answered the server has said yes: the write is done, and the view is found by its identity
   * @returns the view as it is then, null where there is none to tell; undefined where it wasn't done
   */
  find: (now: Listed, answered: boolean) => SavedView | null | undefined;
}

type Find = ViewWrite["find"];

/** What a lost answer would have said of a write. */
export async function confirmView({ find }: ViewWrite, read: ReadNow) {
  const data = find(await read({ path: endpoints.views(), schema: viewsAnswer }), false);
  return data === undefined ? null : { data };
}

/** The view after a success whose response doesn't contain it; null if there is none to show. */
export const rereadView = async ({ find }: ViewWrite, read: ReadNow): Promise<SavedView | null> =>
  find(await read({ path: endpoints.views(), schema: viewsAnswer }), true) ?? null;

/** Whether a view says what was sent of it, a content as it reads once it was kept. */
function says(view: SavedView, { name, sharedWith, content }: Partial<ViewForm>): boolean {
  const roles = (shared: readonly string[]) => [...shared].sort().join();
  return (
    (name === undefined || view.name.trim() === name.trim()) &&
    (sharedWith === undefined || roles(view.sharedWith) === roles(sharedWith)) &&
    (content === undefined || sameContent(view.content, readContent(writeContent(content)).content))
  );
}

/** @param before the views as they were: what is new is none of them */
export const findNew =
  (form: ViewForm, before: readonly SavedView[], userId: string): Find =>
  ({ views }, answered) => {
    const known = new Set(before.map(({ _id }) => _id));
    const mine = views.filter(({ _id, owner }) => !known.has(_id) && (owner._id === "" || owner._id === userId));
    // a server that has said yes keeps it in its own way
    return mine.find((view) => says(view, answered ? { name: form.name } : form));
  };

export const findChanged =
  (before: SavedView, change: Partial<ViewForm>): Find =>
  ({ views }, answered) => {
    const view = views.find(({ _id }) => _id === before._id);
    return view && (answered || says(view, change)) ? view : undefined;
  };

export const findGone =
  ({ _id }: SavedView): Find =>
  ({ views }, answered) =>
    answered || views.every((view) => view._id !== _id) ? null : undefined;

export const findRestored =
  ({ _id }: SavedView): Find =>
  ({ views }) =>
    views.find((view) => view._id === _id);

/** With which view the registry opens. */
export const findFirst =
  (first: string | null): Find =>
  ({ firstView }, answered) =>
    answered || firstView === first ? null : undefined;
