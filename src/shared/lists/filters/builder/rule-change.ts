import { valueClass, type FilterField } from "../../../../domain/filter/filter-fields";
import { periodCountName } from "../../../../domain/filter/period-counts";
import { operatorInput, operatorOf, operatorsFor, type OperatorInput } from "../../../../domain/filter/operators";
import type { RuleOperator } from "../../../../domain/filter/relative-day";
import type { RuleType } from "react-querybuilder";

/** How a rule changes with its field or operator: it keeps valid values. */

/** Typed values can pass to a field of the same class. */
const isTyped = ({ kind }: FilterField): boolean => kind !== "enumeration" && kind !== "zone" && kind !== "flag";

function startValue(input: OperatorInput, { kind }: FilterField): unknown {
  switch (input) {
    case "none":
    case "days":
      return "";
    case "one":
      return kind === "flag" ? true : "";
    case "list":
      return [];
    case "two":
    case "ages":
      return ["", ""];
    case "period":
    case "birthday-period":
      return "thisMonth";
  }
}

const defaultOperator = (field: FilterField): RuleOperator => operatorsFor(field)[0]?.name ?? "=";

/** @returns the field's name; another period keeps type and days */
function fieldNameOf(field: FilterField, former?: FilterField): string {
  if (!field.periodCount || !former?.periodCount) return field.name;
  return periodCountName({ ...former.periodCount, period: field.periodCount.period });
}

/** @param former undefined for a new rule */
export function withField(rule: RuleType, field: FilterField, former?: FilterField): RuleType {
  const operator = (former && operatorOf(field, rule.operator)) ?? defaultOperator(field);
  const keeps =
    former !== undefined &&
    operator === rule.operator &&
    rule.valueSource !== "field" &&
    isTyped(field) &&
    isTyped(former) &&
    valueClass(field) === valueClass(former);
  return {
    ...withoutSource(rule),
    field: fieldNameOf(field, former),
    operator,
    value: keeps ? (rule.value as unknown) : startValue(operatorInput(operator), field),
  };
}

/** @returns the rule with another operator */
export function withOperator(
  rule: RuleType,
  operator: RuleOperator,
  valueSource: "value" | "field",
  field: FilterField,
): RuleType {
  const comparesFields = rule.valueSource === "field";
  if (valueSource === "field")
    return { ...rule, operator, valueSource, value: comparesFields ? (rule.value as unknown) : "" };
  const former = operatorOf(field, rule.operator);
  const from = comparesFields || !former ? null : operatorInput(former);
  return { ...withoutSource(rule), operator, value: carried(rule.value, from, operatorInput(operator), field) };
}

function withoutSource(rule: RuleType): RuleType {
  const rest = { ...rule };
  delete rest.valueSource;
  return rest;
}

function carried(value: unknown, from: OperatorInput | null, to: OperatorInput, field: FilterField): unknown {
  if (from === to) return value;
  if (from === "one" && to === "list") return value === "" ? [] : [value];
  if (from === "list" && to === "one" && Array.isArray(value) && value.length > 0) return value[0] as unknown;
  return startValue(to, field);
}
