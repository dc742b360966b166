import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useSearch } from "wouter";
import { useAreaLocation } from "../../navigation";
import { readListView, writeListView, type ListView, type ListViewRules } from "./list-view";
import { isSameQuery, listQueryKey, parseListQuery, readListQuery, writeListQuery, type ListQuery } from "./list-query";
import type { QueryState } from "../../../api/react/use-query";

interface ListState {
  view: ListView;
  query: ListQuery;
  /** Adds a history entry. All but `pageIndex` go to the first page. */
  changeView: (change: Partial<ListView>) => void;
  /** Replaces the history entry; goes to the first page. */
  changeQuery: (change: Partial<ListQuery>) => void;
}

/**
 * A list's state: page, order and size in the address, the query in the history entry (decisions §4). The functions are the same
 * after each change.
 * @param rules the functions are new with each object
 * @param tab null for the first, or without tabs
 */
export function useListState(rules: ListViewRules, tab: string | null): ListState {
  const area = useAreaLocation();
  const changes = useMemo(() => {
    const { currentRoute, entryState, navigate } = area;
    const go = (change: Partial<ListView>, options: { replace?: boolean; state: Record<string, unknown> }) => {
      const { path, search } = currentRoute();
      const view = readListView(new URLSearchParams(search), rules);
      const next = writeListView({ ...view, pageIndex: 0, ...change }, rules);
      navigate(path + (next && `?${next}`), options);
    };
    return {
      changeView: (change: Partial<ListView>) => go(change, { state: entryState() }),
      changeQuery(change: Partial<ListQuery>) {
        const state = entryState();
        const query = { ...readListQuery(state, tab), ...change };
        go({}, { replace: true, state: { ...state, ...writeListQuery(query, tab) } });
      },
    };
  }, [area, rules, tab]);
  return { view: readListView(new URLSearchParams(useSearch()), rules), query: useListQuery(tab), ...changes };
}

/** @returns the query in the history entry. It is the same object until it changes, though each entry has its own copy */
export function useListQuery(tab: string | null): ListQuery {
  const { subscribe, entryState } = useAreaLocation();
  // the browser returns the same object until another entry takes its place
  const stored = useSyncExternalStore(subscribe, () => entryState()[listQueryKey(tab)]);
  const [known, setKnown] = useState(() => ({ stored, query: parseListQuery(stored) }));
  if (stored === known.stored) return known.query;
  const parsed = parseListQuery(stored);
  const query = isSameQuery(parsed, known.query) ? known.query : parsed;
  setKnown({ stored, query });
  return query;
}

interface ListScroll {
  top: RefObject<HTMLDivElement | null>;
  /** Scrolls to the top of the list, if it is out of view. */
  scrollUp: () => void;
}

/** Keeps a list in view as its rows change. */
export function useListScroll(status: QueryState<unknown>["status"]): ListScroll {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    if (status === "ready") shown.current = true;
    if (status !== "error" || !shown.current) return; // not on a page that opens with an error
    // the error is shorter than the list: without scrolling, only the host page would be visible
    const { top: start = 0, bottom: end = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (start < 0 || end > innerHeight) top.current?.scrollIntoView({ block: "start" });
  }, [status]);
  // the pagination is below the rows
  const scrollUp = useCallback(() => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  }, []);
  return { top, scrollUp };
}
