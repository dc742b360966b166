import { useEffect, useState, useSyncExternalStore } from "react";
import { useConnection } from "../../api/react/connection";
import { useFailureReport } from "../../api/react/failure";
import { search } from "./requests/search";
import { createSearcher, type Searcher, type SearchState } from "./searcher";

/** @returns a search of its own, and what it has found; it ends with the component */
export function useSearch(): [SearchState, Searcher] {
  const { session } = useConnection();
  const [searcher] = useState(() => createSearcher((question, signal) => search(session, question, signal)));
  const state = useSyncExternalStore(searcher.subscribe, searcher.state);
  useEffect(() => searcher.stop, [searcher]);
  const more = state.status === "found" && state.more.status === "failed" ? state.more.error : null;
  const error = state.status === "failed" ? state.error : more;
  useFailureReport(error);
  // what failed because the network was gone is asked for again when it is back
  const offline = error?.kind === "network";
  useEffect(() => {
    if (!offline) return;
    addEventListener("online", searcher.retry);
    return () => removeEventListener("online", searcher.retry);
  }, [offline, searcher]);
  return [state, searcher];
}
