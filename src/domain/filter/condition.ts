import { isIsoDay } from "../dates/days";
import { asFlag, isRecord } from "../values";
import { isFilterOperator, NEGATED } from "./filter";
import { valueClass, type FilterField, type ValueClass } from "./filter-fields";
import { listOf } from "./wire-types";
import { filterErrors } from "./error-texts";

/**
 * A filter as a few kinds of conditions (decisions §4). The mock's lists and the translations into other languages are made from
 * it, so that they mean the same. All conditions except "not" are false if the field's value is missing, so that a missing value
 * only matches negative operators.
 */
export type Condition =
  /** An empty group matches all rows; none with `or: true`. */
  | { type: "group"; or: boolean; conditions: readonly Condition[] }
  | { type: "not"; condition: Condition }
  | { type: "present"; term: Term }
  | { type: "compare"; term: Term; sign: Sign; to: Comparable }
  | { type: "compare-fields"; term: Term; sign: Sign; other: Term }
  | { type: "part"; term: Term; at: "anywhere" | "start" | "end"; text: string }
  | { type: "among"; term: Term; values: readonly Comparable[] }
  | { type: "between"; term: Term; from: Comparable; to: Comparable };

export type Sign = "=" | "<" | ">" | "<=" | ">=";

/** A text, a number, an ISO day, a flag. */
export type Comparable = string | number | boolean;

/** A field in a condition. */
export interface Term {
  name: string;
  values: ValueClass;
  enumeration: boolean;
}

/** An invalid filter, with an Italian message for the user. */
export class FilterError extends Error {}

type FindField = (name: string) => Term | undefined;

export const termOf = ({ name, kind, numeric }: Pick<FilterField, "name" | "kind" | "numeric">): Term => ({
  name,
  values: valueClass({ kind, numeric }),
  enumeration: kind === "enumeration",
});

/** Maximum depth of groups. It is more than in `filter.ts`, because birthdays become groups, too. */
const MAX_DEPTH = 30;

const NOBODY: Condition = { type: "group", or: true, conditions: [] };
const not = (condition: Condition): Condition => ({ type: "not", condition });

/**
 * Reads a filter of the API. An empty group matches all rows.
 * @throws FilterError for an unknown field or operator, an invalid value, and anything that isn't a filter
 */
export function conditionOf(group: unknown, findField: FindField, depth = 0): Condition {
  if (depth > MAX_DEPTH) throw new FilterError(filterErrors.tooDeep);
  if (!isRecord(group) || !Array.isArray(group.rules)) throw new FilterError(filterErrors.noFilter);
  const { combinator } = group;
  if (combinator !== "and" && combinator !== "or") throw new FilterError(filterErrors.noFilter);
  const conditions = group.rules.map((node: unknown) =>
    isRecord(node) && "rules" in node ? conditionOf(node, findField, depth + 1) : ruleOf(node, findField),
  );
  const all: Condition = { type: "group", or: combinator === "or" && conditions.length > 0, conditions };
  return group.not ? not(all) : all;
}

function ruleOf(rule: unknown, findField: FindField): Condition {
  if (!isRecord(rule) || typeof rule.field !== "string" || typeof rule.operator !== "string")
    throw new FilterError(filterErrors.noRule);
  const { operator, value, valueSource } = rule;
  const find = (name: string) => {
    const term = findField(name);
    if (!term) throw new FilterError(filterErrors.unknownField(name));
    return term;
  };
  const term = find(rule.field);
  if (valueSource !== "field") return valueRule(term, operator, value);
  const other = find(String(value));
  if (other.values !== term.values) throw new FilterError(filterErrors.notComparable);
  if (operator === "!=") return not({ type: "compare-fields", term, sign: "=", other });
  if (!isSign(operator)) throw new FilterError(filterErrors.unknownOperator(operator));
  return { type: "compare-fields", term, sign: operator, other };
}

const isSign = (operator: string): operator is Sign => ["=", "<", ">", "<=", ">="].includes(operator);

const PARTS = { contains: "anywhere", beginsWith: "start", endsWith: "end" } as const;

function valueRule(term: Term, operator: string, value: unknown): Condition {
  if (!isFilterOperator(operator)) throw new FilterError(filterErrors.unknownOperator(operator));
  const positive = NEGATED[operator];
  if (positive) return not(valueRule(term, positive, value));
  if (operator === "notNull") return { type: "present", term };
  if (operator === "in") {
    const values = listOf(value).flatMap((item) => comparableOf(term, item) ?? []);
    return values.length === 0 ? NOBODY : { type: "among", term, values };
  }
  if (operator === "between") {
    const [from, to] = listOf(value).map((item) => comparableOf(term, item));
    if (from == null || to == null) throw new FilterError(filterErrors.noRange);
    return { type: "between", term, from, to };
  }
  if (isSign(operator)) {
    const to = comparableOf(term, Array.isArray(value) ? value[0] : value);
    // no row matches a comparison with a missing value
    return to === null ? NOBODY : { type: "compare", term, sign: operator, to };
  }
  if (term.values === "number" || term.values === "flag") throw new FilterError(filterErrors.noText(operator));
  const text = String(value ?? "");
  return text === "" ? NOBODY : { type: "part", term, at: PARTS[operator as keyof typeof PARTS], text };
}

/** Converts a value to the class of its field; null for an empty value. */
function comparableOf({ values }: Term, value: unknown): Comparable | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "object") throw new FilterError(filterErrors.noValue);
  switch (values) {
    case "number":
      if (Number.isNaN(Number(value))) throw new FilterError(filterErrors.noNumber(String(value)));
      return Number(value);
    case "day": {
      const day = String(value).slice(0, 10);
      if (!isIsoDay(day)) throw new FilterError(filterErrors.noDay(String(value)));
      return day;
    }
    case "flag":
      return asFlag(value) ?? false;
    case "text":
      return String(value);
  }
}
