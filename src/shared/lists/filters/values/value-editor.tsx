import { valueClass, type FilterField } from "../../../../domain/filter/filter-fields";
import { asksForPart, comparableFields, operatorInput } from "../../../../domain/filter/operators";
import { BIRTHDAY_PERIODS, PERIODS, type Period, type RuleOperator } from "../../../../domain/filter/relative-day";
import { filterValueTexts } from "../../../../domain/filter/value-texts";
import { tw } from "../../../../ui/tw";
import type { BuilderContext } from "../builder/builder-context";
import { bySection } from "../../../../domain/fields/by-section";
import { builderTexts as texts } from "../builder/builder-texts";
import { CountValue, NumberValue } from "./count-value";
import { OptionValue, optionsOf, type ValueProps } from "./option-value";
import { TextValue } from "./text-value";
import type { ReactNode } from "react";
import { optionLabel } from "../../../../domain/fields/field";
import { listOf } from "../../../../domain/filter/wire-types";
import { Chip } from "../../../../ui/display/chip";
import { TypedValues } from "./typed-values";
import { Select } from "../../../../ui/field/select";
import { DayValue } from "./day-value";

interface ValueEditorProps extends ValueProps {
  builder: BuilderContext;
  field: FilterField;
  operator: RuleOperator;
  source: "value" | "field";
}

export function ValueEditor({ builder, field, operator, source, ...props }: ValueEditorProps) {
  if (source === "field") return <OtherField builder={builder} field={field} operator={operator} {...props} />;
  const ofField = { builder, field };
  const input = operatorInput(operator);
  switch (input) {
    case "none":
      return <span className={tw`self-center px-1 text-label text-muted`}>{texts.noValue}</span>;
    case "one":
      return asksForPart(operator) ? <TextValue {...ofField} {...props} /> : <OneValue {...ofField} {...props} />;
    case "list":
      return <ListValue {...ofField} {...props} />;
    case "two":
      return <TwoValues {...props}>{(end, last) => <OneValue {...ofField} {...end} quiet={!last} />}</TwoValues>;
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
  <OptionValue
    {...props}
    options={periods.map((period) => ({ value: period, label: filterValueTexts.periodLabels[period] }))}
  />
);

function OtherField({ builder: { fields, offers }, field, operator, ...props }: Omit<ValueEditorProps, "source">) {
  const others = comparableFields(field, operator, fields);
  const options = bySection(others.filter((other) => offers(other) || other.name === props.value));
  return <OptionValue {...props} placeholder={texts.chooseField} options={options} />;
}

interface TwoValuesProps extends ValueProps {
  /** An editor for either end; the last one shows the unit. */
  children: (end: ValueProps, last: boolean) => ReactNode;
}

/** Two values side by side. */
function TwoValues({ label, value, onChange, children, ...aria }: TwoValuesProps) {
  const [from, to] = endsOf(value);
  return (
    <div
      className={tw`flex flex-wrap items-center gap-x-2 gap-y-1 min-w-0 [&>div]:flex-[1_1_88px] [&>div:last-child]:flex-[1_1_148px] [&>div]:min-w-0`}
    >
      <div>
        {children({ ...aria, label: texts.from(label), value: from, onChange: (next) => onChange([next, to]) }, false)}
      </div>
      <span aria-hidden className={tw`flex-none text-label text-muted`}>
        {texts.between}
      </span>
      <div>
        {children({ ...aria, label: texts.upTo(label), value: to, onChange: (next) => onChange([from, next]) }, true)}
      </div>
    </div>
  );
}

function endsOf(value: unknown): [unknown, unknown] {
  const ends: unknown[] = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  return [ends[0] ?? "", ends[1] ?? ""];
}

/** Several values: chips to toggle for an enumeration, else typed. */
function ListValue({ builder, field, value, ...props }: ValueProps & Pick<ValueEditorProps, "builder" | "field">) {
  const values = listOf(value);
  if (field.kind !== "enumeration") return <TypedValues {...props} builder={builder} field={field} values={values} />;
  const { label, onChange, "aria-describedby": describedBy } = props;
  const chosen = values.map(String);
  const options = optionsOf(field).map((option) => option.value);
  const unknown = chosen.filter((other) => !options.includes(other));
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    onChange(field.numeric ? next.map(Number) : next);
  };
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-part="value"
      className={tw`flex flex-wrap gap-1.5 py-1 coarse:gap-y-2.5`}
    >
      {[...options, ...unknown].map((one) => (
        <Chip key={one} pressed={chosen.includes(one)} onClick={() => toggle(one)}>
          {optionLabel(field, one)}
        </Chip>
      ))}
    </div>
  );
}

interface OneValueProps extends ValueProps {
  builder: BuilderContext;
  field: FilterField;
  /** Only for screen readers. */
  quiet?: boolean;
}

function OneValue({ builder, field, quiet, ...props }: OneValueProps) {
  const { zones } = builder;
  if (field.kind === "enumeration")
    return <OptionValue {...props} options={optionsOf(field)} numeric={field.numeric} />;
  // without the list of zones, the user types the name
  if (field.kind === "zone" && zones.length > 0)
    return <OptionValue {...props} options={zones.map((name) => ({ value: name, label: name }))} />;
  switch (valueClass(field)) {
    case "flag":
      return <FlagValue {...props} />;
    case "number":
      return <NumberValue {...props} unit={field.unit?.[1]} quiet={quiet} />;
    case "day":
      return <DayValue {...props} />;
    case "text":
      return <TextValue {...props} builder={builder} field={field} />;
  }
}

function FlagValue({ label, value, onChange, ...aria }: ValueProps) {
  return (
    <Select
      {...aria}
      aria-label={label}
      data-part="value"
      value={String(value)}
      options={Object.entries(filterValueTexts.flagLabels).map(([flag, label]) => ({ value: flag, label: label }))}
      onChange={({ target }) => onChange(target.value === "true")}
    />
  );
}
