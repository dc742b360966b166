import type { FilterField } from "../../../../domain/filter/filter-fields";
import { comparableFields, operatorsFor } from "../../../../domain/filter/operators";
import type { RuleOperator } from "../../../../domain/filter/relative-day";
import { Select } from "../../../../ui/field/select";
import { builderTexts as texts } from "./builder-texts";
import { useBuilder } from "./builder-context";
import type { RuleType } from "react-querybuilder";

interface OperatorSelectProps {
  label: string;
  field: FilterField;
  rule: RuleType;
  /** There are fields to compare with. */
  comparable: boolean;
  onChange: (operator: RuleOperator, source: "value" | "field") => void;
}

/** Before an operator that compares with another field. */
const FIELD = "field ";

/** The operators that make sense for the field; those that compare with another field stand below. */
export function OperatorSelect({ label, field, rule, comparable, onChange }: OperatorSelectProps) {
  const { fields } = useBuilder();
  const operators = operatorsFor(field);
  const known = operators.some(({ name }) => name === rule.operator);
  const values = operators.map(({ name, label: words }) => ({ value: name as string, label: words }));
  const others = operators
    .filter(({ name }) => comparableFields(field, name, fields).length > 0)
    .map(({ name, label: words }) => ({ value: FIELD + name, label: texts.withField(words) }));
  return (
    <Select
      aria-label={label}
      data-part="operator"
      value={(rule.valueSource === "field" ? FIELD : "") + rule.operator}
      options={[
        ...(known ? [] : [{ value: rule.operator, label: rule.operator }]),
        ...values,
        ...(comparable ? [{ heading: texts.otherField, options: others }] : []),
      ]}
      onChange={({ target }) => {
        const source = target.value.startsWith(FIELD) ? "field" : "value";
        const chosen = operators.find(({ name }) => name === target.value.replace(FIELD, ""));
        if (chosen) onChange(chosen.name, source);
      }}
    />
  );
}
