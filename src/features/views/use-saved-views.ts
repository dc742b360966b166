import { useState } from "react";
import { useUser } from "../../api/react/connection";
import { endpoints } from "../../api/endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../api/react/use-mutation";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { ApiError } from "../../api/errors";
import { parseAnswer } from "../../api/schema";
import { isRecord } from "../../api/values";
import { readDeviceViews, withoutPersonalValues, writeDeviceViews } from "./device-views";
import { viewAnswer, viewReader, viewsAnswer, writeContent, type SavedView, type ViewContent } from "./saved-view";
import { texts } from "./texts";

/** What is said of a view when it is kept or changed. */
export interface ViewForm {
  name: string;
  sharedWith: readonly string[];
  content: ViewContent;
}

/** A change that was made, or why not; `current` is the view as a colleague has saved it first. */
export type ViewOutcome =
  { ok: true; view: SavedView; omitted: number } | { ok: false; error: ApiError; current: SavedView | null };

export interface SavedViews {
  status: "loading" | "ready" | "failed";
  /** "device": this server keeps none; they are this browser's, and nobody else's. */
  kept: "server" | "device";
  views: readonly SavedView[];
  create: (form: ViewForm) => Promise<ViewOutcome>;
  update: (view: SavedView, change: Partial<ViewForm>) => Promise<ViewOutcome>;
  remove: (view: SavedView) => Promise<ViewOutcome>;
  restore: (view: SavedView) => Promise<ViewOutcome>;
  retry: () => void;
}

const NONE: readonly SavedView[] = [];

const readView = (body: unknown) => parseAnswer(viewAnswer, body).view;
const bodyOf = ({ content, ...form }: Partial<ViewForm>) => ({
  ...form,
  ...(content && { content: writeContent(content) }),
});

/** The person's views and those that are shared with them: on the server, or in this browser where that keeps none. */
export function useSavedViews(): SavedViews {
  const user = useUser();
  const state = useOptionalQuery("views", { path: endpoints.views(), schema: viewsAnswer }, { background: true });
  const { write } = useMutation({
    request: (call: WriteRequest) => call,
    reads: readView,
    invalidates: () => [endpoints.views()],
  });
  const device = useDeviceViews(user?._id ?? "");
  if (state.status === "lacking") return device;

  const retry = state.status === "loading" ? () => undefined : state.retry;
  const change = async (call: WriteRequest): Promise<ViewOutcome> => told(await write(call));
  return {
    status: state.status === "ready" ? "ready" : state.status === "error" ? "failed" : "loading",
    kept: "server",
    views: state.status === "ready" ? state.data.views : NONE,
    create: (form) => change({ path: endpoints.views(), method: "POST", body: bodyOf(form) }),
    update: (view, form) =>
      change({ path: endpoints.view(view._id), method: "PUT", body: { version: view.version, ...bodyOf(form) } }),
    remove: ({ _id, version }) =>
      change({ path: endpoints.view(_id), method: "DELETE", query: { version: version ?? undefined } }),
    restore: ({ _id }) => change({ path: endpoints.restoreView(_id), method: "POST" }),
    retry,
  };
}

function told(outcome: MutationOutcome<SavedView>): ViewOutcome {
  if (outcome.ok) return { ok: true, view: outcome.data, omitted: 0 };
  const { error } = outcome;
  const sent = error.status === 409 && isRecord(error.body) ? error.body.current : null;
  return { ok: false, error, current: sent ? viewReader(sent, "", () => undefined) : null };
}

function useDeviceViews(userId: string): SavedViews {
  const [changes, setChanges] = useState(0);
  const [views, setViews] = useState({ userId: "", changes: -1, list: NONE });
  if (views.userId !== userId || views.changes !== changes)
    setViews({ userId, changes, list: readDeviceViews(userId) });
  const put = (view: SavedView, others: readonly SavedView[], there = true): ViewOutcome => {
    const { content, omitted } = withoutPersonalValues(view.content);
    const stored = { ...view, content };
    const kept = writeDeviceViews(userId, there ? [...others, stored] : others);
    setChanges((times) => times + 1);
    if (!kept) return { ok: false, error: new ApiError("http", texts.storageFull), current: null };
    return { ok: true, view: stored, omitted };
  };
  const others = ({ _id }: SavedView) => readDeviceViews(userId).filter((view) => view._id !== _id);
  return {
    status: "ready",
    kept: "device",
    views: views.list,
    create: async (form) => {
      const view = { _id: crypto.randomUUID(), version: null, owner: { _id: userId, name: "" }, omitted: 0 };
      return put({ ...view, ...form, sharedWith: [] }, readDeviceViews(userId));
    },
    update: async (view, form) => put({ ...view, ...form, sharedWith: [] }, others(view)),
    remove: async (view) => put(view, others(view), false),
    restore: async (view) => put(view, others(view)),
    retry: () => undefined,
  };
}
