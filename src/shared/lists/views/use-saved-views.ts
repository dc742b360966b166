import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { viewsAnswer, type SavedView } from "./saved-view";

export interface SavedViews {
  status: "loading" | "ready" | "failed";
  views: readonly SavedView[];
  /** Id of the default view; null for all rows. */
  first: string | null;
  /** Ids of the views on the dashboard. */
  pinned: readonly string[];
  retry: () => void;
  retrying: boolean;
}

const NONE: readonly never[] = [];

/** The user's own views and the shared ones; none on a server without the feature `views`. `useViewWrites` changes them. */
export function useSavedViews(): SavedViews {
  const state = useFeatureQuery("views", { path: endpoints.views(), schema: viewsAnswer }, { background: true });
  return {
    status: state.status === "error" ? "failed" : state.status === "loading" ? "loading" : "ready",
    views: state.status === "ready" ? state.data.views : NONE,
    first: state.status === "ready" ? (state.data.firstView ?? null) : null,
    pinned: state.status === "ready" ? state.data.pinned : NONE,
    retry: state.status === "ready" || state.status === "error" ? state.retry : () => undefined,
    retrying: state.status === "error" && state.retrying,
  };
}
