import { DEFAULT_PAGE_INDEX, DEFAULT_PAGE_SIZE } from "../../domain/constants";

/**
 * What defines the list's view and stands in the address: page, size, sort (decisions §4). The text searched for does
 * not: it may be a person's name.
 */
export interface ListView {
  pageIndex: number;
  pageSize: number;
  sort: SortOrder;
}

export const SORTABLE = [
  "lastName",
  "cardNumber",
  "bloodGroup",
  "status",
  "lastDonationDate",
  "donationsNumber",
  "area",
] as const;
export type SortField = (typeof SORTABLE)[number];
/** A field, with "-" in front for descending (decisions §2). */
export type SortOrder = SortField | `-${SortField}`;

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_SORT: SortOrder = "lastName";

export const sortField = (sort: SortOrder): SortField => sort.replace(/^-/, "") as SortField;
export const isDescending = (sort: SortOrder): boolean => sort.startsWith("-");

/** The order after a click on a column's head: up, then down, then up again. */
export const nextSort = (sort: SortOrder, field: SortField): SortOrder => (sort === field ? `-${field}` : field);

const isSort = (value: string | null): value is SortOrder =>
  value !== null && (SORTABLE as readonly string[]).includes(value.replace(/^-/, ""));

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,7}$/.test(value) ? Number(value) : null;

/** Reads the view from the address; what makes no sense there is as if it were missing. */
export function readListView(search: URLSearchParams): ListView {
  const size = wholeNumber(search.get("pageSize"));
  const sort = search.get("sort");
  return {
    pageIndex: wholeNumber(search.get("pageIndex")) ?? DEFAULT_PAGE_INDEX,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    sort: isSort(sort) ? sort : DEFAULT_SORT,
  };
}

/** The address' query of a view: without what is the default anyway. */
export function writeListView({ pageIndex, pageSize, sort }: ListView): string {
  const search = new URLSearchParams();
  if (pageIndex !== DEFAULT_PAGE_INDEX) search.set("pageIndex", String(pageIndex));
  if (pageSize !== DEFAULT_PAGE_SIZE) search.set("pageSize", String(pageSize));
  if (sort !== DEFAULT_SORT) search.set("sort", sort);
  return search.toString();
}
