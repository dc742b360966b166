import type { Comparable, Condition, Sign, Term } from "../condition";
import { normalOf, TYPED_SPELLINGS, type Leaf, type Normal } from "./normal";

/** A rule of JSON-logic. */
type JsonLogic = Readonly<Record<string, unknown>> | boolean;

/** @returns a condition as a rule of JSON-logic, which has no word for lower case; missing is null, or an empty text */
export const toJsonLogic = (condition: Condition): JsonLogic => logicOf(normalOf(condition, TYPED_SPELLINGS));

function logicOf(normal: Normal): JsonLogic {
  if (normal.type === "leaf") {
    const test = testOf(normal.leaf);
    return normal.negated ? { "!": [test] } : test;
  }
  if (normal.of.length === 0) return normal.type === "all";
  return { [normal.type === "all" ? "and" : "or"]: normal.of.map(logicOf) };
}

const variable = ({ name }: Term) => ({ var: name });

/** A text that is empty is false there; a number that is 0, and a flag that is not set, would be, too. */
const isPresent = (term: Term): JsonLogic =>
  term.values === "text" ? { "!!": [variable(term)] } : { "!==": [variable(term), null] };

const SIGNS: Record<Sign, string> = { "=": "===", "<": "<", ">": ">", "<=": "<=", ">=": ">=" };

function testOf(leaf: Leaf): JsonLogic {
  const { term } = leaf;
  const field = variable(term);
  switch (leaf.type) {
    case "present":
      return isPresent(term);
    case "compare":
      return leaf.sign === "="
        ? { "===": [field, leaf.to] }
        : { and: [isPresent(term), { [SIGNS[leaf.sign]]: [field, leaf.to] }] };
    case "compare-fields":
      return {
        and: [isPresent(term), isPresent(leaf.other), { [SIGNS[leaf.sign]]: [field, variable(leaf.other)] }],
      };
    case "part":
      return partOf(leaf);
    case "among":
      return { in: [field, leaf.values] };
    case "between":
      return { and: [isPresent(term), between(leaf.from, field, leaf.to)] };
  }
}

const between = (from: Comparable, field: object, to: Comparable) => ({ "<=": [from, field, to] });

function partOf({ term, at, text }: Leaf & { type: "part" }): JsonLogic {
  const field = variable(term);
  if (at === "anywhere") return { in: [text, field] };
  const cut = at === "start" ? [field, 0, text.length] : [field, -text.length];
  // what is missing would be cut as the word "null"
  return { and: [isPresent(term), { "===": [{ substr: cut }, text] }] };
}
