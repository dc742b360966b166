import { DEFAULT_PAGE_INDEX, DEFAULT_PAGE_SIZE } from "../../../domain/constants";

/** A field, with "-" in front for descending (decisions §2). */
export type SortOrder = string;

/** The part of a list's state in its address (decisions §4). The search text isn't in it: it may be a name (`list-query.ts`). */
export interface ListView {
  /** From 0. */
  pageIndex: number;
  pageSize: number;
  sort: SortOrder;
  /** Null: the first tab, or no tabs. */
  tab: string | null;
  /** Null without a view. */
  savedViewId: string | null;
}

export interface ListViewRules {
  sortable: readonly string[];
  defaultSort: SortOrder;
  /** The tabs; the address doesn't name the first. */
  tabs?: readonly string[];
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export const sortField = (sort: SortOrder): string => sort.replace(/^-/, "");
export const isDescending = (sort: SortOrder): boolean => sort.startsWith("-");

/** @returns the order after a click on a column's header */
export const nextSort = (sort: SortOrder, field: string): SortOrder => (sort === field ? `-${field}` : field);

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,7}$/.test(value) ? Number(value) : null;

/** An id in an address. */
const VIEW_ID = /^[\w-]{1,64}$/;

/** Reads the address; invalid values are ignored. */
export function readListView(search: URLSearchParams, { sortable, defaultSort, tabs = [] }: ListViewRules): ListView {
  const size = wholeNumber(search.get("pageSize"));
  const sort = search.get("sort");
  const savedView = search.get("view");
  return {
    pageIndex: wholeNumber(search.get("pageIndex")) ?? DEFAULT_PAGE_INDEX,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    sort: sort !== null && sortable.includes(sortField(sort)) ? sort : defaultSort,
    tab: tabs.slice(1).find((known) => known === search.get("tab")) ?? null,
    savedViewId: savedView !== null && VIEW_ID.test(savedView) ? savedView : null,
  };
}

/** @returns the search of the address, without defaults */
export function writeListView(view: ListView, { defaultSort }: Pick<ListViewRules, "defaultSort">): string {
  const search = new URLSearchParams();
  if (view.tab !== null) search.set("tab", view.tab);
  if (view.savedViewId !== null) search.set("view", view.savedViewId);
  if (view.pageIndex !== DEFAULT_PAGE_INDEX) search.set("pageIndex", String(view.pageIndex));
  if (view.pageSize !== DEFAULT_PAGE_SIZE) search.set("pageSize", String(view.pageSize));
  if (view.sort !== defaultSort) search.set("sort", view.sort);
  return search.toString();
}
