import { FilterError } from "../../domain/filter/condition";
import type { ValueClass } from "../../domain/filter/filter-fields";
import { compileFilter, readAs, type RowField } from "../../domain/filter/matches";
import { lazily } from "../../domain/async/lazily";
import { searchTerms } from "../../domain/language/text-search";
import { telephoneTerm } from "./telephones";

export type Value = string | number | boolean | null;

/** How values are compared: "text" by Italian collation, "code" by code units. */
export type Kind = "text" | "code" | "day" | "number" | "boolean";

export interface Column<Row> {
  kind: Kind;
  get(row: Row): Value;
  /** All values of a column that has several. A filter matches if one of them does; `get` is for sorting. */
  several?(row: Row): readonly Value[];
  /** The column that sorts rows with the same value. */
  then?: string;
}

/** The rows of a list, and how to query them. */
export interface Table<Row> {
  /** In the default order. */
  rows(): readonly Row[];
  readonly columns: ReadonlyMap<string, Column<Row>>;
  /** A period count, by a name that contains its days; undefined for other names. Only for rules. */
  periodCount?(name: string): Column<Row> | undefined;
  /** Whether the searched text of a row contains a term of a query. */
  matchesText(row: Row, term: string): boolean;
}

/** An invalid query; its message is for the response. */
export class QueryError extends Error {}

/** The query of a list (specification §3). */
export interface ListQuery {
  skip: number;
  limit: number;
  /** A column; a minus before it for descending. */
  order?: string | null;
  /** JSON `[{ id, value }]`. */
  filters?: string | null;
  /** JSON of a rule group (`src/domain/filter`). */
  queryFilters?: string | null;
  /** Free text. */
  query?: string | null;
}

/**
 * @param scope whether the user may see a row; default: all rows
 * @returns the rows of one page, and the total number of rows
 * @throws QueryError for an invalid query
 */
export function query<Row>(
  table: Table<Row>,
  list: ListQuery,
  scope?: (row: Row) => boolean,
): { rows: Row[]; total: number } {
  const tests = [...(scope ? [scope] : []), ...textTests(table, list.query), ...filterTests(table, list)];
  const isByName = Boolean(list.order && columnOf(table, fieldOf(list.order)).then);
  const all = isByName && list.order ? sortedByName(table, list.order) : table.rows();
  const found = tests.length > 0 ? all.filter((row) => tests.every((test) => test(row))) : all;
  const sorted = list.order && !isByName ? sortBy(table, found, list.order) : found;
  return { rows: sorted.slice(list.skip, list.skip + list.limit), total: found.length };
}

const collator = lazily(() => new Intl.Collator("it", { sensitivity: "variant", numeric: false }));
const compareText = (a: Value, b: Value) => collator().compare(String(a), String(b));
const comparePlain = (a: Value, b: Value) => (Number(a) < Number(b) ? -1 : 1);
const compareCode = (a: Value, b: Value) => (String(a) < String(b) ? -1 : 1);
const COMPARE: Record<Kind, (a: Value, b: Value) => number> = {
  text: compareText,
  code: compareCode,
  day: compareCode,
  number: comparePlain,
  boolean: comparePlain,
};

const fieldOf = (order: string) => order.replace(/^-/, "");

/** All rows by name, until a record changes: the pages of a long list follow one another. */
const byName = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

function sortedByName<Row>(table: Table<Row>, order: string): readonly Row[] {
  const rows = table.rows();
  const orders = byName.get(rows) ?? new Map<string, readonly unknown[]>();
  byName.set(rows, orders);
  const sorted = orders.get(order) ?? sortBy(table, rows, order);
  orders.set(order, sorted);
  return sorted as readonly Row[];
}

/** Sorts rows by a column. Rows without a value come last in both directions. Only distinct values are compared. */
function sortBy<Row>(table: Table<Row>, rows: readonly Row[], order: string): readonly Row[] {
  const name = fieldOf(order);
  const { kind, get, then } = columnOf(table, name);
  const byValue = new Map<Value, Row[]>();
  for (const row of then ? sortBy(table, rows, then) : rows) {
    const raw = get(row);
    const value = raw === "" ? null : raw;
    const same = byValue.get(value);
    if (same) same.push(row);
    else byValue.set(value, [row]);
  }
  const missing = byValue.get(null) ?? [];
  byValue.delete(null);
  const present = [...byValue].sort(([a], [b]) => COMPARE[kind](a, b)).flatMap(([, same]) => same);
  if (order !== name) present.reverse();
  return [...present, ...missing];
}

/** @throws QueryError for an unknown column */
function columnOf<Row>(table: Table<Row>, name: string): Column<Row> {
  const column = table.columns.get(name);
  if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
  return column;
}

type Test<Row> = (row: Row) => boolean;

function textTests<Row>(table: Table<Row>, text: string | null | undefined): Test<Row>[] {
  const terms = searchTerms(text ?? "");
  const all = (row: Row) => terms.every((term) => table.matchesText(row, term));
  const telephone = telephoneTerm(text ?? "");
  if (telephone !== null) return [(row) => all(row) || table.matchesText(row, telephone)];
  return terms.length > 0 ? [all] : [];
}

function filterTests<Row>(table: Table<Row>, { filters, queryFilters }: ListQuery): Test<Row>[] {
  const list = filters ? parse(filters) : [];
  if (!Array.isArray(list)) throw new QueryError("filters deve essere una lista.");
  const tests = list.map((filter) => filterTest(table, filter));
  return queryFilters ? [...tests, groupTest(table, parse(queryFilters))] : tests;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new QueryError("JSON non valido.");
  }
}

const CLASSES: Record<Kind, ValueClass> = { text: "text", code: "text", day: "day", number: "number", boolean: "flag" };

/** @returns a value as its column compares it; null: no value */
const normalise = (kind: Kind, value: unknown): Value =>
  value === null || value === undefined || value === "" ? null : readAs(CLASSES[kind], value);

/** A filter of a column: a list of values, of which the row must have one; null is a missing value. */
function filterTest<Row>(table: Table<Row>, filter: unknown): Test<Row> {
  if (typeof filter !== "object" || filter === null || !("id" in filter) || !("value" in filter)) {
    throw new QueryError("Filtro senza id o value.");
  }
  const column = columnOf(table, String(filter.id));
  const { value } = filter;
  if (!Array.isArray(value)) throw new QueryError("Il valore di un filtro deve essere una lista.");
  const set = new Set(value.map((item) => normalise(column.kind, item)));
  const isInSet = (item: Value) => set.has(normalise(column.kind, item));
  const { several } = column;
  return several ? (row) => several(row).some(isInSet) : (row) => isInSet(column.get(row));
}

/** Compiles a rule group. @throws QueryError */
function groupTest<Row>(table: Table<Row>, group: unknown): Test<Row> {
  const findField = (name: string): RowField<Row> | undefined => {
    const column = table.columns.get(name) ?? table.periodCount?.(name);
    if (!column) return undefined;
    const { kind, several } = column;
    return { name, values: CLASSES[kind], enumeration: false, get: (row) => column.get(row), several };
  };
  try {
    return compileFilter(group, findField);
  } catch (error) {
    throw error instanceof FilterError ? new QueryError(error.message) : error;
  }
}
