import { count, list, record, type Reader } from "../../api/read";
import { isRecord } from "../../domain/values";
import type { ListView } from "./list-view";

/** A page of rows, as far as the server tells. */
export interface ListAnswer<Row> {
  rows: Row[];
  /** How many rows could not be read, or only in part. */
  damaged: number;
  /** How many there are on all pages; null when the server doesn't say. */
  total: number | null;
  /** The most rows that a page has here. */
  limit: number;
  /** Whether the page has as many rows as it may: without a total, there may be another one. */
  full: boolean;
}

/** Reads a page: `skip` rows were left out, and `asked` asked for. */
export type ListReader<Row, Input = unknown> = (skip: number, asked: number) => Reader<ListAnswer<Row>, Input>;

const page = record({ total: count(undefined), limit: count(undefined) });

/**
 * Reads pages of rows. A server that answers with more rows than were asked for has sent all of them; one that answers
 * with fewer, although there are more, has a limit of its own.
 * @param name under which the answer has its rows
 * @param row reads one; null for a row that can't be shown
 */
export function listAnswer<Name extends string, Row, Input>(
  name: Name,
  row: Reader<Row | null, Input>,
): ListReader<Row, Record<Name, readonly Input[]> & { total: number; limit: number }> {
  const listed = list(name, row);
  return (skip, asked) => (body, path, note) => {
    const { [name]: rows, damaged, received } = listed(body, path, note);
    const sent = isRecord(body) ? page(body, "", note) : null;
    if (received > asked)
      return { rows: rows.slice(skip, skip + asked), damaged, total: received, limit: asked, full: true };
    // rows that came are there, whatever the total says
    const total = sent?.total === undefined ? null : Math.max(sent.total, received && skip + received);
    const cut = total !== null && received > 0 && received < asked && skip + received < total ? received : asked;
    const limit = Math.min(asked, sent?.limit || cut, cut);
    return { rows, damaged, total, limit, full: received >= limit };
  };
}

/** @returns for a list, how its rows are read whichever columns are shown: where there is little of each */
export function wholeRows<Name extends string, Row, Input>(name: Name, row: Reader<Row | null, Input>) {
  const reader = listAnswer(name, row);
  return () => reader;
}

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
