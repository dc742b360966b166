import { useEffect, useState, useSyncExternalStore } from "react";
import { useConnection } from "../../api/react/connection";
import { useFailureReport } from "../../api/react/failure";
import { search } from "./requests/search";
import { createSearcher, type Searcher, type SearchState } from "./searcher";

/** @returns the state of a new search, and its `Searcher`. The search stops when the component unmounts */
export function useSearch(): [SearchState, Searcher] {
  const { session } = useConnection();
  const [searcher] = useState(() => createSearcher((question, signal) => search(session, question, signal)));
  const state = useSyncExternalStore(searcher.subscribe, searcher.state);
  useEffect(() => searcher.stop, [searcher]);
  const more = state.status === "found" && state.more.status === "failed" ? state.more.error : null;
  const error = state.status === "failed" ? state.error : more;
  useFailureReport(error);
  // after a network error, search again when the network is back
  const offline = error?.kind === "network";
  useEffect(() => {
    if (!offline) return;
    addEventListener("online", searcher.retry);
    return () => removeEventListener("online", searcher.retry);
  }, [offline, searcher]);
  return [state, searcher];
}
