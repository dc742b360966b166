import { fold } from "../../text";
import type { Comparable, Condition, Term } from "../condition";

/** A condition that is neither a group nor a negation. */
export type Leaf = Exclude<Condition, { type: "group" | "not" }>;

/**
 * A condition with negations only at its leaves, because languages differ in how "not" treats missing values. An empty `all`
 * matches all rows, an empty `any` none.
 */
export type NormalForm =
  | { type: "all" | "any"; of: readonly NormalForm[] }
  | { type: "leaf"; leaf: Leaf; negated: boolean };

/** The spellings of a text to search in a language that can't fold texts. */
interface Spellings {
  all: (text: string) => readonly string[];
  /** The spelling for comparisons of the order. */
  ordered: (text: string) => string;
}

/** Both Unicode forms: an accented letter is one character or two, which are different texts to programs. */
const forms = (text: string): string[] => [text.normalize("NFC"), text.normalize("NFD")];

/** Lower case with and without accents, for languages that can convert to lower case. */
export const LOWER_SPELLINGS: Spellings = {
  all: (text) => distinct([fold(text), text.toLowerCase(), ...forms(text.toLowerCase())]),
  ordered: fold,
};

/** As typed, folded, and with initial capitals, for languages that can't convert to lower case. */
export const TYPED_SPELLINGS: Spellings = {
  all: (text) => {
    const plain = fold(text);
    return distinct([text, ...forms(text), plain, plain.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())]);
  },
  ordered: (text) => text,
};

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** @returns whether a leaf compares free text, where case and accents are ignored; options are compared exactly */
export const comparesText = (leaf: Leaf): boolean =>
  leaf.type !== "present" && leaf.term.values === "text" && !comparesOption(leaf);

export const comparesOption = (leaf: Leaf): boolean =>
  leaf.term.enumeration &&
  leaf.term.values === "text" &&
  (leaf.type === "compare" ? leaf.sign === "=" : leaf.type === "among");

/** @returns the condition with negations at its leaves and all spellings of each text */
export function normalFormOf(condition: Condition, spellings: Spellings, negated = false): NormalForm {
  if (condition.type === "not") return normalFormOf(condition.condition, spellings, !negated);
  if (condition.type !== "group") return spelled(condition, spellings, negated);
  const of = condition.conditions.map((inner) => normalFormOf(inner, spellings, negated));
  const [only] = of;
  return of.length === 1 && only ? only : { type: condition.or === negated ? "all" : "any", of };
}

function spelled(leaf: Leaf, spellings: Spellings, negated: boolean): NormalForm {
  const as = (other: Leaf): NormalForm => ({ type: "leaf", leaf: other, negated });
  if (!comparesText(leaf)) return as(leaf);
  const spell = (value: Comparable) => spellings.all(String(value));
  const ordered = (value: Comparable) => spellings.ordered(String(value));
  switch (leaf.type) {
    case "part": {
      const parts = spell(leaf.text).map((text) => as({ ...leaf, text }));
      const [only] = parts;
      return parts.length === 1 && only ? only : { type: negated ? "all" : "any", of: parts };
    }
    case "compare":
      if (leaf.sign === "=") return amongOf(leaf.term, spell(leaf.to), as);
      return as({ ...leaf, to: ordered(leaf.to) });
    case "among":
      return amongOf(leaf.term, distinct(leaf.values.flatMap(spell)), as);
    case "between":
      return as({ ...leaf, from: ordered(leaf.from), to: ordered(leaf.to) });
    default:
      return as(leaf);
  }
}

function amongOf(term: Term, values: readonly string[], as: (leaf: Leaf) => NormalForm): NormalForm {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? as({ type: "compare", term, sign: "=", to: only })
    : as({ type: "among", term, values });
}

/**
 * Writes a condition as one expression.
 * @param syntax operators, and expressions that match all rows and none
 * @param write writes a leaf, in brackets if it has several parts
 */
export function writeInfix(
  normal: NormalForm,
  syntax: { and: string; or: string; everybody: string; nobody: string },
  write: (leaf: Leaf, negated: boolean) => string,
  inner = false,
): string {
  if (normal.type === "leaf") return write(normal.leaf, normal.negated);
  if (normal.of.length === 0) return normal.type === "all" ? syntax.everybody : syntax.nobody;
  const joined = normal.of
    .map((part) => writeInfix(part, syntax, write, true))
    .join(normal.type === "all" ? syntax.and : syntax.or);
  return inner && normal.of.length > 1 ? `(${joined})` : joined;
}
