import type { FilterField } from "../../../../domain/filter/filter-fields";
import { asksForPart, comparableFields, operatorInput } from "../../../../domain/filter/operators";
import { BIRTHDAY_PERIODS, PERIODS, type Period, type RuleOperator } from "../../../../domain/filter/relative-day";
import { PERIOD_LABELS } from "../../../../domain/filter/texts";
import { tw } from "../../../../ui/tw";
import { useBuilder } from "../builder/builder-context";
import { bySection } from "../builder/field-select";
import { builderTexts as texts } from "../builder-texts";
import { CountValue } from "./count-value";
import { ListValue } from "./list-value";
import { OneValue } from "./one-value";
import { OptionValue } from "./option-value";
import { TextValue } from "./text-value";
import { TwoValues } from "./two-values";
import type { ValueProps } from "./value-props";

interface ValueEditorProps extends ValueProps {
  field: FilterField;
  operator: RuleOperator;
  source: "value" | "field";
}

/** What is entered beside an operator, by what it compares with and what the field holds. */
export function ValueEditor({ field, operator, source, ...props }: ValueEditorProps) {
  if (source === "field") return <OtherField field={field} operator={operator} {...props} />;
  const input = operatorInput(operator);
  switch (input) {
    case "none":
      return <span className={tw`self-center px-1 text-label text-muted`}>{texts.noValue}</span>;
    case "one":
      return asksForPart(operator) ? <TextValue field={field} {...props} /> : <OneValue field={field} {...props} />;
    case "list":
      return <ListValue field={field} {...props} />;
    case "two":
      return <TwoValues {...props}>{(end, last) => <OneValue field={field} {...end} quiet={!last} />}</TwoValues>;
    case "ages":
      return (
        <TwoValues {...props}>{(end, last) => <CountValue {...end} unit={texts.years} quiet={!last} />}</TwoValues>
      );
    case "days":
      return <CountValue {...props} unit={texts.days} />;
    case "period":
    case "birthday-period":
      return <PeriodValue {...props} periods={input === "period" ? PERIODS : BIRTHDAY_PERIODS} />;
  }
}

const PeriodValue = ({ periods, ...props }: ValueProps & { periods: readonly Period[] }) => (
  <OptionValue {...props} options={periods.map((period) => ({ value: period, label: PERIOD_LABELS[period] }))} />
);

function OtherField({ field, operator, ...props }: Omit<ValueEditorProps, "source">) {
  const { fields, offers } = useBuilder();
  const others = comparableFields(field, operator, fields);
  const options = bySection(others.filter((other) => offers(other) || other.name === props.value));
  return <OptionValue {...props} placeholder={texts.chooseField} options={options} />;
}
