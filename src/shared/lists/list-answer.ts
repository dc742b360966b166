import { count, list, record, type Reader } from "../../api/read";
import { isRecord } from "../../domain/values";
import type { ListView } from "./list-view";

/** A page of rows. */
export interface ListAnswer<Row> {
  rows: Row[];
  /** Rows that couldn't be read completely. */
  damaged: number;
  /** Null if the server doesn't say. */
  total: number | null;
  /** The server's page size. */
  limit: number;
  /** Without a total, a full page may have a successor. */
  full: boolean;
}

/** Reads a page at an offset (`skip`) of a size (`asked`). */
export type ListReader<Row, Input = unknown> = (skip: number, asked: number) => Reader<ListAnswer<Row>, Input>;

const page = record({ total: count(undefined), limit: count(undefined) });

/**
 * Reads pages of rows. A server that returns more rows than asked has returned all; one that returns fewer has its
 * own limit.
 * @param name of the rows in responses
 * @param row null for a row that can't be shown
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
    // the total is at least the received rows
    const total = sent?.total === undefined ? null : Math.max(sent.total, received && skip + received);
    const cut = total !== null && received > 0 && received < asked && skip + received < total ? received : asked;
    const limit = Math.min(asked, sent?.limit || cut, cut);
    return { rows, damaged, total, limit, full: received >= limit };
  };
}

/** @returns a reader for any columns */
export function wholeRows<Name extends string, Row, Input>(name: Name, row: Reader<Row | null, Input>) {
  const reader = listAnswer(name, row);
  return () => reader;
}

type Page = Pick<ListAnswer<unknown>, "total" | "limit" | "full" | "rows">;
type PagePosition = Pick<ListView, "pageIndex">;

/** @returns the number of rows; null while unknown */
export function totalOf({ total, limit, full, rows }: Page, { pageIndex }: PagePosition): number | null {
  if (total !== null) return total;
  // a page past the end says nothing
  return full || (rows.length === 0 && pageIndex > 0) ? null : pageIndex * limit + rows.length;
}

/** @returns whether there may be another page */
export const hasNext = ({ total, limit, full }: Page, { pageIndex }: PagePosition): boolean =>
  total === null ? full : (pageIndex + 1) * limit < total;
