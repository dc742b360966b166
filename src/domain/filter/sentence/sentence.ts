import type { RecordKind } from "../../record-kinds";
import { recordWords } from "../../record-words";
import { isFilterGroup, type FilterGroup, type FilterNode } from "../filter";
import { OWNER } from "../computed-fields";
import { filterFieldsWithFigures } from "../filter-fields";
import { rulePhrase } from "./rule-phrase";
import { sentenceTexts, enumerate, plain, type Phrase, type Piece } from "./words";

export interface SentencePart {
  text: string;
  strong?: true;
  /** The position of the outermost rule that this is the chip of. Pieces without one stand between chips. */
  rule?: number;
}

export interface FilterSentence {
  /** What the rows are: "Donatori". A count may stand in its place. */
  head: string;
  /** What is said of them, with the blank before it; nothing where no rule counts. */
  parts: readonly SentencePart[];
  /** All of it, without a full stop; of no rule "Tutti i donatori". */
  text: string;
  /** One for each outermost rule that counts. */
  chips: readonly FilterChip[];
}

/** An outermost rule, or group, in words that stand alone. */
interface FilterChip {
  rule: number;
  text: string;
}

interface Context {
  list: RecordKind;
  /** ISO day in Italy, by which near days are named. */
  today: string;
  /** A row contradicts the claim that these donors may donate from a day: the sentence doesn't make the claim. */
  unproven?: boolean;
}

/** @returns the filter as one Italian sentence; what is switched off isn't said */
export function filterSentence(filter: FilterGroup | null, context: Context): FilterSentence {
  const { title, all, those, agree } = recordWords(context.list);
  const rules = filter && !filter.disabled ? countingRules(filter) : [];
  if (!filter || rules.length === 0) return { head: title, parts: [], text: all, chips: [] };
  const said = describe(filter.combinator, rules, context);
  const parts = tidy(filter.not ? [plain(`, ${agree("tutt")} tranne ${those}`), ...said] : said);
  const chips = rules.map(({ rule, node }) => {
    const { attribute, clause } = phraseOf(node, context);
    return { rule, text: textOf(attribute ?? clause) };
  });
  return { head: title, parts, text: title + textOf(parts), chips };
}

interface Counting {
  rule: number;
  node: FilterNode;
}

const counts = (node: FilterNode): boolean =>
  !node.disabled && (!isFilterGroup(node) || node.rules.some((inner) => counts(inner)));

const countingRules = ({ rules }: FilterGroup): Counting[] =>
  rules.map((node, rule) => ({ rule, node })).filter(({ node }) => counts(node));

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

const isOwners = (node: FilterNode): boolean => !isFilterGroup(node) && node.field.startsWith(OWNER);

/** What is said after the head: " di gruppo 0- che hanno un cellulare", " di donatori attivi". */
function describe(combinator: "and" | "or", rules: readonly Counting[], context: Context): SentencePart[] {
  if (combinator === "or" && rules.length > 1) {
    const clauses = rules.map(({ rule, node }) => chip(phraseOf(node, context).clause, rule));
    return [plain(" che "), ...enumerate(clauses, " oppure ")];
  }
  const own = rules.filter(({ node }) => !isOwners(node));
  const owners = rules.filter(({ node }) => isOwners(node));
  const saidOfOwn = joined(own, (node) => phraseOf(node, context), true);
  if (owners.length === 0) return saidOfOwn;
  // what is said after a relative clause would be heard as a part of it
  const comma = saidOfOwn.some(({ text }) => text.trimEnd().endsWith(" che")) ? "," : "";
  const whose = saidOfOwn.some(({ text }) => text === sentenceTexts.done)
    ? sentenceTexts.byOwners
    : sentenceTexts.owners;
  return [...saidOfOwn, plain(`${comma} ${whose}`), ...joined(owners, (node) => barePhrase(node, context), true)];
}

/** Attributes first, then "che" and the clauses. */
function joined(
  rules: readonly Counting[],
  say: (node: FilterNode) => Phrase,
  withAttributes: boolean,
): SentencePart[] {
  const phrases = rules.map(({ rule, node }) => ({ rule, ...say(node) }));
  const short = withAttributes
    ? phrases.flatMap(({ rule, attribute }) => (attribute ? [{ rule, attribute }] : []))
    : [];
  const clauses = phrases.filter(({ attribute }) => !attribute || !withAttributes);
  // "attivi" stands beside the noun, before all that begins with a preposition
  const ordered = [...short].sort((a, b) => a.attribute.length - b.attribute.length);
  const attributes = ordered.flatMap(({ rule, attribute }) => [plain(" "), ...chipOfValue(attribute, rule)]);
  if (clauses.length === 0) return attributes;
  return [
    ...attributes,
    plain(" che "),
    ...enumerate(
      clauses.map(({ rule, clause }) => chip(clause, rule)),
      " e ",
    ),
  ];
}

/** The whole clause is the rule's chip. */
const chip = (pieces: readonly Piece[], rule: number): SentencePart[] => pieces.map((piece) => ({ ...piece, rule }));

/** Of an attribute the value alone is the chip: "di gruppo" stands before it. */
const chipOfValue = (pieces: readonly Piece[], rule: number): SentencePart[] =>
  pieces.map((piece) => (piece.strong ? { ...piece, rule } : piece));

const barePhrase = (node: FilterNode, { list, today, unproven = false }: Context): Phrase =>
  isFilterGroup(node) ? { clause: [] } : rulePhrase(node, filterFieldsWithFigures(list), today, unproven);

/** A rule or a group as one says it of the list's rows. */
function phraseOf(node: FilterNode, context: Context): Phrase {
  if (isFilterGroup(node)) return { clause: groupClause(node, context) };
  const phrase = barePhrase(node, context);
  if (!isOwners(node)) return phrase;
  const said = phrase.attribute ? [plain(" "), ...phrase.attribute] : [plain(" che "), ...phrase.clause];
  return {
    attribute: [plain(sentenceTexts.owners), ...said],
    clause: [plain(`sono ${sentenceTexts.owners}`), ...said],
  };
}

/** Groups in groups stand in brackets, so that it is heard what belongs together. */
function groupClause(group: FilterGroup, context: Context): Piece[] {
  const clauses = countingRules(group).map(({ node }) => phraseOf(node, context).clause);
  const inner = enumerate(clauses, group.combinator === "and" ? " e " : " oppure ");
  const bracketed = clauses.length > 1 ? [plain("("), ...inner, plain(")")] : inner;
  return group.not ? [plain(`non sono tra ${recordWords(context.list).those} che `), ...bracketed] : bracketed;
}

/** Neighbours that look alike become one. */
function tidy(parts: readonly SentencePart[]): SentencePart[] {
  const tidied: SentencePart[] = [];
  for (const part of parts) {
    const last = tidied.at(-1);
    if (last && last.rule === part.rule && last.strong === part.strong) last.text += part.text;
    else tidied.push({ ...part });
  }
  return tidied;
}
