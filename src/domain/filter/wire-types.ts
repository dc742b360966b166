import type { FilterOperator } from "./filter";

/**
 * A filter in the API (decisions §2): only operators of specification §5, no relative days, no disabled rules. Translations and the
 * mock use this form. Groups always have `not`, and rules `valueSource` (specification §3).
 */
export interface WireGroup {
  combinator: "and" | "or";
  not: boolean;
  rules: readonly WireNode[];
}

export interface WireRule {
  field: string;
  operator: FilterOperator;
  /** A list is an array, or a text with commas (specification §5). */
  value: unknown;
  /** "field": the value is the name of another field of the same row. */
  valueSource: "value" | "field";
}

export type WireNode = WireGroup | WireRule;

export const isWireGroup = (node: WireNode): node is WireGroup => "rules" in node;

/** @returns a rule that compares a field with a value */
export const wireRule = (field: string, operator: FilterOperator, value: unknown): WireRule => ({
  field,
  operator,
  value,
  valueSource: "value",
});

/** @returns the trimmed, non-empty values of an array or of a text with commas */
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
