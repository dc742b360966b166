import type { Read } from "../../api/early-reads";
import { romeDay } from "../../domain/days";
import type { Preload } from "../navigation";
import { readListView, type ListView, type ListViewRules } from "./list-view";
import { questionKeys, questionQuery, readQuestion, type ListQuestion } from "./question";

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

/** How a page of rows is asked for. */
export const listRead = ({ path }: ListSource, view: ListView, question: ListQuestion): Read => ({
  path,
  query: {
    skip: view.pageIndex * view.pageSize,
    limit: view.pageSize,
    order: view.sort,
    ...questionQuery(question, romeDay(Date.now())),
  },
});

/** The list as address and history entry have it; it waits until it is known whose entry that is. */
export const preloadList =
  (source: ListSource): Preload =>
  ({ search, state }) =>
    state ? [listRead(source, readListView(search, source), readQuestion(state, questionKeys(source.tab)))] : [];
