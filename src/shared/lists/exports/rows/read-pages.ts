import { MAX_ROWS } from "../../../../api/endpoints";
import type { Session } from "../../../../api/session/session";
import { parseResponse } from "../../../../api/readers/parse-response";
import type { ReadRequest } from "../../../../api/client/early-reads";
import { romeDay } from "../../../../domain/dates/days";
import { periodCountOf } from "../../../../domain/filter/period-counts";
import { isRecordKind } from "../../../../domain/records/records";
import { readRules } from "../../../settings";
import { periodCountsQuery } from "../../query/list-source";
import { listAnswer } from "../../list-answer";
import type { ExportRequest } from "../export-request";
import { selectionSlices, type ChosenRows } from "../../selection";
import { exportedRow, type ExportedRow } from "./read-row";
import { rowOrder } from "./row-order";
import { backOff } from "../../../../api/client/back-off";
import { ApiError, withRetryTime } from "../../../../api/errors";
import { pause } from "../../../../api/client/pause";

/** This field depends on the association's rules. */
const NEXT_DONATION = "nextDonationDate";
/** ms, for 1,000 rows over a slow connection */
const TIMEOUT = 90_000;

interface RowsPage {
  rows: ExportedRow[];
  /** Rows that couldn't be read completely. */
  damaged: number;
  /** Null if the server doesn't say. */
  total: number | null;
}

export interface Reading {
  session: Pick<Session, "call">;
  request: ExportRequest;
  signal: AbortSignal;
}

/** A selected row may not match the list's filter any more. */
const WITHOUT_FILTER = { filters: undefined, queryFilters: undefined, query: undefined };

/** Reads the rows page by page, with retries. */
export function readPages(reading: Reading): AsyncGenerator<RowsPage, void> {
  const { selected } = reading.request;
  const isFew = selected?.kind === "some" && selected.ids.size <= MAX_ROWS;
  return isFew ? readByIds(reading, [...selected.ids]) : readAll(reading, selected);
}

async function createReader({ session, request, signal }: Reading) {
  const { entity, rows = entity, fields, row, format, read } = request;
  const sortOrder = String(read.query?.order ?? "");
  const needsRules = sortOrder.endsWith(NEXT_DONATION) || fields.some(({ name }) => name === NEXT_DONATION);
  const rules = needsRules ? await readRules(session) : undefined;
  const inOrder = isRecordKind(entity) ? rowOrder(entity, sortOrder, rules) : null;
  const answer = listAnswer(
    rows,
    row ?? exportedRow(fields, { sortedBy: inOrder?.sortedBy, rules, onPaper: format === "print" }),
  );
  const periodCounts = fields.map(({ name }) => name).filter((name) => periodCountOf(name));
  const readPage = async (query: ReadRequest["query"], skip: number, limit: number) => {
    const parameters = {
      ...read.query,
      ...query,
      ...periodCountsQuery(periodCounts, romeDay(Date.now())),
      skip,
      limit,
    };
    const call = () => session.call(read.path, { query: parameters, signal, timeout: TIMEOUT });
    return parseResponse(answer(skip, limit), await callWithRetries(call, signal));
  };
  return { readPage, sort: (read: ExportedRow[]) => inOrder?.sort(read) ?? read };
}

/** Of a selection by ids it reads all rows, because sorting the selected ones here would need all of them in memory. */
async function* readAll(reading: Reading, selected: ChosenRows | null): AsyncGenerator<RowsPage, void> {
  const { readPage } = await createReader(reading);
  const except = selected?.kind === "all" ? selected.except : null;
  const only = selected?.kind === "some" ? selected.ids : null;
  const whole = only ? WITHOUT_FILTER : {};
  let limit = MAX_ROWS;
  for (let skip = 0; ;) {
    const { rows, damaged, total, limit: maxRows, full } = await readPage(whole, skip, limit);
    // the server may have a smaller limit
    limit = Math.max(1, maxRows);
    skip += limit;
    yield {
      rows: rows.filter(({ _id }) => !except?.has(_id) && (only === null || only.has(_id))),
      damaged,
      total: only ? only.size : total === null ? null : total - (except?.size ?? 0),
    };
    if (rows.length + damaged === 0 || (total === null ? !full : skip >= total)) return;
  }
}

async function* readByIds(reading: Reading, ids: readonly string[]): AsyncGenerator<RowsPage, void> {
  const { readPage, sort } = await createReader(reading);
  const { idField } = reading.request;
  const pages: RowsPage[] = [];
  for (const slice of selectionSlices(ids)) {
    const filters = JSON.stringify([{ id: idField, value: slice }]);
    const { rows, damaged } = await readPage({ ...WITHOUT_FILTER, filters }, 0, slice.length);
    const wanted = new Set(slice);
    // a server may ignore the filter
    pages.push({ rows: rows.filter(({ _id }) => wanted.has(_id)), damaged, total: null });
  }
  // the rows are sorted within each slice only
  const rows = pages.flatMap((page) => page.rows);
  yield {
    rows: pages.length > 1 ? sort(rows) : rows,
    damaged: pages.reduce((sum, page) => sum + page.damaged, 0),
    total: ids.length,
  };
}

const MAX_TRIES = 3;

/**
 * Retries a transient failure: three tries, with growing pauses.
 * @throws ApiError of the last try, or the signal's reason
 */
async function callWithRetries<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      const isTransient = error instanceof ApiError && error.transient;
      // the user decides about long waits
      if (!isTransient || attempt === MAX_TRIES || error.notBefore) throw withRetryTime(error);
      await pause(Math.max(backOff(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}
