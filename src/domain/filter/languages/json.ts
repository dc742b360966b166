import type { Comparable, Condition, Sign, Term } from "../condition";
import {
  comparesOption,
  LOWER_SPELLINGS,
  normalFormOf,
  type Leaf,
  type NormalForm,
  TYPED_SPELLINGS,
} from "./negation-normal-form";

/** A query of MongoDB. */
type MongoQuery = Readonly<Record<string, unknown>>;

const EVERYBODY: MongoQuery = {};
const NOBODY: MongoQuery = { $nor: [{}] };

/** @returns a query of MongoDB in which a missing value is an absent field, null or an empty text */
export const toMongo = (condition: Condition): MongoQuery => queryOf(normalFormOf(condition, LOWER_SPELLINGS));

function queryOf(normal: NormalForm): MongoQuery {
  if (normal.type === "leaf") return leafOf(normal.leaf, normal.negated);
  if (normal.of.length === 0) return normal.type === "all" ? EVERYBODY : NOBODY;
  return { [normal.type === "all" ? "$and" : "$or"]: normal.of.map(queryOf) };
}

function leafOf(leaf: Leaf, negated: boolean): MongoQuery {
  const { term } = leaf;
  if (leaf.type === "present") return { [term.name]: present(term, !negated) };
  if (leaf.type === "compare-fields" || isOrderedText(leaf)) {
    const test = expressionOf(leaf);
    return { $expr: negated ? { $not: [test] } : test };
  }
  const test = testOf(leaf);
  // "$not" also matches missing values
  return { [term.name]: negated ? { $not: test } : test };
}

/** Whether a leaf compares the order of texts. Only an expression can convert to lower case; patterns can't compare the order. */
const isOrderedText = (leaf: Leaf): leaf is Leaf & { type: "compare" | "between" } =>
  leaf.term.values === "text" && (leaf.type === "between" || (leaf.type === "compare" && leaf.sign !== "="));

const present = ({ values }: Term, present: boolean): MongoQuery =>
  values === "text" ? { [present ? "$nin" : "$in"]: [null, ""] } : { [present ? "$ne" : "$eq"]: null };

const COMPARISONS: Record<Sign, string> = { "=": "$eq", "<": "$lt", ">": "$gt", "<=": "$lte", ">=": "$gte" };

function testOf(leaf: Exclude<Leaf, { type: "present" | "compare-fields" }>): MongoQuery {
  const isText = leaf.term.values === "text" && !comparesOption(leaf);
  switch (leaf.type) {
    case "compare":
      return isText ? matching(`^${escaped(leaf.to)}$`) : { [COMPARISONS[leaf.sign]]: leaf.to };
    case "among":
      return isText ? matching(`^(${leaf.values.map(escaped).join("|")})$`) : { $in: leaf.values };
    case "between":
      return { $gte: leaf.from, $lte: leaf.to };
    case "part": {
      const text = escaped(leaf.text);
      return matching(leaf.at === "start" ? `^${text}` : leaf.at === "end" ? `${text}$` : text);
    }
  }
}

const matching = (pattern: string): MongoQuery => ({ $regex: pattern, $options: "i" });

const escaped = (value: Comparable): string => String(value).replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

function expressionOf(leaf: Leaf & { type: "compare-fields" | "compare" | "between" }): MongoQuery {
  const { term } = leaf;
  if (leaf.type === "compare-fields") {
    const test = { [COMPARISONS[leaf.sign]]: [lowered(term), lowered(leaf.other)] };
    return { $and: [isNotMissing(term), isNotMissing(leaf.other), test] };
  }
  const compared = (sign: Sign, value: Comparable) => ({ [COMPARISONS[sign]]: [lowered(term), { $literal: value }] });
  const tests =
    leaf.type === "between" ? [compared(">=", leaf.from), compared("<=", leaf.to)] : [compared(leaf.sign, leaf.to)];
  return { $and: [isNotMissing(term), ...tests] };
}

/** MongoDB sorts absent fields and null before an empty text, and that before all other texts. */
const isNotMissing = ({ name, values }: Term) =>
  values === "text" ? { $gt: [`$${name}`, ""] } : { $ne: [{ $ifNull: [`$${name}`, null] }, null] };

const lowered = ({ name, values }: Term) => (values === "text" ? { $toLower: `$${name}` } : `$${name}`);

/** A rule of JSON-logic. */
type JsonLogic = Readonly<Record<string, unknown>> | boolean;

/** @returns a rule of JSON-logic, which can't convert to lower case. A missing value is null or an empty text */
export const toJsonLogic = (condition: Condition): JsonLogic => logicOf(normalFormOf(condition, TYPED_SPELLINGS));

function logicOf(normal: NormalForm): JsonLogic {
  if (normal.type === "leaf") {
    const test = logicTestOf(normal.leaf);
    return normal.negated ? { "!": [test] } : test;
  }
  if (normal.of.length === 0) return normal.type === "all";
  return { [normal.type === "all" ? "and" : "or"]: normal.of.map(logicOf) };
}

const variable = ({ name }: Term) => ({ var: name });

/** "!!" is false for an empty text, but also for 0 and false, so other classes compare with null. */
const isPresent = (term: Term): JsonLogic =>
  term.values === "text" ? { "!!": [variable(term)] } : { "!==": [variable(term), null] };

const SIGNS: Record<Sign, string> = { "=": "===", "<": "<", ">": ">", "<=": "<=", ">=": ">=" };

function logicTestOf(leaf: Leaf): JsonLogic {
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
  // "substr" converts null to the text "null"
  return { and: [isPresent(term), { "===": [{ substr: cut }, text] }] };
}
