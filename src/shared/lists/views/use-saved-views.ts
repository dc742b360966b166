import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { useFeatureQuery } from "../../../api/react/use-feature";
import type { ApiError } from "../../../api/errors";
import { isRecord } from "../../../domain/values";
import { viewReader, viewsAnswer, writeContent, type SavedView, type ViewForm } from "./saved-view";

/** The outcome of a write. `current`: the colleague's version after a 409, else null. */
export type ViewOutcome<View = SavedView> =
  | { ok: true; view: View }
  | { ok: false; error: ApiError; current: SavedView | null };

export interface SavedViews {
  status: "loading" | "ready" | "failed";
  views: readonly SavedView[];
  /** The new view is null if the server doesn't return it. */
  create: (form: ViewForm) => Promise<ViewOutcome<SavedView | null>>;
  update: (view: SavedView, change: Partial<ViewForm>) => Promise<ViewOutcome>;
  remove: (view: SavedView) => Promise<ViewOutcome>;
  restore: (view: SavedView) => Promise<ViewOutcome>;
  /** Id of the default view; null for all rows. */
  first: string | null;
  openFirst: (viewId: string | null) => Promise<ViewOutcome<null>>;
  /** Ids of the views on the dashboard. */
  pinned: readonly string[];
  pin: (viewId: string, pinned: boolean) => Promise<ViewOutcome<null>>;
  retry: () => void;
  retrying: boolean;
}

const NONE: readonly never[] = [];
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

/** The user's own views and the shared ones; none on a server without the feature `views`. */
export function useSavedViews(): SavedViews {
  const path = endpoints.views();
  const state = useFeatureQuery("views", { path, schema: viewsAnswer }, { background: true });
  const { write } = useMutation({
    request: (call: WriteRequest) => call,
    reads: readView,
    changes: (call, done) =>
      done ? [{ path, apply: (now) => listedAfter(now as ReturnType<typeof viewsAnswer>, call, done.data) }] : [],
    invalidates: () => [path],
  });

  const retry = state.status === "ready" || state.status === "error" ? state.retry : () => undefined;
  const change = async <Known extends SavedView | null>(call: WriteRequest, known: Known) =>
    outcomeOf(await write(call), known);
  return {
    status: state.status === "error" ? "failed" : state.status === "loading" ? "loading" : "ready",
    views: state.status === "ready" ? state.data.views : NONE,
    create: (form) => change({ path, method: "POST", body: bodyOf(form) }, null),
    update: (view, form) =>
      change(
        { path: endpoints.view(view._id), method: "PUT", body: { version: view.version, ...bodyOf(form) } },
        // if the response doesn't contain the view, return the old one without its version
        { ...view, version: null },
      ),
    remove: (view) =>
      change({ path: endpoints.view(view._id), method: "DELETE", query: { version: view.version ?? undefined } }, view),
    restore: (view) => change({ path: endpoints.restoreView(view._id), method: "POST" }, view),
    first: state.status === "ready" ? (state.data.firstView ?? null) : null,
    openFirst: async (view) => doneOf(await write({ path: endpoints.firstView(), method: "PUT", body: { view } })),
    pinned: state.status === "ready" ? state.data.pinned : NONE,
    pin: async (view, pinned) =>
      doneOf(await write({ path: endpoints.pinnedView(view), method: "PUT", body: { pinned } })),
    retry,
    retrying: state.status === "error" && state.retrying,
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
