import { MOST_ROWS } from "../../../../api/endpoints";
import type { Session } from "../../../../api/session/session";
import { parseAnswer } from "../../../../api/schema";
import type { ReadRequest } from "../../../../api/client/early-reads";
import { romeDay } from "../../../../domain/dates/days";
import { periodCountOf } from "../../../../domain/filter/period-counts";
import { readRules } from "../../../settings";
import { periodCountsQuery } from "../../list-source";
import { listAnswer } from "../../list-answer";
import type { ExportOrder } from "../export-order";
import { selectionSlices, type ChosenRows } from "../../selection";
import { exportedRow, type ExportedRow } from "./read-row";
import { rowOrder } from "./row-order";
import { backOff } from "../../../../api/client/back-off";
import { ApiError, withRetryTime } from "../../../../api/errors";
import { pause } from "../../../../api/client/pause";

/** A field that depends on the association's rules. */
const NEXT = "nextDonationDate";
/** ms, for 1,000 rows over a slow line. */
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
  order: ExportOrder;
  signal: AbortSignal;
}

/** Reads the rows page by page, with retries. */
export function readPages(reading: Reading): AsyncGenerator<RowsPage, void> {
  const { selected } = reading.order;
  return selected?.kind === "some" ? readByIds(reading, [...selected.ids]) : readAll(reading, selected);
}

async function createReader({ session, order, signal }: Reading) {
  const { entity, rows = entity, fields, read } = order;
  const by = String(read.query?.order ?? "");
  const asksForDay = by.endsWith(NEXT) || fields.some(({ name }) => name === NEXT);
  const rules = asksForDay ? await readRules(session) : undefined;
  const inOrder = rowOrder(entity, by, rules);
  const answer = listAnswer(rows, exportedRow(fields, inOrder.sortedBy, rules));
  const figures = fields.map(({ name }) => name).filter((name) => periodCountOf(name));
  const readPage = async (query: ReadRequest["query"], skip: number, limit: number) => {
    const asked = { ...read.query, ...query, ...periodCountsQuery(figures, romeDay(Date.now())), skip, limit };
    const call = () => session.call(read.path, { query: asked, signal, timeout: TIMEOUT });
    return parseAnswer(answer(skip, limit), await tryAgain(call, signal));
  };
  return { readPage, sort: inOrder.sort };
}

async function* readAll(reading: Reading, selected: ChosenRows | null): AsyncGenerator<RowsPage, void> {
  const { readPage } = await createReader(reading);
  const but = selected?.kind === "all" ? selected.but : null;
  let limit = MOST_ROWS;
  for (let skip = 0; ;) {
    const { rows, damaged, total, limit: most, full } = await readPage({}, skip, limit);
    // the server may have a smaller limit
    limit = Math.max(1, most);
    skip += limit;
    yield {
      rows: but ? rows.filter(({ _id }) => !but.has(_id)) : rows,
      damaged,
      total: total === null ? null : total - (but?.size ?? 0),
    };
    if (rows.length + damaged === 0 || (total === null ? !full : skip >= total)) return;
  }
}

async function* readByIds(reading: Reading, ids: readonly string[]): AsyncGenerator<RowsPage, void> {
  const { readPage, sort } = await createReader(reading);
  const { idField } = reading.order;
  const pages: RowsPage[] = [];
  for (const slice of selectionSlices(ids)) {
    const filters = JSON.stringify([{ id: idField, value: slice }]);
    const { rows, damaged } = await readPage({ filters, queryFilters: undefined, query: undefined }, 0, slice.length);
    const wanted = new Set(slice);
    // a server may ignore the filter
    pages.push({ rows: rows.filter(({ _id }) => wanted.has(_id)), damaged, total: null });
  }
  // each slice is in order, all together aren't
  const rows = pages.flatMap((page) => page.rows);
  yield {
    rows: pages.length > 1 ? sort(rows) : rows,
    damaged: pages.reduce((sum, page) => sum + page.damaged, 0),
    total: ids.length,
  };
}

const TRIES = 3;

/**
 * Retries a transient failure: three tries, with growing pauses.
 * @throws ApiError of the last try, or the signal's reason
 */
async function tryAgain<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      const passes = error instanceof ApiError && error.transient;
      // long waits are left to the user
      if (!passes || attempt === TRIES || error.notBefore) throw withRetryTime(error);
      await pause(Math.max(backOff(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}
