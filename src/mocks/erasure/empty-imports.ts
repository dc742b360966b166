import type { Db } from "../db/db";
import type { ImportBatch, Records } from "../db/models";
import { batchId } from "../imports/runs";

/** A row of an import, in each of its forms. */
type Row = { match?: { id: string } | null; id?: string; name?: string; values?: unknown };
const MODELS = ["importPlan", "importResult", "importRows"] as const;

/** Values of a row that say something about its person. */
const EMPTY: Readonly<Record<string, unknown>> = {
  changes: [],
  fields: [],
  differences: [],
  marks: [],
  candidates: [],
  values: null,
  consents: undefined,
};

/**
 * Empties the rows of imports that are about a person, and the examples of their batches.
 * @param isAbout whether a row is about the person, by the ids in it or by its values
 * @param number that stands for the person
 */
export function emptyImports(db: Db, isAbout: (row: Row) => boolean, number: string): void {
  for (const run of db.records.all("import")) {
    const batches = run.batches.map((batch) => {
      const id = batchId(run, batch.batch);
      const found = MODELS.map((model) => emptyRows(db, model, id, isAbout, number));
      return found.includes(true) ? withoutExamples(batch) : batch;
    });
    db.records.put("import", { ...run, batches });
  }
}

/** @returns whether there were rows about the person */
function emptyRows(
  db: Db,
  model: (typeof MODELS)[number],
  id: string,
  isAbout: (row: Row) => boolean,
  number: string,
): boolean {
  const record = db.records.get(model, id) as (Records["importResult"] & { rows: Row[] }) | undefined;
  const all: Row[] = [...(record?.rows ?? []), ...(record?.undone ?? [])];
  if (!record || !all.some(isAbout)) return false;
  const empty = (row: Row) => (isAbout(row) ? emptyRow(row, number) : row);
  const undone = record.undone && { undone: record.undone.map(empty) };
  db.records.put(model, { ...record, rows: record.rows.map(empty), ...undone } as never);
  return true;
}

function emptyRow(row: Row, number: string): Row {
  const { match } = row;
  const kept = Object.entries(row).map(([name, value]) => [name, name in EMPTY ? EMPTY[name] : value]);
  // a staged row has only its number and its values
  const named = "name" in row ? { name: number } : { values: {} };
  return {
    ...Object.fromEntries(kept),
    ...named,
    ...(match && { match: { ...match, name: number, cardNumber: null, birthday: null } }),
  } as Row;
}

const withoutValues = <C extends { before?: unknown; after?: unknown }>(changes: readonly C[]): C[] =>
  changes.map((change) => ({ ...change, before: null, after: null }));

const withoutExamples = (batch: ImportBatch): ImportBatch => ({
  ...batch,
  changes: withoutValues(batch.changes),
  optional: withoutValues(batch.optional),
});
