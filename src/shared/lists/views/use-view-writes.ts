import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import type { ApiError } from "../../../api/errors";
import { isRecord } from "../../../domain/values";
import { useToast } from "../../../ui/toast/toast";
import { viewReader, writeContent, type SavedView, type ViewForm, type viewsAnswer } from "./saved-view";
import { texts } from "./texts";
import type { ViewControl } from "./view-control";

/** The outcome of a write. `current`: the colleague's version after a 409, else null. */
type ViewOutcome<View = SavedView> =
  | { ok: true; view: View }
  | { ok: false; error: ApiError; current: SavedView | null };

/** A change that wasn't saved because a colleague saved first. */
interface ViewConflict {
  current: SavedView;
  change: Partial<ViewForm>;
}

export interface ViewWrites {
  /** The new view is null if the server doesn't return it. */
  create: (form: ViewForm) => Promise<ViewOutcome<SavedView | null>>;
  /** @returns whether it was saved; false during a conflict */
  change: (view: SavedView, change: Partial<ViewForm>) => Promise<boolean>;
  remove: (view: SavedView) => Promise<ViewOutcome>;
  restore: (view: SavedView) => Promise<ViewOutcome>;
  openFirst: (viewId: string | null) => Promise<ViewOutcome<null>>;
  pin: (viewId: string, pinned: boolean) => Promise<ViewOutcome<null>>;
  /** Shows a toast. @returns whether the write succeeded */
  showOutcome: (outcome: ViewOutcome<SavedView | null>, done: string) => boolean;
  conflict: ViewConflict | null;
  /** Keeps the colleague's version. */
  keepTheirs: () => void;
}

const DONE = { ok: true, view: null } as const;

/** Reads the view in the response of a write; null if the response doesn't contain it (decisions §2). */
const readView = (body: unknown): SavedView | null =>
  isRecord(body) ? viewReader(isRecord(body.view) ? body.view : body, "", () => undefined) : null;
const bodyOf = ({ content, ...form }: Partial<ViewForm>) => ({
  ...form,
  ...(content && { content: writeContent(content) }),
});

/** @returns the cached views after a write. Until they are read again, a new view must not count as missing */
const listedAfter = (now: ReturnType<typeof viewsAnswer>, { method }: WriteRequest, view: SavedView) => {
  const others = now.views.filter(({ _id }) => _id !== view._id);
  const at = now.views.findIndex(({ _id }) => _id === view._id);
  return { ...now, views: method === "DELETE" ? others : others.toSpliced(at < 0 ? others.length : at, 0, view) };
};

/** Changes saved views. Its code loads with the parts that show them. */
export function useViewWrites({ view: openView, setSaving, updateVersion }: ViewControl): ViewWrites {
  const path = endpoints.views();
  const toast = useToast();
  const [conflict, setConflict] = useState<ViewConflict | null>(null);
  const { write } = useMutation({
    request: (call: WriteRequest) => call,
    reads: readView,
    changes: (call, done) =>
      done ? [{ path, apply: (now) => listedAfter(now as ReturnType<typeof viewsAnswer>, call, done.data) }] : [],
    invalidates: () => [path],
  });
  const send = async <Known extends SavedView | null>(call: WriteRequest, known: Known) =>
    outcomeOf(await write(call), known);
  const update = (view: SavedView, form: Partial<ViewForm>) =>
    send(
      { path: endpoints.view(view._id), method: "PUT", body: { version: view.version, ...bodyOf(form) } },
      // if the response doesn't contain the view, return the old one without its version
      { ...view, version: null },
    );
  const showOutcome: ViewWrites["showOutcome"] = (outcome, done) => {
    if (!outcome.ok) toast.error(outcome.error.message);
    else toast.success(done);
    return outcome.ok;
  };
  return {
    create: (form) => send({ path, method: "POST", body: bodyOf(form) }, null),
    async change(view, change) {
      setSaving(true);
      const outcome = await update(view, change);
      setSaving(false);
      const theirs = outcome.ok ? null : outcome.current;
      setConflict(theirs && { current: theirs, change });
      // saving the content updates the shown version
      if (outcome.ok) updateVersion(change.content && openView ? openView : view, outcome.view);
      return theirs === null && showOutcome(outcome, texts.saved);
    },
    remove: (view) =>
      send({ path: endpoints.view(view._id), method: "DELETE", query: { version: view.version ?? undefined } }, view),
    restore: (view) => send({ path: endpoints.restoreView(view._id), method: "POST" }, view),
    openFirst: async (view) => doneOf(await write({ path: endpoints.firstView(), method: "PUT", body: { view } })),
    pin: async (view, pinned) =>
      doneOf(await write({ path: endpoints.pinnedView(view), method: "PUT", body: { pinned } })),
    showOutcome,
    conflict,
    keepTheirs: () => setConflict(null),
  };
}

const doneOf = (outcome: MutationOutcome<SavedView | null>): ViewOutcome<null> =>
  outcome.ok ? DONE : { ...outcome, current: null };

/** @param known the result if the response doesn't contain the view */
function outcomeOf<Known extends SavedView | null>(
  outcome: MutationOutcome<SavedView | null>,
  known: Known,
): ViewOutcome<SavedView | Known> {
  if (outcome.ok) return { ok: true, view: outcome.data ?? known };
  const { error } = outcome;
  const sent = error.status === 409 && isRecord(error.body) ? error.body.current : null;
  return { ok: false, error, current: sent ? viewReader(sent, "", () => undefined) : null };
}
