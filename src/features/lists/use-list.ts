import { useMemo, type RefObject } from "react";
import { useSearch } from "wouter";
import type { QueryState } from "../../api/react/use-query";
import { currentRoute, entryState, navigate, useEntryText } from "../navigation";
import { useColumnChoice, type ColumnChoice } from "./column-choice";
import type { ListSource } from "./list-source";
import type { ListAnswer, ListReader } from "./list-answer";
import { readListView, writeListView, type ListView, type SortOrder } from "./list-view";
import { QUESTION_KEYS, readQuestion, writeQuestion, type ListQuestion } from "./question";
import { useRows } from "./use-rows";
import { useListScroll } from "./use-list-scroll";

/** A list as it stands: what is asked for, what came, and how to ask for something else. */
export interface List<Row> {
  view: ListView;
  question: ListQuestion;
  page: QueryState<ListAnswer<Row>>;
  /** The order that the list has by itself. */
  usualSort: SortOrder;
  /** Another page, size, order, tab or view: an entry of the history each. All but another page begin at the first. */
  show: (change: Partial<ListView>) => void;
  /** Another question, at the first page; in place of the entry, for it changes with each letter. */
  ask: (change: Partial<ListQuestion>) => void;
  /** The person's columns, and how they choose others. */
  choice: ColumnChoice;
  choose: (choice: ColumnChoice) => void;
  /** For the outermost part of what is seen of the list: it is scrolled back to. */
  top: RefObject<HTMLDivElement | null>;
}

/**
 * A list of rows: page, order and size in the address, what is searched for in the history entry (decisions §4).
 * @param reader stands outside the component
 */
export function useList<Row>(source: ListSource, reader: ListReader<Row>): List<Row> {
  const view = readListView(new URLSearchParams(useSearch()), source);
  const question = useQuestion();
  const page = useRows(source, reader, view, question);
  const [choice, choose] = useColumnChoice(source.name);
  const { top, scrollUp } = useListScroll(page.status);

  const go = (next: ListView, options: { replace?: boolean; state: Record<string, unknown> }) => {
    const query = writeListView(next, source);
    navigate(currentRoute().path + (query && `?${query}`), options);
  };
  return {
    view,
    question,
    page,
    usualSort: source.defaultSort,
    choice,
    choose,
    top,
    show(change) {
      go({ ...view, pageIndex: 0, ...change }, { state: entryState() });
      scrollUp();
    },
    ask: (change) =>
      go(
        { ...view, pageIndex: 0 },
        { replace: true, state: { ...entryState(), ...writeQuestion({ ...question, ...change }) } },
      ),
  };
}

function useQuestion(): ListQuestion {
  const text = useEntryText(QUESTION_KEYS.text);
  const filters = useEntryText(QUESTION_KEYS.filters);
  const filter = useEntryText(QUESTION_KEYS.filter);
  return useMemo(
    () =>
      readQuestion({ [QUESTION_KEYS.text]: text, [QUESTION_KEYS.filters]: filters, [QUESTION_KEYS.filter]: filter }),
    [text, filters, filter],
  );
}
