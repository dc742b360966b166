import type { RecordKind } from "../../records/records";
import { recordTexts } from "../../record-texts";
import { isFilterGroup, type FilterGroup, type FilterNode } from "../filter";
import { OWNER } from "../../records/record";
import { filterFieldsWithPeriodCounts } from "../filter-fields";
import { rulePhrase } from "./rule-phrase";
import { sentenceTexts, enumerate, plain, type Phrase, type Piece } from "./sentence-texts";

export interface SentencePart {
  text: string;
  strong?: true;
  /** Position of the outermost rule whose chip this is; undefined between chips. */
  rule?: number;
}

export interface FilterSentence {
  /** "Donatori". Callers may replace it by a count. */
  head: string;
  /** The rest of the sentence, with the blank before it; empty without active rules. */
  parts: readonly SentencePart[];
  /** The whole sentence without a full stop; "Tutti i donatori" without active rules. */
  text: string;
  /** One for each active outermost rule. */
  chips: readonly FilterChip[];
}

/** The text of an outermost rule or group by itself. */
interface FilterChip {
  rule: number;
  text: string;
}

interface Context {
  list: RecordKind;
  /** ISO day in Italy. */
  today: string;
  /** Whether a row contradicts the claim that these donors may donate from a day, so that the sentence must not make it. */
  unproven?: boolean;
}

/** @returns the filter as an Italian sentence, without disabled rules */
export function filterSentence(filter: FilterGroup | null, context: Context): FilterSentence {
  const { title, all, those, agree } = recordTexts(context.list);
  const rules = filter && !filter.disabled ? activeRules(filter) : [];
  if (!filter || rules.length === 0) return { head: title, parts: [], text: all, chips: [] };
  const described = describe(filter.combinator, rules, context);
  const parts = tidy(filter.not ? [plain(`, ${agree("tutt")} tranne ${those}`), ...described] : described);
  const chips = rules.map(({ rule, node }) => {
    const { attribute, clause } = phraseOf(node, context);
    return { rule, text: textOf(attribute ?? clause) };
  });
  return { head: title, parts, text: title + textOf(parts), chips };
}

interface ActiveNode {
  rule: number;
  node: FilterNode;
}

const counts = (node: FilterNode): boolean =>
  !node.disabled && (!isFilterGroup(node) || node.rules.some((inner) => counts(inner)));

const activeRules = ({ rules }: FilterGroup): ActiveNode[] =>
  rules.map((node, rule) => ({ rule, node })).filter(({ node }) => counts(node));

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

const isOwners = (node: FilterNode): boolean => !isFilterGroup(node) && node.field.startsWith(OWNER);

/** The text after the head: " di gruppo 0- che hanno un cellulare", " di donatori attivi". */
function describe(combinator: "and" | "or", rules: readonly ActiveNode[], context: Context): SentencePart[] {
  if (combinator === "or" && rules.length > 1) {
    const clauses = rules.map(({ rule, node }) => chip(phraseOf(node, context).clause, rule));
    return [plain(" che "), ...enumerate(clauses, " oppure ")];
  }
  const own = rules.filter(({ node }) => !isOwners(node));
  const owners = rules.filter(({ node }) => isOwners(node));
  const ownParts = joined(own, (node) => phraseOf(node, context));
  if (owners.length === 0) return ownParts;
  // without the comma, the text about the donor would belong to the relative clause
  const comma = ownParts.some(({ text }) => text.trimEnd().endsWith(" che")) ? "," : "";
  const ownerText = ownParts.some(({ text }) => text === sentenceTexts.done)
    ? sentenceTexts.byOwners
    : sentenceTexts.owners;
  return [...ownParts, plain(`${comma} ${ownerText}`), ...joined(owners, (node) => barePhrase(node, context))];
}

/** Joins attributes, then "che" and clauses. */
function joined(rules: readonly ActiveNode[], phraseFor: (node: FilterNode) => Phrase): SentencePart[] {
  const phrases = rules.map(({ rule, node }) => ({ rule, ...phraseFor(node) }));
  const short = phrases.flatMap(({ rule, attribute }) => (attribute ? [{ rule, attribute }] : []));
  const clauses = phrases.filter(({ attribute }) => !attribute);
  // adjectives ("attivi") come before attributes with a preposition
  const ordered = short.sort((a, b) => a.attribute.length - b.attribute.length);
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

/** Makes a whole clause the rule's chip. */
const chip = (pieces: readonly Piece[], rule: number): SentencePart[] => pieces.map((piece) => ({ ...piece, rule }));

/** Makes only the value of an attribute the rule's chip, without "di gruppo" before it. */
const chipOfValue = (pieces: readonly Piece[], rule: number): SentencePart[] =>
  pieces.map((piece) => (piece.strong ? { ...piece, rule } : piece));

const barePhrase = (node: FilterNode, { list, today, unproven = false }: Context): Phrase =>
  isFilterGroup(node) ? { clause: [] } : rulePhrase(node, filterFieldsWithPeriodCounts(list), today, unproven);

/** Describes the rows of the list that match a rule or a group. */
function phraseOf(node: FilterNode, context: Context): Phrase {
  if (isFilterGroup(node)) return { clause: groupClause(node, context) };
  const phrase = barePhrase(node, context);
  if (!isOwners(node)) return phrase;
  const ofOwner = phrase.attribute ? [plain(" "), ...phrase.attribute] : [plain(" che "), ...phrase.clause];
  return {
    attribute: [plain(sentenceTexts.owners), ...ofOwner],
    clause: [plain(`sono ${sentenceTexts.owners}`), ...ofOwner],
  };
}

/** Nested groups are in brackets. */
function groupClause(group: FilterGroup, context: Context): Piece[] {
  const clauses = activeRules(group).map(({ node }) => phraseOf(node, context).clause);
  const inner = enumerate(clauses, group.combinator === "and" ? " e " : " oppure ");
  const bracketed = clauses.length > 1 ? [plain("("), ...inner, plain(")")] : inner;
  return group.not ? [plain(`non sono tra ${recordTexts(context.list).those} che `), ...bracketed] : bracketed;
}

/** Joins adjacent parts with the same style and rule. */
function tidy(parts: readonly SentencePart[]): SentencePart[] {
  const tidied: SentencePart[] = [];
  for (const part of parts) {
    const last = tidied.at(-1);
    if (last && last.rule === part.rule && last.strong === part.strong) last.text += part.text;
    else tidied.push({ ...part });
  }
  return tidied;
}
