import { fold } from "../text";
import { asFlag } from "../values";
import { conditionOf, type Comparable, type Condition, type Sign, type Term, termOf } from "./condition";
import { type ValueClass, filterFields } from "./filter-fields";
import { isWireGroup, type WireGroup, type WireNode } from "./wire-types";

/** A field of a row, with the functions that read it. */
export interface RowField<Row> extends Term {
  /** Null, undefined and an empty text are missing values. A moment is returned as its day in Italy. */
  get: (row: Row) => unknown;
  /** For a field with several values: one of them must match. */
  several?: (row: Row) => readonly unknown[];
}

type RowTest<Row> = (row: Row) => boolean;

/**
 * Compiles a filter of the API to a function that tests a row. Texts compare without case, accents and kinds of apostrophes;
 * missing values only match negative operators; an empty group matches all rows (decisions §4).
 * @param findField finds a field of the row by its name in rules
 * @throws FilterError for an unknown field or operator, an invalid value, and anything that isn't a filter
 */
export function compileFilter<Row>(
  group: unknown,
  findField: (name: string) => RowField<Row> | undefined,
): RowTest<Row> {
  // conditionOf has already found each field
  return testOf(conditionOf(group, findField), ({ name }) => findField(name) ?? { get: () => null });
}

type FieldOf<Row> = (term: Term) => Pick<RowField<Row>, "get" | "several">;

type Value = string | number;
type ReadValue<Row> = (row: Row) => Value | null;

function testOf<Row>(condition: Condition, fieldOf: FieldOf<Row>): RowTest<Row> {
  if (condition.type === "group") {
    const tests = condition.conditions.map((inner) => testOf(inner, fieldOf));
    return condition.or ? (row) => tests.some((test) => test(row)) : (row) => tests.every((test) => test(row));
  }
  if (condition.type === "not") {
    const test = testOf(condition.condition, fieldOf);
    return (row) => !test(row);
  }
  const { term } = condition;
  const { get, several } = fieldOf(term);
  if (several && condition.type !== "compare-fields") {
    const test = testOf<unknown>(condition, () => ({ get: (value) => value }));
    return (row) => several(row).some((value) => test(value));
  }
  const read = valueReader(term.values, get);
  const plain = (value: Comparable) => comparedAs(term.values, value);
  switch (condition.type) {
    case "present":
      // no need to fold a text
      return term.values === "number" ? (row) => read(row) !== null : (row) => !isMissing(get(row));
    case "compare":
      return compared(read, condition.sign, plain(condition.to));
    case "compare-fields":
      return fieldsCompared(read, condition.sign, valueReader(condition.other.values, fieldOf(condition.other).get));
    case "part":
      return partTest(read, condition.at, fold(condition.text));
    case "among": {
      const values = new Set(condition.values.map(plain));
      return (row) => {
        const value = read(row);
        return value !== null && values.has(value);
      };
    }
    case "between": {
      const [from, to] = [plain(condition.from), plain(condition.to)];
      return (row) => {
        const value = read(row);
        return value !== null && value >= from && value <= to;
      };
    }
  }
}

function compared<Row>(read: ReadValue<Row>, sign: Sign, to: Value): RowTest<Row> {
  const holds = COMPARISONS[sign];
  return (row) => {
    const value = read(row);
    return value !== null && holds(value, to);
  };
}

function fieldsCompared<Row>(read: ReadValue<Row>, sign: Sign, readOther: ReadValue<Row>): RowTest<Row> {
  const holds = COMPARISONS[sign];
  return (row) => {
    const [value, other] = [read(row), readOther(row)];
    return value !== null && other !== null && holds(value, other);
  };
}

const COMPARISONS: Record<Sign, (a: Value, b: Value) => boolean> = {
  "=": (a, b) => a === b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
};

function partTest<Row>(read: ReadValue<Row>, at: "anywhere" | "start" | "end", text: string): RowTest<Row> {
  const holds = (value: string) =>
    at === "anywhere" ? value.includes(text) : at === "start" ? value.startsWith(text) : value.endsWith(text);
  return (row) => {
    const value = read(row);
    return value !== null && holds(String(value));
  };
}

/** @returns the normalised value of a filter */
const comparedAs = (values: ValueClass, value: Comparable): Value =>
  values === "text" ? fold(String(value)) : typeof value === "boolean" ? Number(value) : value;

/** @returns a function that reads the normalised value of a row; it returns null for a missing or invalid value */
function valueReader<Row>(values: ValueClass, get: (row: Row) => unknown): ReadValue<Row> {
  // a separate function for texts is faster for a hundred thousand rows
  if (values === "text")
    return (row) => {
      const value = get(row);
      return isMissing(value) ? null : fold(String(value));
    };
  return (row) => {
    const value = get(row);
    return isMissing(value) ? null : readAs(values, value);
  };
}

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === "";

/** @returns the normalised value of a class, for a value that isn't missing; null for an invalid number */
export function readAs(values: ValueClass, value: unknown): Value | null {
  if (values === "text") return fold(String(value));
  if (values === "day") return String(value).slice(0, 10);
  if (values === "flag") return asFlag(value) ? 1 : 0;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** The known values of a row, by the names of donors' fields. */
type KnownValues = Readonly<Record<string, unknown>>;

/** @returns whether a donor can't match a filter, whatever the unknown values are */
export const isRuledOut = (filter: WireGroup, known: KnownValues): boolean => holds(filter, known) === false;

/** Returns undefined if the result depends on unknown values. */
function holds(node: WireNode, known: KnownValues): boolean | undefined {
  if (!isWireGroup(node)) return ruleHolds(node, known);
  const { combinator, not, rules } = node;
  const all = rules.map((rule) => holds(rule, known));
  // one false decides "and", one true decides "or"
  const decisive = combinator === "or";
  const result = all.includes(decisive) ? decisive : all.includes(undefined) ? undefined : !decisive;
  return result !== undefined && not ? !result : result;
}

function ruleHolds(rule: Exclude<WireNode, WireGroup>, known: KnownValues): boolean | undefined {
  const names = [rule.field, ...(rule.valueSource === "field" ? [String(rule.value)] : [])];
  if (!names.every((name) => Object.hasOwn(known, name))) return undefined;
  const find = (name: string): RowField<KnownValues> | undefined => {
    const field = filterFields("donors").get(name);
    return field && { ...termOf(field), get: (values) => values[name] };
  };
  return compileFilter({ combinator: "and", rules: [rule] }, find)(known);
}
