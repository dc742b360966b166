import type { Db } from "../db/db";
import type { ImportBatch, ImportRun } from "../db/models";
import { batchId, clearStaged } from "../imports/runs";

/** What a row of an import, in each of its forms, says about its person. */
interface AboutPerson {
  match?: { id: string } | null;
  candidates?: readonly { id: string }[];
  id?: string;
  name?: string;
  values?: unknown;
}
type IsAbout = (row: AboutPerson) => boolean;

/**
 * Takes a person out of the imports. A dry run with a row about the person is removed, and the client repeats it. Rows that were
 * written lose what they say about the person, and their batches the examples.
 * @param number that stands for the person
 */
export function emptyImports(db: Db, isAbout: IsAbout, number: string): void {
  for (const run of db.records.all("import")) {
    if (run.batches.some((batch) => stagedRows(db, run, batch).some(isAbout))) {
      clearStaged(db, run);
      db.records.remove("import", run._id);
    } else {
      const batches = run.batches.map((batch) => emptyBatch(db, batchId(run, batch.batch), batch, isAbout, number));
      db.records.put("import", { ...run, batches });
    }
  }
}

function stagedRows(db: Db, run: ImportRun, { batch }: ImportBatch): AboutPerson[] {
  const id = batchId(run, batch);
  return [...(db.records.get("importPlan", id)?.rows ?? []), ...(db.records.get("importRows", id)?.rows ?? [])];
}

function emptyBatch(db: Db, id: string, batch: ImportBatch, isAbout: IsAbout, number: string): ImportBatch {
  const result = db.records.get("importResult", id);
  if (!result || ![...result.rows, ...(result.undone ?? [])].some(isAbout)) return batch;
  const nothing = { name: number, match: null, changes: [], fields: [], values: null, consents: null };
  db.records.put("importResult", {
    ...result,
    rows: result.rows.map((row) => (isAbout(row) ? { ...row, ...nothing } : row)),
    undone: result.undone?.map((row) => (isAbout(row) ? { ...row, name: number } : row)) ?? null,
  });
  const withoutExamples = <C extends object>(changes: readonly C[]) =>
    changes.map((change) => ({ ...change, before: null, after: null }));
  return { ...batch, changes: withoutExamples(batch.changes), optional: withoutExamples(batch.optional) };
}
