import { FilterError } from "../../domain/filter/condition";
import type { ValueClass } from "../../domain/filter/filter-fields";
import { compileFilter, readAs, type RowField } from "../../domain/filter/matches";
import { lazily } from "../../domain/async/lazily";
import { foldSearched } from "../../domain/text";
import { telephoneWord } from "./telephones";

export type Value = string | number | boolean | null;

/** How values compare: text as Italian is collated, code by its characters (codes, days, addresses). */
export type Kind = "text" | "code" | "day" | "number" | "boolean";

export interface Column<Row> {
  kind: Kind;
  get(row: Row): Value;
  /** Where it holds several values: all of them, one of which is enough. `get` is how they are ordered. */
  several?(row: Row): readonly Value[];
  /** Rows with the same value are in the order of this column. */
  then?: string;
}

/** What a list reads. */
export interface Table<Row> {
  /** In the order that a list has when none is asked for. */
  rows(): readonly Row[];
  readonly columns: ReadonlyMap<string, Column<Row>>;
  /** A count over a period, by a name that holds its days; undefined for any other name. For rules, not for orders. */
  figure?(name: string): Column<Row> | undefined;
  /** Whether a folded word occurs in what free text looks through. */
  matchesText(row: Row, word: string): boolean;
}

/** A query that asks for what doesn't exist; the message is for the body of the response. */
export class QueryError extends Error {}

/** What a list's address asks for (specification §3: skip, limit, order, filters, queryFilters, query). */
export interface ListQuery {
  skip: number;
  limit: number;
  /** A column, with a minus before it for descending. */
  order?: string | null;
  /** JSON `[{ id, value }]`. */
  filters?: string | null;
  /** JSON rule group; what it means is the domain's. */
  queryFilters?: string | null;
  /** Free text. */
  query?: string | null;
}

/**
 * @param scope the rows that the account may see; all when missing
 * @returns the rows of one page, and how many there are on all pages
 * @throws QueryError when the query can't be understood
 */
export function query<Row>(
  table: Table<Row>,
  asked: ListQuery,
  scope?: (row: Row) => boolean,
): { rows: Row[]; total: number } {
  const tests = [...(scope ? [scope] : []), ...textTests(table, asked.query), ...filterTests(table, asked)];
  const all = table.rows();
  const found = tests.length > 0 ? all.filter((row) => tests.every((test) => test(row))) : all;
  const sorted = asked.order ? sortBy(table, found, asked.order) : found;
  return { rows: sorted.slice(asked.skip, asked.skip + asked.limit), total: found.length };
}

const collator = lazily(() => new Intl.Collator("it", { sensitivity: "variant", numeric: false }));
const compareText = (a: Value, b: Value) => collator().compare(String(a), String(b));
const comparePlain = (a: Value, b: Value) => (Number(a) < Number(b) ? -1 : 1);
const compareCode = (a: Value, b: Value) => (String(a) < String(b) ? -1 : 1);
const COMPARE: Record<Kind, (a: Value, b: Value) => number> = {
  ...{ text: compareText, code: compareCode, day: compareCode, number: comparePlain, boolean: comparePlain },
};

/** Orders rows by a column; those without a value come last in either direction. Only distinct values are compared. */
function sortBy<Row>(table: Table<Row>, rows: readonly Row[], order: string): readonly Row[] {
  const name = order.replace(/^-/, "");
  const { kind, get, then } = columnOf(table, name);
  const byValue = new Map<Value, Row[]>();
  for (const row of then ? sortBy(table, rows, then) : rows) {
    const given = get(row);
    const value = given === "" ? null : given;
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

/** @returns the column. @throws QueryError when there is none */
function columnOf<Row>(table: Table<Row>, name: string): Column<Row> {
  const column = table.columns.get(name);
  if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
  return column;
}

type Test<Row> = (row: Row) => boolean;

function textTests<Row>(table: Table<Row>, text: string | null | undefined): Test<Row>[] {
  const terms = foldSearched(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const all = (row: Row) => terms.every((word) => table.matchesText(row, word));
  const telephone = telephoneWord(text ?? "");
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

/** A value as its column compares it; null when it has none. */
const normalise = (kind: Kind, value: unknown): Value =>
  value === null || value === undefined || value === "" ? null : readAs(CLASSES[kind], value);

/** A column filter: the values of which the column has one; null among them is a value that is missing. */
function filterTest<Row>(table: Table<Row>, filter: unknown): Test<Row> {
  if (typeof filter !== "object" || filter === null || !("id" in filter) || !("value" in filter)) {
    throw new QueryError("Filtro senza id o value.");
  }
  const column = columnOf(table, String(filter.id));
  const { value } = filter;
  if (!Array.isArray(value)) throw new QueryError("Il valore di un filtro deve essere una lista.");
  const set = new Set(value.map((item) => normalise(column.kind, item)));
  const holds = (one: Value) => set.has(normalise(column.kind, one));
  const { several } = column;
  return several ? (row) => several(row).some(holds) : (row) => holds(column.get(row));
}

/** A rule group as the domain means it. @throws QueryError */
function groupTest<Row>(table: Table<Row>, group: unknown): Test<Row> {
  const findField = (name: string): RowField<Row> | undefined => {
    const column = table.columns.get(name) ?? table.figure?.(name);
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
