import { RECORDS, type RecordKind } from "../../records/records";
import { OWNER } from "../../records/record";
import type { Comparable, Condition, Sign, Term } from "../condition";
import { comparesOption, LOWER_SPELLINGS, normalFormOf, writeInfix, type Leaf } from "./negation-normal-form";

/** @returns the prefix of a record's own fields if it belongs to a donor, because "type" is a function of CEL */
export const celPrefix = (list: RecordKind): string =>
  RECORDS[list].ofDonor ? `${list.replace(/s(Due)?$/, "$1")}.` : "";

const ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const text = (value: string): string =>
  `"${value.replace(/["\\]/g, (sign) => `\\${sign}`).replace(/[\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`;

/** @returns a CEL expression. It uses `lowerAscii` of the extension for strings */
export function toCel(condition: Condition, list: RecordKind): string {
  const dialect: CodeDialect = {
    and: " && ",
    or: " || ",
    field: ({ name }) => (name.startsWith(OWNER) ? name : celPrefix(list) + name),
    text,
    lower: (field) => `${field}.lowerAscii()`,
    part: {
      anywhere: (field, part) => `${field}.contains(${part})`,
      start: (field, part) => `${field}.startsWith(${part})`,
      end: (field, part) => `${field}.endsWith(${part})`,
    },
    among: (field, values) => `${field} in [${values.join(", ")}]`,
  };
  return toCode(condition, dialect);
}

/** The differences between CEL and SpEL. */
interface CodeDialect {
  and: string;
  or: string;
  /** The name of a field. */
  field: (term: Term) => string;
  text: (text: string) => string;
  lower: (field: string) => string;
  part: Record<"anywhere" | "start" | "end", (field: string, text: string) => string>;
  among: (field: string, values: readonly string[]) => string;
}

/** @returns an expression in which a missing value is null or an empty text */
function toCode(condition: Condition, dialect: CodeDialect): string {
  const syntax = { and: dialect.and, or: dialect.or, everybody: "true", nobody: "false" };
  return writeInfix(normalFormOf(condition, LOWER_SPELLINGS), syntax, (leaf, negated) =>
    writeLeaf(leaf, negated, dialect),
  );
}

/** Checks for null before each comparison, because both languages throw for it. */
function writeLeaf(leaf: Leaf, negated: boolean, dialect: CodeDialect): string {
  const terms = leaf.type === "compare-fields" ? [leaf.term, leaf.other] : [leaf.term];
  const present = terms.flatMap((term) => presence(term, !negated, dialect));
  if (leaf.type === "present") return bracketed(present, negated, dialect);
  const test = testOf(leaf, dialect);
  return bracketed([...present, negated ? `!(${test})` : test], negated, dialect);
}

const bracketed = (parts: readonly string[], any: boolean, { and, or }: CodeDialect): string =>
  parts.length === 1 ? parts.join("") : `(${parts.join(any ? or : and)})`;

function presence(term: Term, present: boolean, { field }: CodeDialect): string[] {
  const sign = present ? "!=" : "==";
  const name = field(term);
  return term.values === "text" ? [`${name} ${sign} null`, `${name} ${sign} ''`] : [`${name} ${sign} null`];
}

function testOf(leaf: Exclude<Leaf, { type: "present" }>, dialect: CodeDialect): string {
  const { term } = leaf;
  const value = (given: Comparable) => (typeof given === "string" ? dialect.text(given) : String(given));
  const compared = comparedAs(term, dialect, comparesOption(leaf));
  switch (leaf.type) {
    case "compare":
      return `${compared} ${CODE_SIGNS[leaf.sign]} ${value(leaf.to)}`;
    case "compare-fields":
      return `${compared} ${CODE_SIGNS[leaf.sign]} ${comparedAs(leaf.other, dialect, false)}`;
    case "part":
      return dialect.part[leaf.at](compared, dialect.text(leaf.text));
    case "among":
      return dialect.among(compared, leaf.values.map(value));
    case "between":
      return `${compared} >= ${value(leaf.from)}${dialect.and}${compared} <= ${value(leaf.to)}`;
  }
}

const comparedAs = (term: Term, { field, lower }: CodeDialect, asItIs: boolean): string =>
  term.values === "text" && !asItIs ? lower(field(term)) : field(term);

const CODE_SIGNS: Record<Sign, string> = { "=": "==", "<": "<", ">": ">", "<=": "<=", ">=": ">=" };

const DIALECT: CodeDialect = {
  and: " and ",
  or: " or ",
  // "?." allows a property that is null
  field: ({ name }) => `#root?.${name.replaceAll(".", "?.")}`,
  text: (text) => `'${text.replaceAll("'", "''")}'`,
  lower: (field) => `${field}.toLowerCase()`,
  part: {
    // "contains" exists only for Java's strings, "indexOf" in all implementations
    anywhere: (field, part) => `${field}.indexOf(${part}) >= 0`,
    start: (field, part) => `${field}.startsWith(${part})`,
    end: (field, part) => `${field}.endsWith(${part})`,
  },
  among: (field, values) => `{${values.join(", ")}}.contains(${field})`,
};

/** @returns an expression in Spring's expression language */
export const toSpel = (condition: Condition): string => toCode(condition, DIALECT);
