import { isRecord } from "../../domain/values";
import { asksForComputedFields, isComputedField, withoutComputedFields } from "../../domain/filter/computed-fields";
import type { FilterGroup, FilterNode } from "../../domain/filter/filter";
import { parseFilterText, writeFilter } from "../../domain/filter/wire/parse-filter";
import { wireFilter } from "../../domain/filter/wire/wire";
import type { ListKind } from "../../domain/record-kinds";

export type ColumnValue = string | number | boolean;

/**
 * The values that a column may have, as the API takes them in `filters` (specification §3). Always a list: a server that
 * looks for one text within others would take AB+ for B+.
 */
export interface ColumnFilter {
  id: string;
  value: readonly ColumnValue[];
}

/**
 * What a list is asked for. It is kept in the history entry, so that reload and "back" find it, and never in the
 * address: it may name a person or tell of their health (decisions §4).
 */
export interface ListQuery {
  /** Free text, as it was typed. */
  text: string;
  filters: readonly ColumnFilter[];
  /** What was built in "Filtri"; null without. */
  filter: FilterGroup | null;
}

/** What of a query is dropped: what was searched for, what it is filtered by, or both. */
export type Dropped = "search" | "filters" | "all";

/** Under which names a history entry keeps a query. */
interface QueryKeys {
  text: string;
  filters: string;
  filter: string;
}

export const QUERY_KEYS: QueryKeys = { text: "query", filters: "filters", filter: "filter" };

/** @returns the names for one of several lists of a page, each of which keeps its own query in the same entry */
export const queryKeys = (tab: string | null = null): QueryKeys => {
  const prefix = tab === null ? "" : `${tab}.`;
  return {
    text: prefix + QUERY_KEYS.text,
    filters: prefix + QUERY_KEYS.filters,
    filter: prefix + QUERY_KEYS.filter,
  };
};

const isValue = (value: unknown): value is ColumnValue => ["string", "number", "boolean"].includes(typeof value);

/** @returns a filter as it was kept, also one of a single value; nothing where one of its values is none */
function columnFilter(kept: unknown): ColumnFilter[] {
  if (!isRecord(kept) || typeof kept.id !== "string") return [];
  const value: readonly unknown[] = Array.isArray(kept.value) ? kept.value : [kept.value];
  return value.length > 0 && value.every(isValue) ? [{ id: kept.id, value: [...new Set(value)] }] : [];
}

/** @returns the query that a history entry keeps; what another version of us wrote there counts for nothing */
export function readListQuery(entry: Record<string, unknown>, keys = QUERY_KEYS): ListQuery {
  const text = entry[keys.text];
  return {
    text: typeof text === "string" ? text : "",
    filters: readFilters(entry[keys.filters]),
    filter: readFilter(entry[keys.filter]),
  };
}

/** A filter that can't be read counts for nothing; one that asks for what isn't there is the server's to refuse. */
function readFilter(kept: unknown): FilterGroup | null {
  const reading = typeof kept === "string" && kept !== "" ? parseFilterText(kept) : null;
  return reading?.status === "read" ? reading.filter : null;
}

function readFilters(kept: unknown): ColumnFilter[] {
  try {
    const parsed: unknown = typeof kept === "string" && kept !== "" ? JSON.parse(kept) : [];
    return Array.isArray(parsed) ? parsed.flatMap(columnFilter) : [];
  } catch {
    return [];
  }
}

/** The filters as text: for the history entry and for the API; nothing without filters. */
const writeFilters = (filters: readonly ColumnFilter[]): string | undefined =>
  filters.length > 0 ? JSON.stringify(filters) : undefined;

/**
 * The filter as servers understand it, as text; nothing where no rule counts.
 * @param today ISO day in Italy, for which relative days are worked out
 */
export const writeWireFilter = (filter: FilterGroup | null, today: string): string | undefined => {
  const plain = filter && wireFilter(filter, today);
  return plain ? JSON.stringify(plain) : undefined;
};

/**
 * @param today ISO day in Italy
 * @returns how the API is asked, but for page and order
 */
export const queryParameters = ({ text, filters, filter }: ListQuery, today: string) => ({
  query: text.trim() || undefined,
  filters: writeFilters(filters),
  queryFilters: writeWireFilter(filter, today),
});

/** @returns what a history entry keeps of a query */
export const writeListQuery = ({ text, filters, filter }: ListQuery, keys = QUERY_KEYS): Record<string, unknown> => ({
  [keys.text]: text,
  [keys.filters]: writeFilters(filters),
  [keys.filter]: filter ? writeFilter(filter) : undefined,
});

type Filters = Pick<ListQuery, "filters" | "filter">;

/** @returns whether a list's query is only for a server that declares `computed-fields` */
export const asksForComputed = ({ filters, filter }: Filters, list: ListKind): boolean =>
  filters.some(({ id }) => isComputedField(id, list)) || (filter !== null && asksForComputedFields(filter, list));

/** @returns what a query filters by, for a server that doesn't declare `computed-fields` */
export const withoutComputed = ({ filters, filter }: Filters, list: ListKind): Filters => ({
  filters: filters.filter(({ id }) => !isComputedField(id, list)),
  filter: filter && withoutComputedFields(filter, list),
});

/** @returns whether all rows are asked for */
export const asksForAll = ({ text, filters, filter }: ListQuery): boolean =>
  text.trim() === "" && filters.length === 0 && filter === null;

/** The rules of a filter that stand beside those of the columns; all of it as one where it isn't "all must hold". */
function besides(filter: FilterGroup): readonly FilterNode[] {
  const plain = !filter.not && !filter.disabled && (filter.combinator === "and" || filter.rules.length === 1);
  return plain ? filter.rules : [filter];
}

/**
 * @returns all that a list is filtered by as one filter, the columns' first: to be said, counted and translated; null
 * without any. The server is asked for the two apart.
 */
export function wholeFilter({ filters, filter }: Filters): FilterGroup | null {
  if (filters.length === 0) return filter;
  const columns = filters.map(({ id, value }): FilterNode => {
    const [only] = value;
    return value.length === 1
      ? { field: id, operator: "=", value: only }
      : { field: id, operator: "in", value: [...value] };
  });
  return { combinator: "and", rules: [...columns, ...(filter ? besides(filter) : [])] };
}

/** @returns what a list is filtered by without one of the whole filter's outermost rules */
export function withoutRule({ filters, filter }: Filters, at: number): Filters {
  if (at < filters.length) return { filters: filters.filter((_, index) => index !== at), filter };
  if (!filter) return { filters, filter };
  const gone = at - filters.length;
  const rules = filters.length > 0 && besides(filter) !== filter.rules ? [] : filter.rules.filter((_, n) => n !== gone);
  return { filters, filter: rules.length > 0 ? { ...filter, rules } : null };
}
