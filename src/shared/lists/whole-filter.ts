import type { FilterGroup, FilterNode } from "../../domain/filter/filter";
import type { ListQuestion } from "./question";

type Filters = Pick<ListQuestion, "filters" | "filter">;

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
