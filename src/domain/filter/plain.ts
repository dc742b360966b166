import type { FilterOperator } from "./filter";

/**
 * A question as it goes over the wire (decisions §2): the operators of specification §5 and no others, days that are
 * days, nothing that is switched off. Whatever asks, means or translates a filter is made from this. Groups always say
 * whether they are turned round, and rules where their value is from (specification §3): no server has to guess.
 */
export interface PlainGroup {
  combinator: "and" | "or";
  not: boolean;
  rules: readonly PlainNode[];
}

export interface PlainRule {
  field: string;
  operator: FilterOperator;
  /** A list is an array, or a text with commas (specification §5). */
  value: unknown;
  /** "field": the value is the name of another field of the same row. */
  valueSource: "value" | "field";
}

export type PlainNode = PlainGroup | PlainRule;

export const isPlainGroup = (node: PlainNode): node is PlainGroup => "rules" in node;

/** @returns a rule that compares a field with a value */
export const plainRule = (field: string, operator: FilterOperator, value: unknown): PlainRule => ({
  field,
  operator,
  value,
  valueSource: "value",
});

/** @returns the values of a list: those of an array, or of a text with commas; without blanks around them, none empty */
export function listOf(value: unknown): unknown[] {
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : [value];
  return items
    .map((item) => (typeof item === "string" ? item.trim() : item))
    .filter((item) => item !== "" && item !== null && item !== undefined);
}
