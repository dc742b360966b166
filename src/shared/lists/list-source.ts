import type { Read } from "../../api/early-reads";
import { romeDay } from "../../domain/days";
import type { Preload } from "../navigation";
import { wireField } from "../../domain/filter/figures";
import { readListView, type ListView, type ListViewRules } from "./list-view";
import { asksFigures, questionKeys, questionQuery, readQuestion, type ListQuestion } from "./question";

/** Where a list's rows come from, and what its address may say. Without React: it is known before the page's code. */
export interface ListSource extends ListViewRules {
  /** What is kept of this list is kept under this name. */
  name: string;
  /** The endpoint. */
  path: string;
  /** Which of its page's tabs it is; the first, or a list without tabs, is none. Each keeps a question of its own. */
  tab?: string;
  /** The field by which the server is asked for rows by their ids. */
  idField: string;
}

/**
 * How a page of rows is asked for.
 * @param figures over a period, by the names of their columns: what each row is to say of them
 */
export function listRead(
  { path }: ListSource,
  view: ListView,
  question: ListQuestion,
  figures: readonly string[] = [],
): Read {
  const today = romeDay(Date.now());
  return {
    path,
    query: {
      skip: view.pageIndex * view.pageSize,
      limit: view.pageSize,
      order: view.sort,
      ...questionQuery(question, today),
      ...figuresQuery(figures, today),
    },
  };
}

/** @returns how the API is asked for the figures of columns; nothing without any */
export const figuresQuery = (names: readonly string[], today: string): { figures?: string } =>
  names.length > 0 ? { figures: names.map((name) => wireField(name, today)).join(",") } : {};

/** The list as address and history entry have it; it waits until it is known whose entry that is. */
export const preloadList =
  (source: ListSource): Preload =>
  ({ search, state }) => {
    if (!state) return [];
    const question = readQuestion(state, questionKeys(source.tab));
    // whether the server has figures is to be known before one is asked for
    if (asksFigures(question)) return [];
    return [listRead(source, readListView(search, source), question)];
  };
