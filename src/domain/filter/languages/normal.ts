import { fold } from "../../text";
import type { Comparable, Condition, Term } from "../condition";

/** A condition about one field: all but groups and negations. */
export type Leaf = Exclude<Condition, { type: "group" | "not" }>;

/**
 * A condition whose negations stand at its leaves, since languages differ in what "not" does to a value that is missing.
 * `all` of nothing is everybody, `any` of nothing nobody.
 */
export type Normal = { type: "all" | "any"; of: readonly Normal[] } | { type: "leaf"; leaf: Leaf; negated: boolean };

/** How a language that doesn't fold looks for a text. */
interface Spellings {
  /** All spellings that are looked for. */
  of: (text: string) => readonly string[];
  /** The one that others stand before and after. */
  ordered: (text: string) => string;
}

/** A letter with its accent may be one sign or two: programs take them for different texts. */
const forms = (text: string): string[] => [text.normalize("NFC"), text.normalize("NFD")];

/** In lower case, with the accents that were typed, in both forms, and without: for languages that can lower letters. */
export const LOWER_SPELLINGS: Spellings = {
  of: (text) => distinct([fold(text), text.toLowerCase(), ...forms(text.toLowerCase())]),
  ordered: fold,
};

/** As it was typed, plain, and with capitals as names are written: for languages that can't. */
export const TYPED_SPELLINGS: Spellings = {
  of: (text) => {
    const plain = fold(text);
    return distinct([text, ...forms(text), plain, plain.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())]);
  },
  ordered: (text) => text,
};

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** @returns whether a leaf compares words that may be written with capitals and accents */
export const comparesText = (leaf: Leaf): boolean =>
  leaf.type !== "present" && leaf.term.values === "text" && !comparesOption(leaf);

export const comparesOption = (leaf: Leaf): boolean =>
  leaf.term.enumeration &&
  leaf.term.values === "text" &&
  (leaf.type === "compare" ? leaf.sign === "=" : leaf.type === "among");

/** @returns the same condition with its negations at its leaves, and each text in all of its spellings */
export function normalOf(condition: Condition, spellings: Spellings, negated = false): Normal {
  if (condition.type === "not") return normalOf(condition.condition, spellings, !negated);
  if (condition.type !== "group") return spelled(condition, spellings, negated);
  const of = condition.conditions.map((inner) => normalOf(inner, spellings, negated));
  const [only] = of;
  return of.length === 1 && only ? only : { type: condition.or === negated ? "all" : "any", of };
}

function spelled(leaf: Leaf, spellings: Spellings, negated: boolean): Normal {
  const as = (other: Leaf): Normal => ({ type: "leaf", leaf: other, negated });
  if (!comparesText(leaf)) return as(leaf);
  const spell = (value: Comparable) => spellings.of(String(value));
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

function amongOf(term: Term, values: readonly string[], as: (leaf: Leaf) => Normal): Normal {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? as({ type: "compare", term, sign: "=", to: only })
    : as({ type: "among", term, values });
}

/**
 * Writes a condition as one expression.
 * @param words how a language joins, and what it says of everybody and of nobody
 * @param write writes a leaf; what holds several joined parts must stand in brackets by itself
 */
export function writeInfix(
  normal: Normal,
  words: { and: string; or: string; everybody: string; nobody: string },
  write: (leaf: Leaf, negated: boolean) => string,
  inner = false,
): string {
  if (normal.type === "leaf") return write(normal.leaf, normal.negated);
  if (normal.of.length === 0) return normal.type === "all" ? words.everybody : words.nobody;
  const joined = normal.of
    .map((part) => writeInfix(part, words, write, true))
    .join(normal.type === "all" ? words.and : words.or);
  return inner && normal.of.length > 1 ? `(${joined})` : joined;
}
