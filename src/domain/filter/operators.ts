import type { FieldKind } from "../fields/field";
import { FILTER_OPERATORS, type FilterOperator } from "./filter";
import { valueClass, type FilterField, type FilterFields } from "./filter-fields";
import type { RuleOperator } from "./relative-day";
import { filterTexts } from "./texts";

/**
 * What is to be entered beside an operator: nothing; one value of the field's kind, two, or a list of them; whole days;
 * a span of the calendar; a month in which a birthday lies; two ages.
 */
export type OperatorInput = "none" | "one" | "two" | "list" | "days" | "period" | "birthday-period" | "ages";

interface OperatorChoice {
  name: RuleOperator;
  /** In Italian, as it stands in a menu between the field and its value. */
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
 * The operators that make sense for a kind, the usual ones first: specification §5, and the relative ones for days. Which
 * of the 18 are left out of a kind, and why: docs/decisions/0040.
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

/** @returns what is to be entered beside an operator */
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

/** @returns the operators that a field is offered with, in the order of the menu */
export function operatorsFor(field: FilterField): readonly OperatorChoice[] {
  return namesFor(field).map((name) => ({ name, label: labelOf(name, field), input: operatorInput(name) }));
}

/** @returns the operator by which a field is asked, when it makes sense for its kind; else null */
export function operatorOf(field: FilterField, operator: string): RuleOperator | null {
  return namesFor(field).find((name) => name === operator) ?? null;
}

/** A count is never missing; "at least" is what one asks of it. */
const FIGURES = [">=", "<=", "=", "!=", ">", "<", ...RANGES, ...LISTS] as const satisfies readonly RuleOperator[];

const namesFor = ({ kind, birthday, spelled, figure }: FilterField): readonly RuleOperator[] =>
  figure ? FIGURES : namesForKind({ kind, birthday, spelled });

const namesForKind = ({
  kind,
  birthday,
  spelled,
}: Pick<FilterField, "kind" | "birthday" | "spelled">): readonly RuleOperator[] => [
  ...(birthday ? BIRTHDAYS : []),
  ...BY_KIND[kind],
  ...(spelled ? PARTS : []),
];

/** @returns whether an operator compares with a part of a text, which is typed also where whole values are chosen */
export const asksForPart = (operator: RuleOperator): boolean => (PARTS as readonly string[]).includes(operator);

const isComparison = (operator: string): boolean => (COMPARISONS as readonly string[]).includes(operator);

/** @returns the other fields that a field may be compared with by an operator, none where it compares with values alone */
export function comparableFields(field: FilterField, operator: string, fields: FilterFields): readonly FilterField[] {
  // a figure's name says a period, which is entered beside the field that it belongs to
  if (!isComparison(operator) || field.figure) return [];
  return [...fields.values()].filter(
    (other) => other.name !== field.name && !other.figure && valueClass(other) === valueClass(field),
  );
}
