import { endpoints } from "../../../api/endpoints";
import { count, flag, identity, ifTold, instant, items, list, one, record, text, type Read, type Reader } from "../../../api/read"; // prettier-ignore

/** A value of a field, as it is kept. */
const anything: Reader<unknown, unknown> = (value) => value ?? null;

const figures = record({
  ...{ create: count(0), update: count(0), unchanged: count(0) },
  ...{ skip: count(0), refuse: count(0), ask: count(0) },
});
const match = record({
  ...{ id: identity, name: text(""), cardNumber: text(null), birthday: text(null), by: text(""), deleted: flag(false) },
});

const anImport = {
  _id: identity,
  entity: text("donors"),
  state: text("started"),
  file: record({ name: text(""), size: count(0), rows: count(0), columns: count(0) }),
  left: record({ skipped: count(0), refused: count(0) }),
  matching: anything,
  checksum: text(""),
  update: text("none"),
  fields: ifTold(items(text(""))),
  invite: flag(false),
  author: ifTold(record({ name: text("") })),
  created: instant(null),
  started: instant(null),
  ended: instant(null),
  batches: items(record({ batch: count(0), rows: count(0), state: text("") })),
  planned: figures,
  written: figures,
  changes: items(record({ field: text(""), rows: count(0), before: anything, after: anything })),
  invited: count(0),
  undone: record({ removed: count(0), restored: count(0), kept: count(0), failed: count(0) }),
};

const row = record({
  row: count(0),
  name: text(""),
  outcome: text(""),
  match: ifTold(match),
  candidates: items(match),
  changes: items(record({ field: text(""), before: anything, after: anything })),
  reason: text(null),
  values: anything,
});

export const importAnswer = one("import", record(anImport));
export const importRowsAnswer = list("rows", row);
export type Import = Read<typeof importAnswer>["import"];
export type Figures = NonNullable<Import["written"]>;
export type ImportedRow = NonNullable<Read<typeof importRowsAnswer>["rows"][number]>;
export type Candidate = NonNullable<ImportedRow["match"]>;

export const importQuery = (id: string) => ({ path: endpoints.import(id), schema: importAnswer });
export const rowsQuery = (id: string, query: { outcome?: string; field?: string; skip?: number; limit: number }) => ({
  ...{ path: endpoints.importRows(id), query, schema: importRowsAnswer },
});
