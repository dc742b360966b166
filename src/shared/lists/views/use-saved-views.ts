import { useUser } from "../../../api/react/connection";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useFeatureQuery } from "../../../api/react/use-feature";
import type { ApiError } from "../../../api/errors";
import { isRecord } from "../../../domain/values";
import {
  confirmView,
  findChanged,
  findFirst,
  findGone,
  findNew,
  findRestored,
  rereadView,
  type ViewWrite,
} from "./confirm-view";
import { viewReader, viewsAnswer, writeContent, type SavedView, type ViewForm } from "./saved-view";

/** A change that was made, or why not; `current` is the view as a colleague has saved it first. */
export type ViewOutcome<View = SavedView> =
  | { ok: true; view: View }
  | { ok: false; error: ApiError; current: SavedView | null };

export interface SavedViews {
  status: "loading" | "ready" | "failed";
  views: readonly SavedView[];
  /** The new view is null where the server doesn't say what it made. */
  create: (form: ViewForm) => Promise<ViewOutcome<SavedView | null>>;
  update: (view: SavedView, change: Partial<ViewForm>) => Promise<ViewOutcome>;
  remove: (view: SavedView) => Promise<ViewOutcome>;
  restore: (view: SavedView) => Promise<ViewOutcome>;
  /** The id of the view with which the registry opens; null for all rows. */
  first: string | null;
  openFirst: (viewId: string | null) => Promise<ViewOutcome<null>>;
  retry: () => void;
}

const NONE: readonly SavedView[] = [];
const DONE = { ok: true, view: null } as const;

/** What a write's answer says of a view; null where it says no more than that it was done (decisions §2). */
const readView = (body: unknown): SavedView | null =>
  isRecord(body) ? viewReader(isRecord(body.view) ? body.view : body, "", () => undefined) : null;
const bodyOf = ({ content, ...form }: Partial<ViewForm>) => ({
  ...form,
  ...(content && { content: writeContent(content) }),
});

/** The person's views and those that are shared with them; none on a server without the feature `views`. */
export function useSavedViews(): SavedViews {
  const user = useUser();
  const state = useFeatureQuery("views", { path: endpoints.views(), schema: viewsAnswer }, { background: true });
  const { write } = useMutation({
    request: ({ call }: ViewWrite) => call,
    reads: readView,
    keyed: true,
    rereads: rereadView,
    confirms: confirmView,
    invalidates: () => [endpoints.views()],
  });

  const retry = state.status === "ready" || state.status === "error" ? state.retry : () => undefined;
  const views = state.status === "ready" ? state.data.views : NONE;
  const change = async <Held extends SavedView | null>(sending: ViewWrite, held: Held) =>
    told(await write(sending), held);
  return {
    status: state.status === "error" ? "failed" : state.status === "loading" ? "loading" : "ready",
    views,
    create: (form) =>
      change(
        {
          call: { path: endpoints.views(), method: "POST", body: bodyOf(form) },
          find: findNew(form, views, user?._id ?? ""),
        },
        null,
      ),
    update: (view, form) =>
      change(
        {
          call: { path: endpoints.view(view._id), method: "PUT", body: { version: view.version, ...bodyOf(form) } },
          find: findChanged(view, form),
        },
        // if the response has no view and the list doesn't have it either, return the old one without its version
        { ...view, version: null },
      ),
    remove: (view) =>
      change(
        {
          call: { path: endpoints.view(view._id), method: "DELETE", query: { version: view.version ?? undefined } },
          find: findGone(view),
        },
        view,
      ),
    restore: (view) =>
      change({ call: { path: endpoints.restoreView(view._id), method: "POST" }, find: findRestored(view) }, view),
    first: state.status === "ready" ? (state.data.firstView ?? null) : null,
    openFirst: async (view) => {
      const call = { path: endpoints.firstView(), method: "PUT", body: { view } } as const;
      const outcome = await write({ call, find: findFirst(view) });
      return outcome.ok ? DONE : { ...outcome, current: null };
    },
    retry,
  };
}

/** @param held the view as it is known here, for an answer that doesn't say */
function told<Held extends SavedView | null>(
  outcome: MutationOutcome<SavedView | null>,
  held: Held,
): ViewOutcome<SavedView | Held> {
  if (outcome.ok) return { ok: true, view: outcome.data ?? held };
  const { error } = outcome;
  const sent = error.status === 409 && isRecord(error.body) ? error.body.current : null;
  return { ok: false, error, current: sent ? viewReader(sent, "", () => undefined) : null };
}
