import { createRandom, type Random } from "../../../mocks/seed/random";
import type { FilterGroup, FilterNode, FilterRule } from "../filter";
import { valueClass, type FilterField, type FilterFields } from "../filter-fields";
import { comparableFields, operatorInput, operatorsFor } from "../operators";
import { BIRTHDAY_PERIODS, PERIODS, type RuleOperator } from "../relative-day";

type Row = Readonly<Record<string, unknown>>;

/** Texts with a special meaning in one of the languages. */
const WILD = ["%", "_", ".", "*", "\\", "'", '"', "!", "$", "^(a|b)", "[a-z]", "\n", "null", "?", "{}", "--", "//"];
const DAY_PARTS: readonly RuleOperator[] = ["contains", "beginsWith", "endsWith", "doesNotContain"];
const SIGNS = ["=", "!=", "<", ">", "<=", ">="] as const;

/**
 * Generates filters with values of rows: every field with each of its operators, in nested and negated groups.
 * @param rows rows that provide the values
 * @returns the groups, and how often each pair of kind and operator occurs
 */
export function generatedGroups(count: number, rows: readonly Row[], fields: FilterFields) {
  const used = new Map<string, number>();
  const pairs = allPairs(fields);
  let next = 0;
  const rule = (random: Random): FilterRule => {
    const [field, operator, beside] = pairs[next++ % pairs.length]!;
    const name = `${field.kind} ${operator}${beside ? " field" : ""}`;
    used.set(name, (used.get(name) ?? 0) + 1);
    if (beside) return { field: field.name, operator, value: beside.name, valueSource: "field" };
    return { field: field.name, operator, value: valueFor(random, field, operator, rows) };
  };
  const group = (random: Random, depth: number): FilterGroup => ({
    combinator: random.chance(0.5) ? "and" : "or",
    ...(random.chance(0.3) && { not: true }),
    rules: Array.from({ length: random.between(1, 3) }, (): FilterNode =>
      depth < 3 && random.chance(0.3) ? group(random, depth + 1) : rule(random),
    ),
  });
  return { groups: Array.from({ length: count }, (_, at) => group(createRandom(7, at), 0)), used };
}

/** Every field with each operator, and with another field for each comparison, in a random order. */
function allPairs(fields: FilterFields) {
  const random = createRandom(3, 1);
  const pairs = [...fields.values()].flatMap((field): [FilterField, RuleOperator, FilterField?][] => {
    const others = comparableFields(field, "=", fields);
    const other = others[random.between(0, others.length - 1)];
    const names = operatorsFor(field).map(({ name }) => name);
    return [
      ...names.map((name): [FilterField, RuleOperator] => [field, name]),
      // birthdays become parts of days in the API
      ...(field.kind === "day" ? DAY_PARTS.map((name): [FilterField, RuleOperator] => [field, name]) : []),
      ...(other ? SIGNS.map((sign): [FilterField, RuleOperator, FilterField] => [field, sign, other]) : []),
    ];
  });
  return pairs
    .map((pair) => ({ pair, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
}

function valueFor(random: Random, field: FilterField, operator: RuleOperator, rows: readonly Row[]): unknown {
  const held = () => {
    for (let tries = 0; tries < 40; tries++) {
      const value = rows[random.between(0, rows.length - 1)]![field.name];
      if (value !== null && value !== "") return value as string | number | boolean;
    }
    return valueClass(field) === "day" ? "2020-05-08" : valueClass(field) === "number" ? 3 : "x";
  };
  const isText = valueClass(field) === "text" && field.kind !== "enumeration";
  const part = () => {
    const text = String(held());
    if (isText && random.chance(0.15)) return random.pick(WILD as [string, ...string[]]);
    const length = Math.min(text.length, random.between(1, 4));
    const from = { beginsWith: 0, endsWith: text.length - length }[operator as "endsWith"];
    const at = from ?? random.between(0, text.length - length);
    return text.slice(at, at + length);
  };
  const ordered = () => [held(), held()].sort((a, b) => (a < b ? -1 : 1));
  switch (operatorInput(operator)) {
    case "none":
      return null;
    case "one":
      if (/contain|begin|end/i.test(operator)) return part();
      return isText && random.chance(0.05) ? random.pick(WILD as [string, ...string[]]) : held();
    case "list":
      return Array.from({ length: random.between(1, 5) }, held);
    case "two":
      return ordered();
    case "days":
      return random.between(0, 400);
    case "period":
      return random.pick(PERIODS);
    case "birthday-period":
      return random.pick(BIRTHDAY_PERIODS);
    case "ages":
      return [random.between(18, 40), random.between(40, 70)];
  }
}
