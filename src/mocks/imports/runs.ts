import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { ImportBatch, ImportPlan, ImportRun, PlannedRow } from "../db/models";
import { HttpError, notFound } from "../guard";
import { addChanges, addCounts, appliedOf, NO_COUNTS, outcomeOf, tally } from "./outcome";

type Import = components["schemas"]["Import"];
type ImportRow = components["schemas"]["ImportRow"];

/** @throws HttpError 404 */
export function findRun(db: Db, id: unknown): ImportRun {
  const run = db.records.get("import", String(id));
  if (!run) throw notFound();
  return run;
}

export const batchId = ({ _id }: Pick<ImportRun, "_id">, batch: number): string => `${_id}-${batch}`;

/** @returns a 409: the state of the import doesn't allow the call */
export const wrongState = (message: string): HttpError => new HttpError(409, { message, code: "state" });
export const unconfirmed = (): HttpError =>
  new HttpError(409, { message: "Ci sono righe con avvisi: confermale prima di importare.", code: "warnings" });
export const wrongBatch = (message: string): HttpError => new HttpError(409, { message, code: "batch" });

/** @returns an import as the API returns it */
export function presentRun(run: ImportRun): Import {
  const written = run.batches.flatMap((batch) => batch.written ?? []);
  return {
    ...run,
    matching: run.matching ?? null,
    batches: run.batches.map(({ batch, rows, checksum, state }) => ({ batch, rows, checksum, state })),
    planned: addCounts(run.batches.map(({ planned }) => planned)),
    written: written.length > 0 ? addCounts(written) : NO_COUNTS,
    changes: addChanges(run.batches.map(({ changes }) => changes)),
    optional: addChanges(run.batches.map(({ optional }) => optional)),
    warned: run.batches.reduce((sum, { state, warned }) => sum + (state === "staged" ? warned : 0), 0),
  };
}

/** @returns the rows of a dry run as the API returns them */
export const presentPlan = (rows: readonly PlannedRow[], run: ImportRun): ImportRow[] =>
  rows.map((row) => ({
    row: row.row,
    name: row.name,
    ...outcomeOf(row, run),
    match: row.match,
    candidates: row.candidates,
    changes: appliedOf(row, run).map(({ field, before, after }) => ({ field, before, after })),
    choice: row.choice,
    differences: row.differences,
    warnings: row.warnings,
  }));

/** @returns the written rows of a batch as the API returns them */
export function presentResult(db: Db, run: ImportRun, batch: number): ImportRow[] {
  const result = db.records.get("importResult", batchId(run, batch));
  const undone = new Map(result?.undone?.map(({ row, done, reason }) => [row, { done, reason }]));
  return (result?.rows ?? []).map(({ row, name, outcome, match, changes, reason, values }) => ({
    row,
    name,
    outcome,
    match,
    candidates: [],
    changes,
    reason,
    choice: null,
    ...(values && { values }),
    ...(undone.has(row) && { undone: undone.get(row) }),
  }));
}

/** A query of rows. */
interface RowQuery {
  outcome: string | null;
  field: string | null;
  undone: string | null;
  /** Only rows with differences or a choice. */
  differs: boolean;
  /** Only those with warnings. */
  warned: boolean;
  skip: number;
  limit: number;
}

/**
 * Returns a page of rows with their outcome, and the total number. Batches outside the page aren't read if their counts are
 * enough, so that paging through a large import reads each batch once.
 */
export function pageOfRows(db: Db, run: ImportRun, query: RowQuery): { rows: ImportRow[]; total: number } {
  const { outcome, field, undone, differs, warned, skip, limit } = query;
  const matches = (row: ImportRow) =>
    (!outcome || row.outcome === outcome) &&
    (!field || (differs ? (row.differences ?? []) : row.changes).some((change) => change.field === field)) &&
    (!differs || row.choice !== null || (row.differences ?? []).length > 0) &&
    (!warned || (row.warnings ?? []).length > 0) &&
    (!undone || row.undone?.done === undone);
  const rows: ImportRow[] = [];
  let total = 0;
  for (const batch of run.batches) {
    const count = field || undone || differs || warned ? null : outcome ? countOf(batch, outcome) : batch.rows;
    const isOutside = count !== null && (total + count <= skip || rows.length === limit);
    const found = isOutside ? null : presentBatch(db, run, batch).filter(matches);
    if (found) rows.push(...found.slice(Math.max(0, skip - total), Math.max(0, skip - total) + limit - rows.length));
    total += found ? found.length : (count ?? 0);
  }
  return { rows, total };
}

const countOf = ({ written, planned }: ImportBatch, outcome: string): number =>
  Object.entries(written ?? planned).find(([name]) => name === outcome)?.[1] ?? 0;

const presentBatch = (db: Db, run: ImportRun, { batch, state }: ImportBatch): ImportRow[] =>
  state === "staged" ? presentStaged(db, run, batch) : presentResult(db, run, batch);

/** @returns the staged rows of a batch as the API returns them; refused ones with their values */
function presentStaged(db: Db, run: ImportRun, batch: number): ImportRow[] {
  const sent = new Map(db.records.get("importRows", batchId(run, batch))?.rows.map(({ row, values }) => [row, values]));
  const rows = presentPlan(db.records.get("importPlan", batchId(run, batch))?.rows ?? [], run);
  return rows.map((row) => (row.outcome === "refuse" ? { ...row, values: sent.get(row.row) ?? {} } : row));
}

/** @returns whether all rows of the file have been sent, except those that the client skipped or refused */
export function isComplete({ file, left, batches }: ImportRun): boolean {
  const staged = batches.reduce((sum, { rows }) => sum + rows, 0);
  return staged > 0 && staged === file.rows - left.skipped - left.refused;
}

/** Stores the dry run of a batch with its counts. */
export function savePlan(db: Db, run: ImportRun, sent: { batch: number; checksum: string }, rows: PlannedRow[]): void {
  db.records.put("importPlan", { _id: batchId(run, sent.batch), rows } satisfies ImportPlan);
  const others = run.batches.filter(({ batch }) => batch !== sent.batch);
  const batch = { ...sent, rows: rows.length, state: "staged" as const, written: null, ...tally(rows, run) };
  run.batches = [...others, batch].sort((a, b) => a.batch - b.batch);
}

/** Deletes the staged rows and plans of an import. */
export function clearStaged(db: Db, run: ImportRun): void {
  for (const { batch } of run.batches)
    for (const model of ["importRows", "importPlan"] as const) db.records.remove(model, batchId(run, batch));
}

const DRY_RUN_LIFETIME_MS = 86_400_000;

/** Deletes dry runs that weren't committed within a day. */
export function deleteExpired(db: Db): void {
  const until = new Date(db.now() - DRY_RUN_LIFETIME_MS).toISOString();
  for (const run of db.records.find("import", { where: { state: { equals: "open" }, created: { lte: until } } })) {
    clearStaged(db, run);
    db.records.remove("import", run._id);
  }
}
