import { fold } from "../text";
import { asFlag } from "../values";
import { conditionOf, type Comparable, type Condition, type Sign, type Term, termOf } from "./condition";
import { type ValueClass, filterFields } from "./filter-fields";
import { isPlainGroup, type PlainGroup, type PlainNode } from "./plain";

/** A field of a row: what it is called, how its values compare, and how one is read. */
export interface RowField<Row> extends Term {
  /** Null, undefined and an empty text are a value that is missing; a moment is read as the day that it is in Italy. */
  get: (row: Row) => unknown;
  /** Of a field that holds several values: a rule is met by one of them; none are a value that is missing. */
  several?: (row: Row) => readonly unknown[];
}

type RowTest<Row> = (row: Row) => boolean;

/**
 * Compiles a rule group to one test. Text compares without case, accents and kinds of apostrophe; what is missing
 * fulfils negative operators only; a group without rules lets everybody through (decisions §4).
 * @param group what came over the wire
 * @param findField the row's fields by the names that rules have for them
 * @throws FilterError for fields and operators that don't exist, values that are none, and for what is no rule group
 */
export function compileFilter<Row>(
  group: unknown,
  findField: (name: string) => RowField<Row> | undefined,
): RowTest<Row> {
  // conditionOf has asked for it by that name
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
      // a text is there whatever it says: no need to fold it
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

/** @returns a value of a filter as those of its class compare */
const comparedAs = (values: ValueClass, value: Comparable): Value =>
  values === "text" ? fold(String(value)) : typeof value === "boolean" ? Number(value) : value;

/** @returns how a row's value is read as it compares; null where it is missing, or none of its class */
function valueReader<Row>(values: ValueClass, get: (row: Row) => unknown): ReadValue<Row> {
  // a function for each class: a hundred thousand rows are read by it
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

/** @returns a value that isn't missing as those of its class compare; null for a number that is none */
export function readAs(values: ValueClass, value: unknown): Value | null {
  if (values === "text") return fold(String(value));
  if (values === "day") return String(value).slice(0, 10);
  if (values === "flag") return asFlag(value) ? 1 : 0;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** What is known of a row: its values by the names of donors' fields. */
type KnownValues = Readonly<Record<string, unknown>>;

/** @returns whether a donor can't be what a filter asks for, whatever else the row has */
export const isRuledOut = (filter: PlainGroup, known: KnownValues): boolean => holds(filter, known) === false;

/** Undefined: it follows from what isn't known. */
function holds(node: PlainNode, known: KnownValues): boolean | undefined {
  if (!isPlainGroup(node)) return ruleHolds(node, known);
  const { combinator, not, rules } = node;
  const all = rules.map((rule) => holds(rule, known));
  // one is enough: of "and" one that fails, of "or" one that holds
  const decisive = combinator === "or";
  const result = all.includes(decisive) ? decisive : all.includes(undefined) ? undefined : !decisive;
  return result !== undefined && not ? !result : result;
}

function ruleHolds(rule: Exclude<PlainNode, PlainGroup>, known: KnownValues): boolean | undefined {
  const names = [rule.field, ...(rule.valueSource === "field" ? [String(rule.value)] : [])];
  if (!names.every((name) => Object.hasOwn(known, name))) return undefined;
  const find = (name: string): RowField<KnownValues> | undefined => {
    const field = filterFields("donors").get(name);
    return field && { ...termOf(field), get: (values) => values[name] };
  };
  return compileFilter({ combinator: "and", rules: [rule] }, find)(known);
}
