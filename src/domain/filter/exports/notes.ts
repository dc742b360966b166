import type { RecordKind } from "../../record-kinds";
import { dateText } from "../sentence/days";
import type { Condition } from "../condition";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../filter";
import { filterFields, OWNER } from "../filter-fields";
import { listOf } from "../plain";
import { isRelativeDay, isRelativeOperator } from "../relative-day";
import { rulePhrase } from "../sentence/rule-phrase";
import { CEL_RECORDS } from "./cel";
import { comparesText, type Leaf } from "./normal";
import {
  ACCENTS,
  ALL_FIELDS,
  BACKSLASH,
  CAPITALS,
  DAY_TEXTS,
  DAYS,
  FORMAT_NAMES,
  LOWER_ASCII,
  MISSING_MONGO,
  MISSING_NULL,
  MISSING_SQL,
  OWN_FIELDS,
  OWNER_FIELDS,
  RELATIVE,
  type FilterFormat,
} from "./texts";

/** @returns in Italian sentences, what a format doesn't say exactly as it is meant here, or says for a day alone */
export function notesOf(
  format: FilterFormat,
  filter: FilterGroup,
  condition: Condition,
  { list, today }: { list: RecordKind; today: string },
): string[] {
  const leaves = leavesOf(condition);
  const name = format.startsWith("sql") ? FORMAT_NAMES.sql : FORMAT_NAMES[format];
  const notes = relativeRules(filter).map((rule) => {
    const { clause } = rulePhrase(rule, filterFields(list), today);
    return RELATIVE(clause.map(({ text }) => text).join(""), name, dateText(today));
  });
  if (leaves.some(comparesText)) {
    notes.push(format === "json-logic" ? CAPITALS : ACCENTS(name));
    if (format === "cel") notes.push(LOWER_ASCII);
  }
  if (leaves.some(({ term }) => term.values === "day")) notes.push(format.startsWith("sql") ? DAYS : DAY_TEXTS);
  if (asksForMissing(condition)) notes.push(MISSING[format]);
  if (format === "cel" || format === "spel") notes.push(ALL_FIELDS(name));
  if (format === "sql" && leaves.some(holdsBackslash)) notes.push(BACKSLASH);
  return [...notes, ...placeNotes(format, leaves, list)];
}

const MISSING: Record<FilterFormat, string> = {
  sql: MISSING_SQL,
  "sql-parameters": MISSING_SQL,
  mongodb: MISSING_MONGO,
  cel: MISSING_NULL,
  spel: MISSING_NULL,
  "json-logic": MISSING_NULL,
};

/** Where a format finds the fields, if that isn't plain. */
function placeNotes(format: FilterFormat, leaves: readonly Leaf[], list: RecordKind): string[] {
  if (list === "donors" || format.startsWith("sql")) return [];
  const ofOwner = (leaf: Leaf) => leaf.term.name.startsWith(OWNER);
  const own = format === "cel" && !leaves.every(ofOwner) ? [OWN_FIELDS(CEL_RECORDS[list].replace(".", ""))] : [];
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
