import { useMemo, useEffect, useRef, type RefObject } from "react";
import { useSearch } from "wouter";
import { currentRoute, entryState, navigate, useEntryText } from "../navigation";
import { readListView, writeListView, type ListView, type ListViewRules } from "./list-view";
import { queryKeys, readListQuery, writeListQuery, type ListQuery } from "./list-query";
import type { QueryState } from "../../api/react/use-query";

/** What of a list somebody looks at, and how they look at something else. */
interface ListState {
  view: ListView;
  query: ListQuery;
  /** Another page, size, order, tab or view: an entry of the history each. All but another page begin at the first. */
  show: (change: Partial<ListView>) => void;
  /** Another query, at the first page; in place of the entry, for it changes with each letter. */
  ask: (change: Partial<ListQuery>) => void;
}

/**
 * Page, order and size in the address, what is searched for in the history entry (decisions §4).
 * @param tab the list's among those of its page, each of which keeps a query of its own; null where all have one
 */
export function useListState(rules: ListViewRules, tab: string | null): ListState {
  const view = readListView(new URLSearchParams(useSearch()), rules);
  const query = useQuestion(tab);
  const go = (next: ListView, options: { replace?: boolean; state: Record<string, unknown> }) => {
    const search = writeListView(next, rules);
    navigate(currentRoute().path + (search && `?${search}`), options);
  };
  return {
    view,
    query,
    show: (change) => go({ ...view, pageIndex: 0, ...change }, { state: entryState() }),
    ask: (change) =>
      go(
        { ...view, pageIndex: 0 },
        { replace: true, state: { ...entryState(), ...writeListQuery({ ...query, ...change }, queryKeys(tab)) } },
      ),
  };
}

function useQuestion(tab: string | null): ListQuery {
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
  /** Brings the list's beginning into view, where it has been scrolled out of it. */
  scrollUp: () => void;
}

/** Keeps a list in view as its rows change. */
export function useListScroll(status: QueryState<unknown>["status"]): ListScroll {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    if (status === "ready") shown.current = true;
    if (status !== "error" || !shown.current) return; // a page that opens with an error moves nothing
    // an error is shorter than the list was: where the rows' end was seen there is the host's page now
    const { top: start = 0, bottom: end = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (start < 0 || end > innerHeight) top.current?.scrollIntoView({ block: "start" });
  }, [status]);
  // on a phone the pages' buttons are below ten cards: the next ten begin above
  const scrollUp = () => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  };
  return { top, scrollUp };
}
