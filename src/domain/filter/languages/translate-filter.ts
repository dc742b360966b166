import type { RecordKind } from "../../records/records";
import { OWNER } from "../../records/record";
import { conditionOf, FilterError, termOf, type Comparable, type Condition } from "../condition";
import { type FilterGroup, isFilterGroup, type FilterNode, type FilterRule } from "../filter";
import { periodCountsOf } from "../period-counts";
import { filterFieldsWithPeriodCounts } from "../filter-fields";
import { listOf } from "../wire-types";
import { isRelativeDay, isRelativeOperator } from "../relative-day";
import { dateText } from "../sentence/days";
import { rulePhrase } from "../sentence/rule-phrase";
import { wireFilter } from "../wire/wire";
import { toSpel, toCel, celPrefix } from "./code";
import { toMongo, toJsonLogic } from "./json";
import { comparesText, type Leaf } from "./negation-normal-form";
import { toSql } from "./sql";
import { texts, LANGUAGE_NAMES, type FilterLanguage } from "./texts";

/** A filter in another language. */
export interface FilterTranslation {
  text: string;
  /** The values of the question marks; only for SQL with parameters. */
  parameters?: readonly Comparable[];
  /** Differences to our filter, as Italian sentences. */
  notes: readonly string[];
}

/**
 * Period counts need the table of donations, so only SQL can express them.
 * @returns an Italian sentence with the reason why a language can't express a filter; null if it can
 */
export const inexpressible = (language: FilterLanguage, filter: FilterGroup): string | null =>
  periodCountsOf(filter).length > 0 && !language.startsWith("sql")
    ? texts.noPeriodCountsIn(LANGUAGE_NAMES[language])
    : null;

/**
 * Translates a filter into another language.
 * @param filter a filter without problems (`checkFilter`)
 * @param context the list, and the ISO day in Italy for which relative days are computed
 * @returns null if there is no active rule
 * @throws FilterError for an invalid filter, and for one that the language can't express
 */
export function translateFilter(
  language: FilterLanguage,
  filter: FilterGroup,
  context: { list: RecordKind; today: string },
): FilterTranslation | null {
  const plain = wireFilter(filter, context.today);
  if (!plain) return null;
  const reason = inexpressible(language, filter);
  if (reason !== null) throw new FilterError(reason);
  const fields = filterFieldsWithPeriodCounts(context.list);
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

/** @returns the notes about differences to our filter */
function notesOf(
  language: FilterLanguage,
  filter: FilterGroup,
  condition: Condition,
  { list, today }: { list: RecordKind; today: string },
): string[] {
  const leaves = leavesOf(condition);
  const name = language.startsWith("sql") ? LANGUAGE_NAMES.sql : LANGUAGE_NAMES[language];
  const notes = relativeRules(filter).map((rule) => {
    const { clause } = rulePhrase(rule, filterFieldsWithPeriodCounts(list), today);
    return texts.relative(clause.map(({ text }) => text).join(""), name, dateText(today));
  });
  if (leaves.some(comparesText)) {
    notes.push(language === "json-logic" ? texts.capitals : texts.accents(name));
    if (language === "cel") notes.push(texts.lowerAscii);
  }
  if (leaves.some(({ term }) => term.values === "day"))
    notes.push(language.startsWith("sql") ? texts.days : texts.dayTexts);
  if (concernsMissing(condition)) notes.push(MISSING[language]);
  if (language === "cel" || language === "spel") notes.push(texts.allFields(name));
  if (language === "sql" && leaves.some(hasBackslash)) notes.push(texts.backslash);
  if (periodCountsOf(filter).length > 0) notes.push(texts.periodCountsSql(dateText(today)));
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

/** @returns notes about prefixes of fields */
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

/** Whether missing values matter. Every negation matches them. */
function concernsMissing(condition: Condition): boolean {
  if (condition.type === "group") return condition.conditions.some(concernsMissing);
  return condition.type === "not" || condition.type === "present";
}

const hasBackslash = (leaf: Leaf): boolean => JSON.stringify(leaf).includes("\\\\");

const relativeRules = (node: FilterNode): FilterRule[] => {
  if (node.disabled) return [];
  if (isFilterGroup(node)) return node.rules.flatMap(relativeRules);
  return isRelativeOperator(node.operator) || listOf(node.value).some(isRelativeDay) ? [node] : [];
};
