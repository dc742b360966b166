import { count, identity, list, record, type Reader } from "../../api/readers/read";
import { isRecord } from "../../domain/values";
import type { ListView } from "./query/list-view";

/** A page of rows. */
export interface ListAnswer<Row> {
  rows: Row[];
  /** Number of rows that couldn't be read completely. */
  damaged: number;
  /** Null if the server doesn't say. */
  total: number | null;
  /** The server's page size. */
  limit: number;
  /** Without a total, a full page may have a successor. */
  full: boolean;
}

/** Reads a page at an offset (`skip`) of a requested size. */
export type ListReader<Row, Input = unknown> = (skip: number, size: number) => Reader<ListAnswer<Row>, Input>;

const page = record({ total: count(undefined), limit: count(undefined) });

/**
 * Reads pages of rows. If the server returns more rows than requested, it ignores pages and has returned all rows. If it
 * returns fewer, it has its own limit.
 * @param name of the rows in responses
 * @param row null for a row that can't be shown
 */
export function listAnswer<Name extends string, Row, Input>(
  name: Name,
  row: Reader<Row | null, Input>,
): ListReader<Row, Record<Name, readonly Input[]> & { total: number; limit: number }> {
  const listed = list(name, row);
  return (skip, size) => (body, path, note) => {
    const { [name]: rows, damaged, received } = listed(body, path, note);
    const sent = isRecord(body) ? page(body, "", note) : null;
    if (received > size)
      return { rows: rows.slice(skip, skip + size), damaged, total: received, limit: size, full: true };
    // the total is at least the received rows
    const total = sent?.total === undefined ? null : Math.max(sent.total, received && skip + received);
    const ownLimit = total !== null && received > 0 && received < size && skip + received < total ? received : size;
    const limit = Math.min(size, sent?.limit || ownLimit, ownLimit);
    return { rows, damaged, total, limit, full: received >= limit };
  };
}

/** Reads a row's id alone. */
export const rowId = record({ _id: identity });

/** @returns a function that gives the same reader for any columns */
export function wholeRows<Name extends string, Row, Input>(name: Name, row: Reader<Row | null, Input>) {
  const reader = listAnswer(name, row);
  return () => reader;
}

type Page = Pick<ListAnswer<unknown>, "total" | "limit" | "full" | "rows">;
type PagePosition = Pick<ListView, "pageIndex">;

/** @returns the number of rows; null while unknown */
export function totalOf({ total, limit, full, rows }: Page, { pageIndex }: PagePosition): number | null {
  if (total !== null) return total;
  // an empty page after the last one doesn't tell the total
  return full || (rows.length === 0 && pageIndex > 0) ? null : pageIndex * limit + rows.length;
}

/** @returns whether there may be another page */
export const hasNext = ({ total, limit, full }: Page, { pageIndex }: PagePosition): boolean =>
  total === null ? full : (pageIndex + 1) * limit < total;
