import type { ListAnswer } from "./list-answer";
import type { ListView } from "./list-view";

type Page = Pick<ListAnswer<unknown>, "total" | "limit" | "full" | "rows">;
type PagePosition = Pick<ListView, "pageIndex">;

/** @returns how many rows there are on all pages; null while a server that doesn't say it has further pages */
export function totalOf({ total, limit, full, rows }: Page, { pageIndex }: PagePosition): number | null {
  if (total !== null) return total;
  // a page past the end says nothing of those before it
  return full || (rows.length === 0 && pageIndex > 0) ? null : pageIndex * limit + rows.length;
}

/** @returns whether there is another page, or may be one: without a total, while pages are full */
export const hasNext = ({ total, limit, full }: Page, { pageIndex }: PagePosition): boolean =>
  total === null ? full : (pageIndex + 1) * limit < total;
