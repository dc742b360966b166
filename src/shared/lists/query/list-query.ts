import { isRecord } from "../../../domain/values";
import { asksForComputedFields, isComputedField, withoutComputedFields } from "../../../domain/filter/computed-fields";
import type { FilterGroup, FilterNode } from "../../../domain/filter/filter";
import { parseFilter } from "../../../domain/filter/wire/parse-filter";
import { wireFilter } from "../../../domain/filter/wire/wire";
import type { ListKind } from "../../../domain/records/records";

export type ColumnValue = string | number | boolean;

/**
 * Values of a column, as the API takes them in `filters` (specification §3). Always a list, since a single text could
 * match a part: AB+ for B+.
 */
export interface ColumnFilter {
  id: string;
  value: readonly ColumnValue[];
}

/**
 * A list's query. It is in the history entry, never in the address, since it may contain personal data (decisions
 * §4).
 */
export interface ListQuery {
  text: string;
  filters: readonly ColumnFilter[];
  /** Null without a built filter. */
  filter: FilterGroup | null;
}

export type ClearTarget = "search" | "filters" | "all";

/** @returns the key of a tab's query in the history entry; each tab has its own query */
export const listQueryKey = (tab: string | null): string => (tab === null ? "query" : `${tab}.query`);

const isValue = (value: unknown): value is ColumnValue => ["string", "number", "boolean"].includes(typeof value);

/** @returns a stored filter; empty if invalid */
function columnFilter(stored: unknown): ColumnFilter[] {
  if (!isRecord(stored) || typeof stored.id !== "string" || !Array.isArray(stored.value)) return [];
  const value: readonly unknown[] = stored.value;
  return value.length > 0 && value.every(isValue) ? [{ id: stored.id, value: [...new Set(value)] }] : [];
}

/** @returns a stored query. It may be another version's: invalid parts are ignored */
export function parseListQuery(stored: unknown): ListQuery {
  const { text, filters, filter } = isRecord(stored) ? stored : {};
  const parsed = isRecord(filter) ? parseFilter(filter) : null;
  return {
    text: typeof text === "string" ? text : "",
    filters: Array.isArray(filters) ? filters.flatMap(columnFilter) : [],
    filter: parsed?.status === "read" ? parsed.filter : null,
  };
}

/** @returns the query of a history entry */
export const readListQuery = (entry: Record<string, unknown>, tab: string | null = null): ListQuery =>
  parseListQuery(entry[listQueryKey(tab)]);

/** @returns the state of a history entry with this query */
export const writeListQuery = (query: ListQuery, tab: string | null = null): Record<string, unknown> => ({
  [listQueryKey(tab)]: query,
});

export const isSameQuery = (one: ListQuery, other: ListQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param today ISO day in Italy
 * @returns the filter for the API; undefined without rules
 */
export const writeWireFilter = (filter: FilterGroup | null, today: string): string | undefined => {
  const plain = filter && wireFilter(filter, today);
  return plain ? JSON.stringify(plain) : undefined;
};

/**
 * @param today ISO day in Italy
 * @returns the parameters for the API, without page and order
 */
export const queryParameters = ({ text, filters, filter }: ListQuery, today: string) => ({
  query: text.trim() || undefined,
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
  queryFilters: writeWireFilter(filter, today),
});

type Filters = Pick<ListQuery, "filters" | "filter">;

/** @returns whether a query needs `computed-fields` */
export const asksForComputed = ({ filters, filter }: Filters, list: ListKind): boolean =>
  filters.some(({ id }) => isComputedField(id, list)) || (filter !== null && asksForComputedFields(filter, list));

/** @returns the filters that work without `computed-fields` */
export const withoutComputed = ({ filters, filter }: Filters, list: ListKind): Filters => ({
  filters: filters.filter(({ id }) => !isComputedField(id, list)),
  filter: filter && withoutComputedFields(filter, list),
});

export const asksForAll = ({ text, filters, filter }: ListQuery): boolean =>
  text.trim() === "" && filters.length === 0 && filter === null;

/** The outermost rules of a filter, or the filter itself if it isn't a plain "and". */
function outermostRules(filter: FilterGroup): readonly FilterNode[] {
  const plain = !filter.not && !filter.disabled && (filter.combinator === "and" || filter.rules.length === 1);
  return plain ? filter.rules : [filter];
}

/** @returns the columns' filters and the built filter as one filter; null without any */
export function wholeFilter({ filters, filter }: Filters): FilterGroup | null {
  if (filters.length === 0) return filter;
  const columns = filters.map(({ id, value }): FilterNode => {
    const [only] = value;
    return value.length === 1
      ? { field: id, operator: "=", value: only }
      : { field: id, operator: "in", value: [...value] };
  });
  return { combinator: "and", rules: [...columns, ...(filter ? outermostRules(filter) : [])] };
}

/** @returns the filters without one rule of the whole filter */
export function withoutRule({ filters, filter }: Filters, at: number): Filters {
  if (at < filters.length) return { filters: filters.filter((_, index) => index !== at), filter };
  if (!filter) return { filters, filter };
  const gone = at - filters.length;
  const rules =
    filters.length > 0 && outermostRules(filter) !== filter.rules ? [] : filter.rules.filter((_, n) => n !== gone);
  return { filters, filter: rules.length > 0 ? { ...filter, rules } : null };
}
