import { fold } from "../../domain/text";
import { type Column, columnOf, QueryError, type Table, type Value } from "./table";

/** A rule group as react-querybuilder keeps it (specification §3, §5); the mock reads it as it comes. */
export interface RuleGroup {
  combinator: "and" | "or";
  not?: boolean;
  rules: (Rule | RuleGroup)[];
}

export interface Rule {
  field: string;
  operator: string;
  value?: unknown;
  valueSource?: "value" | "field";
}

export type Predicate = (row: number) => boolean;
type Test = (value: Value, row: number) => boolean;

/**
 * Compiles a rule group to one predicate. Text compares without case, accents and kinds of apostrophe; what is missing fulfils only negative
 * operators. A group without rules lets everybody through.
 * @throws QueryError for fields and operators that don't exist, and for what is no rule group
 */
export function compileGroup(table: Table, group: unknown): Predicate {
  if (!isGroup(group)) throw new QueryError("Filtro non valido.");
  const parts = group.rules.map((rule) => (isGroup(rule) ? compileGroup(table, rule) : compileRule(table, rule)));
  const holds: Predicate =
    parts.length === 0
      ? () => true
      : group.combinator === "and"
        ? (row) => parts.every((part) => part(row))
        : (row) => parts.some((part) => part(row));
  return group.not ? (row) => !holds(row) : holds;
}

function isGroup(value: unknown): value is RuleGroup {
  if (typeof value !== "object" || value === null || !("rules" in value) || !Array.isArray(value.rules)) return false;
  const combinator = "combinator" in value ? value.combinator : undefined;
  return combinator === "and" || combinator === "or";
}

function compileRule(table: Table, rule: unknown): Predicate {
  if (typeof rule !== "object" || rule === null || !("field" in rule) || !("operator" in rule)) {
    throw new QueryError("Regola non valida.");
  }
  const { field, operator, value, valueSource } = rule as Rule;
  const column = columnOf(table, field);
  const test = valueSource === "field" ? fieldTest(table, operator, column, value) : valueTest(operator, column, value);
  return (row) => test(column.get(row), row);
}

/** Compares two fields of the same row. */
function fieldTest(table: Table, operator: string, column: Column, other: unknown): Test {
  const right = columnOf(table, String(other));
  return (value, row) => valueTest(operator, column, right.get(row))(value, row);
}

function valueTest(operator: string, column: Column, raw: unknown): Test {
  const one = normalise(column, Array.isArray(raw) ? raw[0] : raw);
  const text = String(one ?? "");
  const compare = (holds: (sign: number) => boolean) => (value: Value) => {
    const left = normalise(column, value);
    return left !== null && one !== null && holds(left < one ? -1 : left > one ? 1 : 0);
  };
  const onText = (holds: (value: string) => boolean): Test => {
    return (value) => value !== null && holds(String(normalise(column, value)));
  };
  const not =
    (test: Test): Test =>
    (value, row) =>
      !test(value, row);
  const many = () => new Set(listOf(raw).map((item) => normalise(column, item)));
  switch (operator) {
    case "=":
      return compare((sign) => sign === 0);
    case "!=":
      return not(compare((sign) => sign === 0));
    case "<":
      return compare((sign) => sign < 0);
    case ">":
      return compare((sign) => sign > 0);
    case "<=":
      return compare((sign) => sign <= 0);
    case ">=":
      return compare((sign) => sign >= 0);
    case "contains":
      return onText((value) => value.includes(text));
    case "beginsWith":
      return onText((value) => value.startsWith(text));
    case "endsWith":
      return onText((value) => value.endsWith(text));
    case "doesNotContain":
      return not(onText((value) => value.includes(text)));
    case "doesNotBeginWith":
      return not(onText((value) => value.startsWith(text)));
    case "doesNotEndWith":
      return not(onText((value) => value.endsWith(text)));
    case "null":
      return (value) => value === null || value === "";
    case "notNull":
      return (value) => value !== null && value !== "";
    case "in":
    case "notIn": {
      const set = many();
      const among: Test = (value) => value !== null && set.has(normalise(column, value));
      return operator === "in" ? among : not(among);
    }
    case "between":
    case "notBetween": {
      const [from = null, to = null] = listOf(raw).map((item) => normalise(column, item));
      if (from === null || to === null) throw new QueryError("L'intervallo richiede due valori.");
      const inside: Test = (value) => {
        const left = normalise(column, value);
        return left !== null && left >= from && left <= to;
      };
      return operator === "between" ? inside : not(inside);
    }
    default:
      throw new QueryError(`Operatore sconosciuto: ${operator}`);
  }
}

/** The list separator is a comma (specification §5). */
const listOf = (raw: unknown): unknown[] =>
  Array.isArray(raw)
    ? raw
    : String(raw ?? "")
        .split(",")
        .map((item) => item.trim());

/** A value as its column compares it; null when it has none. */
export function normalise(column: Column, value: unknown): string | number | null {
  if (value === null || value === undefined || value === "") return null;
  if (column.kind === "number") return Number.isNaN(Number(value)) ? null : Number(value);
  if (column.kind === "boolean") return value === true || value === "true" || value === 1 || value === "1" ? 1 : 0;
  return column.kind === "day" ? String(value).slice(0, 10) : fold(String(value));
}
