/**
 * A filter as a tree of rules: in the filter builder, in saved views, and as `queryFilters` of the API (specification §3, §5).
 * The shape is that of react-querybuilder. Relative days and disabled rules are never sent to the API (decisions §2).
 */
export interface FilterGroup {
  combinator: "and" | "or";
  /** Whether the group is negated. */
  not?: boolean;
  rules: readonly FilterNode[];
  disabled?: boolean;
}

export interface FilterRule {
  /** A field of the list's records, or "donor." and a field of their donor. */
  field: string;
  operator: string;
  value?: unknown;
  /** "field": the value is the name of another field of the same row. */
  valueSource?: "value" | "field";
  disabled?: boolean;
}

export type FilterNode = FilterGroup | FilterRule;

/** The operators of specification §5. */
export const FILTER_OPERATORS = [
  "=",
  "!=",
  "<",
  ">",
  "<=",
  ">=",
  "contains",
  "beginsWith",
  "endsWith",
  "doesNotContain",
  "doesNotBeginWith",
  "doesNotEndWith",
  "null",
  "notNull",
  "in",
  "notIn",
  "between",
  "notBetween",
] as const;

export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export const isFilterGroup = (node: FilterNode): node is FilterGroup => "rules" in node;

export const isFilterOperator = (operator: string): operator is FilterOperator =>
  (FILTER_OPERATORS as readonly string[]).includes(operator);

/** @returns the number of rules that aren't disabled and aren't in a disabled group */
export const countRules = (group: FilterGroup): number =>
  group.disabled
    ? 0
    : group.rules.reduce((count, node) => count + (isFilterGroup(node) ? countRules(node) : node.disabled ? 0 : 1), 0);

/** Maximum number of values in a list, of rules in a filter, and of nested groups. */
export const MAX_VALUES = 500;
export const MAX_RULES = 200;
export const MAX_DEPTH = 20;
/** Maximum length of a percent-encoded filter in a URL, in characters. */
export const MAX_ENCODED = 6_000;

/** The opposites of the negative operators. */
export const NEGATED: Readonly<Record<string, string>> = {
  "!=": "=",
  doesNotContain: "contains",
  doesNotBeginWith: "beginsWith",
  doesNotEndWith: "endsWith",
  null: "notNull",
  notIn: "in",
  notBetween: "between",
};
