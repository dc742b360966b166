import type { RecordKind } from "../../record-kinds";
import { dateText } from "../sentence/days";
import type { Condition } from "../condition";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../filter";
import { figuresOf } from "../period-counts";
import { OWNER } from "../computed-fields";
import { filterFieldsWithFigures } from "../filter-fields";
import { listOf } from "../plain";
import { isRelativeDay, isRelativeOperator } from "../relative-day";
import { rulePhrase } from "../sentence/rule-phrase";
import { celPrefix } from "./code";
import { comparesText, type Leaf } from "./normal";
import {
  ACCENTS,
  ALL_FIELDS,
  BACKSLASH,
  CAPITALS,
  DAY_TEXTS,
  DAYS,
  FIGURES_SQL,
  LANGUAGE_NAMES,
  LOWER_ASCII,
  MISSING_MONGO,
  MISSING_NULL,
  MISSING_SQL,
  OWN_FIELDS,
  OWNER_FIELDS,
  RELATIVE,
  type FilterLanguage,
} from "./texts";

/** @returns in Italian sentences, what a language doesn't say exactly as it is meant here, or says for a day alone */
export function notesOf(
  language: FilterLanguage,
  filter: FilterGroup,
  condition: Condition,
  { list, today }: { list: RecordKind; today: string },
): string[] {
  const leaves = leavesOf(condition);
  const name = language.startsWith("sql") ? LANGUAGE_NAMES.sql : LANGUAGE_NAMES[language];
  const notes = relativeRules(filter).map((rule) => {
    const { clause } = rulePhrase(rule, filterFieldsWithFigures(list), today);
    return RELATIVE(clause.map(({ text }) => text).join(""), name, dateText(today));
  });
  if (leaves.some(comparesText)) {
    notes.push(language === "json-logic" ? CAPITALS : ACCENTS(name));
    if (language === "cel") notes.push(LOWER_ASCII);
  }
  if (leaves.some(({ term }) => term.values === "day")) notes.push(language.startsWith("sql") ? DAYS : DAY_TEXTS);
  if (asksForMissing(condition)) notes.push(MISSING[language]);
  if (language === "cel" || language === "spel") notes.push(ALL_FIELDS(name));
  if (language === "sql" && leaves.some(holdsBackslash)) notes.push(BACKSLASH);
  if (figuresOf(filter).length > 0) notes.push(FIGURES_SQL(dateText(today)));
  return [...notes, ...placeNotes(language, leaves, list)];
}

const MISSING: Record<FilterLanguage, string> = {
  sql: MISSING_SQL,
  "sql-parameters": MISSING_SQL,
  mongodb: MISSING_MONGO,
  cel: MISSING_NULL,
  spel: MISSING_NULL,
  "json-logic": MISSING_NULL,
};

/** Where a language finds the fields, if that isn't plain. */
function placeNotes(language: FilterLanguage, leaves: readonly Leaf[], list: RecordKind): string[] {
  if (language.startsWith("sql")) return [];
  const ofOwner = (leaf: Leaf) => leaf.term.name.startsWith(OWNER);
  const prefix = celPrefix(list).replace(".", "");
  const own = language === "cel" && prefix && !leaves.every(ofOwner) ? [OWN_FIELDS(prefix)] : [];
  return leaves.some(ofOwner) ? [...own, OWNER_FIELDS] : own;
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
