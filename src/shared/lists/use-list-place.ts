import { useMemo } from "react";
import { useSearch } from "wouter";
import { currentRoute, entryState, navigate, useEntryText } from "../navigation";
import { readListView, writeListView, type ListView, type ListViewRules } from "./list-view";
import { questionKeys, readQuestion, writeQuestion, type ListQuestion } from "./question";

/** What of a list somebody looks at, and how they look at something else. */
interface ListPlace {
  view: ListView;
  question: ListQuestion;
  /** Another page, size, order, tab or view: an entry of the history each. All but another page begin at the first. */
  show: (change: Partial<ListView>) => void;
  /** Another question, at the first page; in place of the entry, for it changes with each letter. */
  ask: (change: Partial<ListQuestion>) => void;
}

/**
 * Page, order and size in the address, what is searched for in the history entry (decisions §4).
 * @param tab the list's among those of its page, each of which keeps a question of its own; null where all have one
 */
export function useListPlace(rules: ListViewRules, tab: string | null): ListPlace {
  const view = readListView(new URLSearchParams(useSearch()), rules);
  const question = useQuestion(tab);
  const go = (next: ListView, options: { replace?: boolean; state: Record<string, unknown> }) => {
    const query = writeListView(next, rules);
    navigate(currentRoute().path + (query && `?${query}`), options);
  };
  return {
    view,
    question,
    show: (change) => go({ ...view, pageIndex: 0, ...change }, { state: entryState() }),
    ask: (change) =>
      go(
        { ...view, pageIndex: 0 },
        { replace: true, state: { ...entryState(), ...writeQuestion({ ...question, ...change }, questionKeys(tab)) } },
      ),
  };
}

function useQuestion(tab: string | null): ListQuestion {
  const keys = questionKeys(tab);
  const text = useEntryText(keys.text);
  const filters = useEntryText(keys.filters);
  const filter = useEntryText(keys.filter);
  return useMemo(() => {
    const names = questionKeys(tab);
    return readQuestion({ [names.text]: text, [names.filters]: filters, [names.filter]: filter }, names);
  }, [tab, text, filters, filter]);
}
