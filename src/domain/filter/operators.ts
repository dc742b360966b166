import type { FieldKind } from "../fields/field";
import { FILTER_OPERATORS, type FilterOperator } from "./filter";
import { valueClass, type FilterField, type FilterFields } from "./filter-fields";
import type { RuleOperator } from "./relative-day";
import { filterTexts } from "./texts";

/**
 * The input for an operator: none; one value of the field's kind, two, or a list; a number of days; a calendar period; the month
 * of a birthday; two ages.
 */
export type OperatorInput = "none" | "one" | "two" | "list" | "days" | "period" | "birthday-period" | "ages";

interface OperatorChoice {
  name: RuleOperator;
  /** The Italian label in the select between field and value. */
  label: string;
  input: OperatorInput;
}

const COMPARISONS = ["=", "!=", "<", ">", "<=", ">="] as const satisfies readonly FilterOperator[];
const ORDER = ["<", ">", "<=", ">="] as const satisfies readonly FilterOperator[];
const EQUALITY = ["=", "!="] as const satisfies readonly FilterOperator[];
const PARTS = [
  "contains",
  "beginsWith",
  "endsWith",
  "doesNotContain",
  "doesNotBeginWith",
  "doesNotEndWith",
] as const satisfies readonly FilterOperator[];
const MISSING = ["null", "notNull"] as const satisfies readonly FilterOperator[];
const LISTS = ["in", "notIn"] as const satisfies readonly FilterOperator[];
const RANGES = ["between", "notBetween"] as const satisfies readonly FilterOperator[];
const DAYS = [
  ...COMPARISONS,
  ...RANGES,
  "moreThanDaysAgo",
  "inLastDays",
  "inNextDays",
  "inPeriod",
  ...MISSING,
] as const satisfies readonly RuleOperator[];
const BIRTHDAYS = ["birthdayInNextDays", "birthdayInMonth", "ageBetween"] as const satisfies readonly RuleOperator[];

/**
 * The operators of each kind, the most common first: those of specification §5, and relative ones for days.
 * docs/decisions/filters.md, "Each kind of field has its operators", explains which kinds don't have all 18.
 */
const BY_KIND: Record<FieldKind, readonly RuleOperator[]> = {
  text: FILTER_OPERATORS,
  code: [...EQUALITY, ...PARTS, ...MISSING, ...LISTS, ...RANGES, ...ORDER],
  number: [...COMPARISONS, ...RANGES, ...LISTS, ...MISSING],
  day: DAYS,
  moment: DAYS,
  flag: [...EQUALITY, ...MISSING],
  enumeration: [...EQUALITY, ...LISTS, ...MISSING],
  zone: [...EQUALITY, ...LISTS, ...PARTS, ...MISSING, ...RANGES, ...ORDER],
};

const INPUTS: Partial<Record<RuleOperator, OperatorInput>> = {
  null: "none",
  notNull: "none",
  in: "list",
  notIn: "list",
  between: "two",
  notBetween: "two",
  moreThanDaysAgo: "days",
  inLastDays: "days",
  inNextDays: "days",
  inPeriod: "period",
  birthdayInNextDays: "days",
  birthdayInMonth: "birthday-period",
  ageBetween: "ages",
};

export const operatorInput = (operator: RuleOperator): OperatorInput => INPUTS[operator] ?? "one";

function labelOf(operator: RuleOperator, { kind }: FilterField): string {
  const ofKind =
    valueClass({ kind }) === "day"
      ? filterTexts.dayOperatorLabels
      : kind === "flag"
        ? filterTexts.flagOperatorLabels
        : {};
  return (ofKind as Partial<Record<RuleOperator, string>>)[operator] ?? filterTexts.operatorLabels[operator];
}

/** @returns the operators of a field, in the order of the select */
export function operatorsFor(field: FilterField): readonly OperatorChoice[] {
  return namesFor(field).map((name) => ({ name, label: labelOf(name, field), input: operatorInput(name) }));
}

/** @returns the operator if the field has it, else null */
export function operatorOf(field: FilterField, operator: string): RuleOperator | null {
  return namesFor(field).find((name) => name === operator) ?? null;
}

/** Period counts are never missing. "At least" is the most common operator. */
const PERIOD_COUNT_OPERATORS = [
  ">=",
  "<=",
  "=",
  "!=",
  ">",
  "<",
  ...RANGES,
  ...LISTS,
] as const satisfies readonly RuleOperator[];

const namesFor = ({ kind, birthday, spelled, periodCount }: FilterField): readonly RuleOperator[] =>
  periodCount ? PERIOD_COUNT_OPERATORS : namesForKind({ kind, birthday, spelled });

const namesForKind = ({
  kind,
  birthday,
  spelled,
}: Pick<FilterField, "kind" | "birthday" | "spelled">): readonly RuleOperator[] => [
  ...(birthday ? BIRTHDAYS : []),
  ...BY_KIND[kind],
  ...(spelled ? PARTS : []),
];

/** @returns whether an operator compares a part of a text, which needs a text input even if whole values have a select */
export const asksForPart = (operator: RuleOperator): boolean => (PARTS as readonly string[]).includes(operator);

const isComparison = (operator: string): boolean => (COMPARISONS as readonly string[]).includes(operator);

/** @returns the other fields with which an operator can compare a field */
export function comparableFields(field: FilterField, operator: string, fields: FilterFields): readonly FilterField[] {
  // the period of a period count is entered next to its field, so it can't be another field's value
  if (!isComparison(operator) || field.periodCount) return [];
  return [...fields.values()].filter(
    (other) => other.name !== field.name && !other.periodCount && valueClass(other) === valueClass(field),
  );
}
