import { backOff } from "../../../api/client/back-off";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { parseResponse } from "../../../api/readers/parse-response";
import { sendWrite, type WriteRequest, type WriteSession } from "../../../api/writes/send-write";
import type { ImportCounts, FileReading, ImportRow } from "../engine/types";
import {
  importAnswer,
  importRowsAnswer,
  undoAnswer,
  type Choice,
  type Import,
  type ImportedRow,
  type UndoPreview,
} from "./read-imports";

type Calls = Pick<WriteSession, "call">;
const TIMEOUT = 120_000;

/** How existing records are updated, and whether new donors are invited. */
export interface ImportOptions {
  /** none: no field; fill: fields that are empty in the registry; overwrite: all fields with a value in the file. */
  update: "none" | "fill" | "overwrite";
  /** The fields to overwrite; null for all but the optional ones. */
  fields: string[] | null;
  invite: boolean;
}

interface NewImport {
  reading: FileReading;
  counts: ImportCounts;
  settings: unknown;
  options: ImportOptions;
}

/** In characters. A longer file name is cut. */
const MAX_NAME = 200;

/** Sends a write of an import. @returns the import afterwards */
const writeImport = async (session: WriteSession, request: WriteRequest): Promise<Import> =>
  parseResponse(importAnswer, await sendWrite(session, request)).import;

/** Creates a dry run without rows. @throws ApiError */
export async function createImport(
  session: WriteSession,
  { reading, counts, settings, options }: NewImport,
): Promise<Import> {
  const { entity, name, size, columns, shape } = reading;
  const { read, skipped, refused, checksum } = counts;
  const body = {
    entity,
    file: { name: name.slice(0, MAX_NAME), size, rows: read, columns: columns.length },
    shape,
    matching: settings,
    checksum,
    left: { skipped, refused },
    ...options,
  };
  return writeImport(session, { path: endpoints.imports(), method: "POST", body });
}

/** Reads an import. @throws ApiError */
export const readImport = async (session: Calls, id: string): Promise<Import> =>
  parseResponse(importAnswer, await session.call(endpoints.import(id))).import;

/** Sends a batch of rows to a dry run. Idempotent. @throws ApiError */
export async function stageRows(
  session: WriteSession,
  id: string,
  batch: number,
  checksum: string,
  rows: (ImportRow & { choice?: Choice })[],
): Promise<Import> {
  const body = { batch, checksum: `${checksum}-${batch}`, rows };
  return writeImport(session, { path: endpoints.importRows(id), method: "POST", body, timeout: TIMEOUT });
}

/** Changes the options or the choices of a dry run, or stops an import. @throws ApiError */
export async function changeImport(
  session: WriteSession,
  id: string,
  body: Partial<ImportOptions> & {
    choices?: { row: number; choice: Choice | null }[];
    confirmed?: boolean;
    /** Why rows with warnings are written, for the history. */
    writeReason?: string;
    stop?: true;
  },
): Promise<Import> {
  return writeImport(session, { path: endpoints.import(id), method: "PUT", body, timeout: TIMEOUT });
}

/** Writes a batch to the registry. Idempotent. @throws ApiError */
export const commitBatch = (session: WriteSession, id: string, batch: number): Promise<Import> =>
  writeImport(session, { path: pageEndpoints.commitImport(id), method: "POST", body: { batch }, timeout: TIMEOUT });

/**
 * What an undo does with a record that was edited after the import. keep: nothing; merge: restores the fields that nobody has
 * edited, and keeps a new record; undo: restores all fields, and removes a new record.
 */
export type UndoChoice = "keep" | "merge" | "undo";
export interface UndoPlan {
  /** For the records that aren't in {@link UndoPlan.choices}. */
  changed: "keep" | "merge";
  /** By the id of the record; `batch` is null if the server doesn't send it. */
  choices: ReadonlyMap<string, { batch: number | null; choice: UndoChoice }>;
}

/** Reads what an undo would do, and which records were edited after the import. @throws ApiError */
export const readUndo = async (session: Calls, id: string): Promise<UndoPreview> =>
  parseResponse(undoAnswer, await session.call(pageEndpoints.undoImport(id), { timeout: TIMEOUT })).undo;

/** Undoes a batch. Idempotent. @throws ApiError */
export async function undoBatch(
  session: WriteSession,
  id: string,
  batch: number,
  { changed, choices }: UndoPlan,
): Promise<Import> {
  const ofBatch = [...choices].filter(([, record]) => record.batch === null || record.batch === batch);
  const body = {
    batch,
    changed,
    choices: ofBatch.map(([recordId, { choice }]) => ({ id: recordId, changed: choice })),
  };
  return writeImport(session, { path: endpoints.import(id), method: "DELETE", body, timeout: TIMEOUT });
}

/** Deletes a dry run. Does nothing if its rows are already being written. @throws ApiError */
export async function dropImport(session: WriteSession, id: string): Promise<void> {
  await sendWrite(session, { path: endpoints.import(id), method: "DELETE", body: { drop: true } });
}

const PAGE = 1_000;

/** Reads all rows of an outcome, page by page: a server may have a lower limit than we ask for. @throws ApiError */
export async function allRows(session: Calls, id: string, outcome: string): Promise<ImportedRow[]> {
  const rows = new Map<number, ImportedRow>();
  for (;;) {
    const query = { outcome, skip: rows.size, limit: PAGE };
    const page = parseResponse(importRowsAnswer, await session.call(endpoints.importRows(id), { query })).rows;
    const before = rows.size;
    for (const row of page) rows.set(row.row, row);
    // the page was empty or had no new rows
    if (rows.size === before) return [...rows.values()];
  }
}

/** Whether an idempotent call may be sent again: its response is missing or malformed, or the server has failed. */
export const canRetry = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.notBefore === null && (error.transient || error.kind === "malformed");

/** Waits before a retry. Ends early when the network comes back or the signal aborts. @param attempt from 1 */
export const waitForRetry = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, backOff(attempt));
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      globalThis.removeEventListener("online", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    globalThis.addEventListener("online", done);
    if (signal.aborted) done();
  });
