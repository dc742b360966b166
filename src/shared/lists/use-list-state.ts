import { useMemo, useEffect, useRef, type RefObject } from "react";
import { useSearch } from "wouter";
import { useEntryText, useAreaLocation } from "../navigation";
import { readListView, writeListView, type ListView, type ListViewRules } from "./list-view";
import { queryKeys, readListQuery, writeListQuery, type ListQuery } from "./list-query";
import type { QueryState } from "../../api/react/use-query";

interface ListState {
  view: ListView;
  query: ListQuery;
  /** Adds a history entry. All but `pageIndex` go to the first page. */
  changeView: (change: Partial<ListView>) => void;
  /** Replaces the history entry; goes to the first page. */
  changeQuery: (change: Partial<ListQuery>) => void;
}

/**
 * A list's state: page, order and size in the address, the query in the history entry (decisions §4).
 * @param tab null for the first, or without tabs
 */
export function useListState(rules: ListViewRules, tab: string | null): ListState {
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const view = readListView(new URLSearchParams(useSearch()), rules);
  const query = useListQuery(tab);
  const go = (next: ListView, options: { replace?: boolean; state: Record<string, unknown> }) => {
    const search = writeListView(next, rules);
    navigate(currentRoute().path + (search && `?${search}`), options);
  };
  return {
    view,
    query,
    changeView: (change) => go({ ...view, pageIndex: 0, ...change }, { state: entryState() }),
    changeQuery: (change) =>
      go(
        { ...view, pageIndex: 0 },
        { replace: true, state: { ...entryState(), ...writeListQuery({ ...query, ...change }, queryKeys(tab)) } },
      ),
  };
}

function useListQuery(tab: string | null): ListQuery {
  const keys = queryKeys(tab);
  const text = useEntryText(keys.text);
  const filters = useEntryText(keys.filters);
  const filter = useEntryText(keys.filter);
  return useMemo(() => {
    const names = queryKeys(tab);
    return readListQuery({ [names.text]: text, [names.filters]: filters, [names.filter]: filter }, names);
  }, [tab, text, filters, filter]);
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
  const scrollUp = () => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  };
  return { top, scrollUp };
}
