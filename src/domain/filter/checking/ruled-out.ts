import { compileFilter, type RowField } from "../matches";
import { termOf } from "../condition";
import { filterFields } from "../filter-fields";
import { isPlainGroup, type PlainGroup, type PlainNode } from "../plain";

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
