import type { RecordKind } from "../../record-kinds";
import { OWNER } from "../computed-fields";
import { conditionOf, FilterError, termOf, type Comparable, type Condition } from "../condition";
import { type FilterGroup, isFilterGroup, type FilterNode, type FilterRule } from "../filter";
import { figuresOf } from "../period-counts";
import { filterFieldsWithFigures } from "../filter-fields";
import { listOf } from "../plain";
import { isRelativeDay, isRelativeOperator } from "../relative-day";
import { dateText } from "../sentence/days";
import { rulePhrase } from "../sentence/rule-phrase";
import { wireFilter } from "../wire/wire";
import { toSpel, toCel, celPrefix } from "./code";
import { toMongo, toJsonLogic } from "./json";
import { comparesText, type Leaf } from "./normal";
import { toSql } from "./sql";
import { texts, LANGUAGE_NAMES, type FilterLanguage } from "./texts";

/** A filter for other programs. */
export interface FilterTranslation {
  text: string;
  /** The values of the question marks, in their order; of SQL with parameters alone. */
  parameters?: readonly Comparable[];
  /** In Italian sentences, what the language doesn't say exactly as it is meant here. */
  notes: readonly string[];
}

/**
 * A figure over a period is counted in the donations: SQL can, an expression about one donor's record can't.
 * @returns why a language can't say a filter, in an Italian sentence; null where it can
 */
export const untellable = (language: FilterLanguage, filter: FilterGroup): string | null =>
  figuresOf(filter).length > 0 && !language.startsWith("sql") ? texts.noFiguresIn(LANGUAGE_NAMES[language]) : null;

/**
 * @param filter one without problems (`checkFilter`)
 * @param context what is filtered, and for which day (ISO, in Italy) relative days are worked out
 * @returns null when no rule counts
 * @throws FilterError for a filter that makes no sense, or that the language can't say (`untellable`)
 */
export function translateFilter(
  language: FilterLanguage,
  filter: FilterGroup,
  context: { list: RecordKind; today: string },
): FilterTranslation | null {
  const plain = wireFilter(filter, context.today);
  if (!plain) return null;
  const reason = untellable(language, filter);
  if (reason !== null) throw new FilterError(reason);
  const fields = filterFieldsWithFigures(context.list);
  const condition = conditionOf(plain, (name) => {
    const field = fields.get(name);
    return field && termOf(field);
  });
  const notes = notesOf(language, filter, condition, context);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  switch (language) {
    case "sql":
      return { text: toSql(condition, context.list).text, notes };
    case "sql-parameters":
      return { ...toSql(condition, context.list, { withParameters: true }), notes };
    case "mongodb":
      return { text: json(toMongo(condition)), notes };
    case "cel":
      return { text: toCel(condition, context.list), notes };
    case "spel":
      return { text: toSpel(condition), notes };
    case "json-logic":
      return { text: json(toJsonLogic(condition)), notes };
  }
}

/** @returns in Italian sentences, what a language doesn't say exactly as it is meant here, or says for a day alone */
function notesOf(
  language: FilterLanguage,
  filter: FilterGroup,
  condition: Condition,
  { list, today }: { list: RecordKind; today: string },
): string[] {
  const leaves = leavesOf(condition);
  const name = language.startsWith("sql") ? LANGUAGE_NAMES.sql : LANGUAGE_NAMES[language];
  const notes = relativeRules(filter).map((rule) => {
    const { clause } = rulePhrase(rule, filterFieldsWithFigures(list), today);
    return texts.relative(clause.map(({ text }) => text).join(""), name, dateText(today));
  });
  if (leaves.some(comparesText)) {
    notes.push(language === "json-logic" ? texts.capitals : texts.accents(name));
    if (language === "cel") notes.push(texts.lowerAscii);
  }
  if (leaves.some(({ term }) => term.values === "day"))
    notes.push(language.startsWith("sql") ? texts.days : texts.dayTexts);
  if (asksForMissing(condition)) notes.push(MISSING[language]);
  if (language === "cel" || language === "spel") notes.push(texts.allFields(name));
  if (language === "sql" && leaves.some(holdsBackslash)) notes.push(texts.backslash);
  if (figuresOf(filter).length > 0) notes.push(texts.figuresSql(dateText(today)));
  return [...notes, ...placeNotes(language, leaves, list)];
}

const MISSING: Record<FilterLanguage, string> = {
  sql: texts.missingSql,
  "sql-parameters": texts.missingSql,
  mongodb: texts.missingMongo,
  cel: texts.missingNull,
  spel: texts.missingNull,
  "json-logic": texts.missingNull,
};

/** Where a language finds the fields, if that isn't plain. */
function placeNotes(language: FilterLanguage, leaves: readonly Leaf[], list: RecordKind): string[] {
  if (language.startsWith("sql")) return [];
  const ofOwner = (leaf: Leaf) => leaf.term.name.startsWith(OWNER);
  const prefix = celPrefix(list).replace(".", "");
  const own = language === "cel" && prefix && !leaves.every(ofOwner) ? [texts.ownFields(prefix)] : [];
  return leaves.some(ofOwner) ? [...own, texts.ownerFields] : own;
}

function leavesOf(condition: Condition): Leaf[] {
  if (condition.type === "group") return condition.conditions.flatMap(leavesOf);
  return condition.type === "not" ? leavesOf(condition.condition) : [condition];
}

/** Whatever is turned round holds for what is missing, too. */
function asksForMissing(condition: Condition): boolean {
  if (condition.type === "group") return condition.conditions.some(asksForMissing);
  return condition.type === "not" || condition.type === "present";
}

const holdsBackslash = (leaf: Leaf): boolean => JSON.stringify(leaf).includes("\\\\");

const relativeRules = (node: FilterNode): FilterRule[] => {
  if (node.disabled) return [];
  if (isFilterGroup(node)) return node.rules.flatMap(relativeRules);
  return isRelativeOperator(node.operator) || listOf(node.value).some(isRelativeDay) ? [node] : [];
};
