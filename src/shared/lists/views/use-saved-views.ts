import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import { createKey } from "../../../api/idempotency";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { ApiError } from "../../../api/errors";
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
import { readDefaultView, readDeviceViews, writeDefaultView, writeDeviceViews } from "./device-views";
import { viewReader, viewsAnswer, writeContent, type SavedView, type ViewForm } from "./saved-view";
import { texts } from "./texts";

/** A change that was made, or why not; `current` is the view as a colleague has saved it first. */
export type ViewOutcome<View = SavedView> =
  | { ok: true; view: View; omitted: number }
  | { ok: false; error: ApiError; current: SavedView | null };

export interface SavedViews {
  status: "loading" | "ready" | "failed";
  /** "device": this server keeps none; they are this browser's, and nobody else's. */
  kept: "server" | "device";
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
const DONE = { ok: true, view: null, omitted: 0 } as const;

/** What a write's answer says of a view; null where it says no more than that it was done (decisions §2). */
const readView = (body: unknown): SavedView | null =>
  isRecord(body) ? viewReader(isRecord(body.view) ? body.view : body, "", () => undefined) : null;
const bodyOf = ({ content, ...form }: Partial<ViewForm>) => ({
  ...form,
  ...(content && { content: writeContent(content) }),
});

/** The person's views and those that are shared with them: on the server, or in this browser where that keeps none. */
export function useSavedViews(): SavedViews {
  const user = useUser();
  const state = useOptionalQuery("views", { path: endpoints.views(), schema: viewsAnswer }, { background: true });
  const { write } = useMutation({
    request: ({ call }: ViewWrite) => call,
    reads: readView,
    keyed: true,
    rereads: rereadView,
    confirms: confirmView,
    invalidates: () => [endpoints.views()],
  });
  const device = useDeviceViews(user?._id ?? "");
  if (state.status === "lacking") return device;
  const keptFirst = state.status === "ready" ? state.data.firstView : null;

  const retry = state.status === "loading" ? () => undefined : state.retry;
  const views = state.status === "ready" ? state.data.views : NONE;
  const change = async <Held extends SavedView | null>(sending: ViewWrite, held: Held) =>
    told(await write(sending), held);
  return {
    status: state.status === "ready" ? "ready" : state.status === "error" ? "failed" : "loading",
    kept: "server",
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
        // which version it has now is known once the views are read again
        { ...view, ...form, version: null },
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
    first: keptFirst === undefined ? device.first : keptFirst,
    openFirst:
      keptFirst === undefined
        ? device.openFirst
        : async (view) => {
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
  if (outcome.ok) return { ok: true, view: outcome.data ?? held, omitted: 0 };
  const { error } = outcome;
  const sent = error.status === 409 && isRecord(error.body) ? error.body.current : null;
  return { ok: false, error, current: sent ? viewReader(sent, "", () => undefined) : null };
}

function useDeviceViews(userId: string): SavedViews {
  const [changes, setChanges] = useState(0);
  const [views, setViews] = useState({ userId: "", changes: -1, list: NONE });
  if (views.userId !== userId || views.changes !== changes)
    setViews({ userId, changes, list: readDeviceViews(userId) });
  const keep = (view: SavedView, views: readonly SavedView[], omitted = 0): ViewOutcome => {
    const kept = writeDeviceViews(userId, views);
    setChanges((times) => times + 1);
    if (!kept) return { ok: false, error: new ApiError("http", texts.storageFull), current: null };
    return { ok: true, view, omitted };
  };
  const put = async (view: SavedView, others: () => readonly SavedView[]): Promise<ViewOutcome> => {
    // few servers keep no views
    const part = await import("./without-personal-values").catch(() => null);
    if (!part) return { ok: false, error: new ApiError("network", texts.codeFailed), current: null };
    const { content, omitted } = part.withoutPersonalValues(view.content);
    const stored = { ...view, content };
    return keep(stored, [...others(), stored], omitted);
  };
  const others = ({ _id }: SavedView) => readDeviceViews(userId).filter((view) => view._id !== _id);
  return {
    status: "ready",
    kept: "device",
    views: views.list,
    create: async (form) => {
      const view = { _id: createKey(), version: null, owner: { _id: userId, name: "" }, omitted: 0 };
      return put({ ...view, ...form, sharedWith: [] }, () => readDeviceViews(userId));
    },
    update: async (view, form) => put({ ...view, ...form, sharedWith: [] }, () => others(view)),
    remove: async (view) => keep(view, others(view)),
    restore: async (view) => put(view, () => others(view)),
    first: readDefaultView(userId),
    openFirst: async (viewId) => {
      writeDefaultView(userId, viewId);
      setChanges((times) => times + 1);
      return DONE;
    },
    retry: () => undefined,
  };
}
