import { endpoints } from "../../../api/endpoints";
import { isRecord } from "../../../domain/values";
import { listAnswer } from "../../../shared/lists/list-answer";
import {
  count,
  flag,
  identity,
  optional,
  instant,
  items,
  list,
  map,
  one,
  record,
  text,
  type Read,
  type Reader,
} from "../../../api/readers/read";

export type Choice = {
  action: "create" | "update" | "skip";
  id?: string;
  /** With "update": overrides the import's own `update` for this row. */
  update?: "fill" | "overwrite";
  /** With "overwrite": only these fields. */
  fields?: string[];
};

/** Reads the value of a field, of any type. */
const anything: Reader<unknown, unknown> = (value) => value ?? null;

const ACTIONS = ["create", "update", "skip"] as const;
const UPDATES = ["fill", "overwrite"] as const;
/** Reads the choice for a row; null if there is none, or its action is unknown. */
const readChoice: Reader<Choice | null, Choice | null> = (value) => {
  const action = isRecord(value) && ACTIONS.find((one) => one === value.action);
  if (!action) return null;
  const update = UPDATES.find((one) => one === value.update);
  const fields = Array.isArray(value.fields) ? value.fields.filter((one) => typeof one === "string") : null;
  return {
    action,
    ...(typeof value.id === "string" && { id: value.id }),
    ...(update && { update }),
    ...(fields && { fields }),
  };
};

/** @returns a reader with a default for a part that the server may omit */
const partOr = <T, Input>(reader: Reader<T | null, Input>, fallback: T): Reader<T, Input> =>
  map(reader, (part) => part ?? fallback);

/** Number of rows by outcome. */
const rowCounts = partOr(
  record({ create: count(0), update: count(0), unchanged: count(0), skip: count(0), refuse: count(0), ask: count(0) }),
  { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0, ask: 0 },
);
const match = record({
  id: identity,
  name: text(""),
  cardNumber: text(null),
  birthday: text(null),
  by: text(""),
  deleted: flag(false),
});

const NO_FILE = { name: "", size: 0, rows: 0, columns: 0 };
const NOTHING_UNDONE = { removed: 0, restored: 0, kept: 0, failed: 0 };
const fieldChanges = items(record({ field: text(""), rows: count(0), before: anything, after: anything }));
const importFields = {
  _id: identity,
  entity: text("donors"),
  state: text("started"),
  file: partOr(record({ name: text(""), size: count(0), rows: count(0), columns: count(0) }), NO_FILE),
  left: partOr(record({ skipped: count(0), refused: count(0) }), { skipped: 0, refused: 0 }),
  matching: anything,
  checksum: text(""),
  update: text("none"),
  fields: optional(items(text(""))),
  invite: flag(false),
  author: optional(record({ name: text("") })),
  created: instant(null),
  started: instant(null),
  ended: instant(null),
  batches: items(record({ batch: count(0), rows: count(0), state: text("") })),
  planned: rowCounts,
  written: rowCounts,
  changes: fieldChanges,
  optional: fieldChanges,
  warned: count(0),
  confirmed: flag(false),
  writeReason: text(null),
  invited: count(0),
  undone: partOr(record({ removed: count(0), restored: count(0), kept: count(0), failed: count(0) }), NOTHING_UNDONE),
};

const row = record({
  row: count(0),
  name: text(""),
  outcome: text(""),
  match: optional(match),
  candidates: items(match),
  changes: items(record({ field: text(""), before: anything, after: anything })),
  choice: readChoice,
  differences: optional(items(record({ field: text(""), before: anything, after: anything, empty: flag(false) }))),
  warnings: optional(items(record({ code: text(""), message: text("") }))),
  reason: text(null),
  values: anything,
  undone: optional(record({ done: text(""), reason: text(null) })),
});

const edit = record({
  author: optional(record({ _id: text(null), name: text("") })),
  date: instant(null),
  action: text("update"),
  subject: text("donor"),
  fields: items(text("")),
  import: optional(record({ id: text(null), file: text("") })),
});
const undo = record({
  removed: count(0),
  restored: count(0),
  invited: count(0),
  changed: items(
    record({
      id: identity,
      batch: count(null),
      row: count(0),
      name: text(""),
      added: flag(false),
      edits: items(edit),
    }),
  ),
});

export const importAnswer = one("import", record(importFields));
export const importRowsAnswer = list("rows", row);
export const importsAnswer = listAnswer("imports", record(importFields));
export const undoAnswer = one("undo", undo, (body) => "changed" in body);
export type Import = Read<typeof importAnswer>["import"];
export type ImportedRow = Read<typeof importRowsAnswer>["rows"][number];
export type UndoPreview = Read<typeof undoAnswer>["undo"];
/** A record that somebody has edited since an import wrote it. */
export type ChangedSince = UndoPreview["changed"][number];
export type EditSince = ChangedSince["edits"][number];
/** A field in which a file differs from the registry; `empty`: the registry has no value. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
  empty: boolean;
}
export type Candidate = NonNullable<ImportedRow["match"]>;

export const importQuery = (id: string) => ({ path: endpoints.import(id), schema: importAnswer });
interface RowsQuery {
  outcome?: string;
  field?: string;
  warned?: "true";
  undone?: string;
  skip?: number;
  limit: number;
}
export const rowsQuery = (id: string, query: RowsQuery) => ({
  path: endpoints.importRows(id),
  query: { ...query },
  schema: importRowsAnswer,
});

const ROWS_SHOWN = 50;
const rowsPage = listAnswer("rows", row);
/** Rows of a dry run that differ from the registry. @param field only the rows that differ in it; null for all */
export const choosableQuery = (id: string, field: string | null, pageIndex: number) => {
  const [skip, limit] = [pageIndex * ROWS_SHOWN, ROWS_SHOWN];
  const query = { differs: "true", ...(field !== null && { field }), skip, limit };
  return { path: endpoints.importRows(id), query, schema: rowsPage(skip, limit) };
};

export const IMPORTS_SHOWN = 10;
export const importsQuery = (pageIndex: number) => {
  const [skip, limit] = [pageIndex * IMPORTS_SHOWN, IMPORTS_SHOWN];
  return { path: endpoints.imports(), query: { skip, limit }, schema: importsAnswer(skip, limit) };
};
