import { backOff } from "../../../api/back-off";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportCounts, FileReading, ImportRow } from "../engine/types";
import { importAnswer, importRowsAnswer, type Import, type ImportedRow } from "./read-imports";

type Calls = Pick<Session, "call">;
const TIMEOUT = 120_000;

/** What somebody wants done with whom the registry knows, and with the new. */
export interface ImportOptions {
  update: "none" | "fill" | "overwrite";
  fields: string[] | null;
  invite: boolean;
}
export type Choice = { action: "create" | "update" | "skip"; id?: string };
export type UndoChoice = "keep" | "merge" | "undo";

/** Begins a dry run. @throws ApiError */
export async function createImport(
  session: Calls,
  { reading, counts, settings, options }: { reading: FileReading; counts: ImportCounts; settings: unknown; options: ImportOptions }, // prettier-ignore
): Promise<Import> {
  const file = {
    name: reading.name.slice(0, 200),
    size: reading.size,
    rows: counts.read,
    columns: reading.columns.length,
  };
  const body = {
    ...{ entity: reading.entity, file, shape: reading.shape, matching: settings, checksum: counts.checksum },
    ...{ left: { skipped: counts.skipped, refused: counts.refused }, ...options },
  };
  const answer = await underKey(session, (headers) =>
    session.call(endpoints.imports(), { method: "POST", body, headers }),
  );
  return parseAnswer(importAnswer, answer).import;
}

/** Sends a batch of rows to be tried. Twice is as once. @throws ApiError */
export async function stageRows(
  session: Calls,
  id: string,
  batch: number,
  checksum: string,
  rows: ImportRow[],
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
  body: Partial<ImportOptions> & { choices?: { row: number; choice: Choice }[]; stop?: true },
): Promise<Import> {
  return parseAnswer(importAnswer, await session.call(endpoints.import(id), { method: "PUT", body, timeout: TIMEOUT }))
    .import;
}

/** Writes a batch. Twice is as once. @throws ApiError */
export async function commitBatch(session: Calls, id: string, batch: number): Promise<Import> {
  const options = { method: "POST", body: { batch }, timeout: TIMEOUT } as const;
  return parseAnswer(importAnswer, await session.call(endpoints.commitImport(id), options)).import;
}

/** Undoes a batch. Twice is as once. @throws ApiError */
export async function undoBatch(
  session: Calls,
  id: string,
  batch: number,
  { changed, choices }: { changed: UndoChoice; choices: ReadonlyMap<string, UndoChoice> },
): Promise<Import> {
  const body = { batch, changed, choices: [...choices].map(([of, its]) => ({ id: of, changed: its })) };
  const options = { method: "DELETE", body, timeout: TIMEOUT } as const;
  return parseAnswer(importAnswer, await session.call(endpoints.import(id), options)).import;
}

const PAGE = 1_000;

/** Reads all rows of an outcome. @throws ApiError */
export async function allRows(session: Calls, id: string, outcome: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (;;) {
    const query = { outcome, skip: rows.length, limit: PAGE };
    const page = parseAnswer(importRowsAnswer, await session.call(endpoints.importRows(id), { query })).rows;
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Whether a call that does nothing twice may be made again: nobody answered, or the server has a hiccup. */
export const mayTryAgain = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === "network" || error.kind === "timeout" || error.kind === "unclear" || error.kind === "malformed" ||
    error.status === 429 || error.status >= 500); // prettier-ignore

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
