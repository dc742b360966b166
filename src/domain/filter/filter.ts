/**
 * A question to the registry as a tree of rules: what is built in "Filtri", kept in a saved view, sent as
 * `queryFilters` (specification §3, §5). The shape is react-querybuilder's; what it adds are relative days and rules
 * that are switched off, which never leave for the API (decisions §2).
 */
export interface FilterGroup {
  combinator: "and" | "or";
  /** The whole group is turned round. */
  not?: boolean;
  rules: readonly FilterNode[];
  /** Kept, and counting for nothing. */
  disabled?: boolean;
  /** For the filter builder only; it has no meaning. */
  id?: string;
}

export interface FilterRule {
  /** A field of the list's own records, or "donor." and a field of the donor they belong to. */
  field: string;
  operator: string;
  value?: unknown;
  /** "field": the value is the name of another field of the same row. */
  valueSource?: "value" | "field";
  disabled?: boolean;
  id?: string;
}

export type FilterNode = FilterGroup | FilterRule;

/** The operators of specification §5, by the names under which they travel. */
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

/** @returns how many rules of a filter count: none that is switched off, or stands in a group that is */
export const countRules = (group: FilterGroup): number =>
  group.disabled
    ? 0
    : group.rules.reduce((count, node) => count + (isFilterGroup(node) ? countRules(node) : node.disabled ? 0 : 1), 0);

/** How many values a list may have, rules a filter, and groups lie within each other. */
export const MAX_VALUES = 500;
export const MAX_RULES = 200;
export const MAX_DEPTH = 20;
/** What of an address may be a filter, in characters once it is percent-encoded: 6 kB for all of it. */
export const MAX_ENCODED = 6_000;
