import { backOff } from "../../../api/client/back-off";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportCounts, FileReading, ImportRow } from "../engine/types";
import { importAnswer, importRowsAnswer, undoAnswer, type Choice, type Import, type ImportedRow, type UndoPreview } from "./read-imports"; // prettier-ignore

type Calls = Pick<Session, "call">;
const TIMEOUT = 120_000;

/** How known donors are updated, and whether new ones are invited. */
export interface ImportOptions {
  /** none: not at all; fill: where the registry says nothing; overwrite: with all that the file says. */
  update: "none" | "fill" | "overwrite";
  fields: string[] | null;
  invite: boolean;
}

interface DryRunOf {
  reading: FileReading;
  counts: ImportCounts;
  settings: unknown;
  options: ImportOptions;
}

/** Letters of a file's name that are kept. */
const LONGEST_NAME = 200;

/** Begins a dry run. @throws ApiError */
export async function createImport(session: Calls, { reading, counts, settings, options }: DryRunOf): Promise<Import> {
  const { entity, name, size, columns, shape } = reading;
  const { read, skipped, refused, checksum } = counts;
  const body = {
    entity,
    file: { name: name.slice(0, LONGEST_NAME), size, rows: read, columns: columns.length },
    shape,
    matching: settings,
    checksum,
    left: { skipped, refused },
    ...options,
  };
  const answer = await underKey(session, (headers) =>
    session.call(endpoints.imports(), { method: "POST", body, headers }),
  );
  return parseAnswer(importAnswer, answer).import;
}

/** How an import stands. @throws ApiError */
export const readImport = async (session: Calls, id: string): Promise<Import> =>
  parseAnswer(importAnswer, await session.call(endpoints.import(id))).import;

/** Sends a batch of rows to be tried. Idempotent. @throws ApiError */
export async function stageRows(
  session: Calls,
  id: string,
  batch: number,
  checksum: string,
  rows: (ImportRow & { choice?: Choice })[],
): Promise<Import> {
  const body = { batch, checksum: `${checksum}-${batch}`, rows };
  return parseAnswer(
    importAnswer,
    await session.call(endpoints.importRows(id), { method: "POST", body, timeout: TIMEOUT }),
  ).import;
}

/** Says what is to be done. @throws ApiError */
export async function changeImport(
  session: Calls,
  id: string,
  body: Partial<ImportOptions> & {
    choices?: { row: number; choice: Choice | null }[];
    confirmed?: boolean;
    /** Why rows with warnings are written, for the history. */
    writeReason?: string;
    stop?: true;
  },
): Promise<Import> {
  return parseAnswer(importAnswer, await session.call(endpoints.import(id), { method: "PUT", body, timeout: TIMEOUT }))
    .import;
}

/** Writes a batch. Idempotent. @throws ApiError */
export async function commitBatch(session: Calls, id: string, batch: number): Promise<Import> {
  const options = { method: "POST", body: { batch }, timeout: TIMEOUT } as const;
  return parseAnswer(importAnswer, await session.call(endpoints.commitImport(id), options)).import;
}

/**
 * What is done with whom somebody has edited since: left; put back where nobody has edited it (who is new stays); undone all
 * the same.
 */
export type UndoChoice = "keep" | "merge" | "undo";
export interface UndoPlan {
  /** For all whom {@link UndoPlan.choices} doesn't name. */
  changed: "keep" | "merge";
  /** By record; `batch` is null where the server doesn't tell it. */
  choices: ReadonlyMap<string, { batch: number | null; choice: UndoChoice }>;
}

/** What an undo would do, and whom somebody has edited since. @throws ApiError */
export const readUndo = async (session: Calls, id: string): Promise<UndoPreview> =>
  parseAnswer(undoAnswer, await session.call(endpoints.undoImport(id), { timeout: TIMEOUT })).undo;

/** Undoes a batch. Idempotent. @throws ApiError */
export async function undoBatch(
  session: Calls,
  id: string,
  batch: number,
  { changed, choices }: UndoPlan,
): Promise<Import> {
  const own = [...choices].filter(([, of]) => of.batch === null || of.batch === batch);
  const body = { batch, changed, choices: own.map(([of, { choice }]) => ({ id: of, changed: choice })) };
  const options = { method: "DELETE", body, timeout: TIMEOUT } as const;
  return parseAnswer(importAnswer, await session.call(endpoints.import(id), options)).import;
}

/** Drops a dry run; of one that somebody has begun to write nothing happens. @throws ApiError */
export async function dropImport(session: Calls, id: string): Promise<void> {
  await session.call(endpoints.import(id), { method: "DELETE", body: { drop: true } });
}

const PAGE = 1_000;

/** Reads all rows of an outcome, of which a server may give fewer at once than are asked for. @throws ApiError */
export async function allRows(session: Calls, id: string, outcome: string): Promise<ImportedRow[]> {
  const rows = new Map<number | null, ImportedRow>();
  for (;;) {
    const query = { outcome, skip: rows.size, limit: PAGE };
    const page = parseAnswer(importRowsAnswer, await session.call(endpoints.importRows(id), { query })).rows;
    const before = rows.size;
    for (const row of page) rows.set(row.row, row);
    // also where the same ones come again
    if (rows.size === before) return [...rows.values()];
  }
}

/** Whether nobody knows what became of a call. */
const isUnanswered = ({ kind, status }: ApiError): boolean =>
  kind === "network" || kind === "timeout" || kind === "unclear" || kind === "malformed" || status >= 500;

/** Whether a call that does nothing twice may be made again: nobody answered, or the server has a hiccup. */
export const mayTryAgain = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.notBefore === null && (error.transient || isUnanswered(error));

/** @param attempt from 1 @returns after the wait before it, or at once when the signal ends it */
export const waitBefore = (attempt: number, signal: AbortSignal): Promise<void> =>
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
