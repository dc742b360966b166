import { valueClass, type FilterField } from "../../../../domain/filter/filter-fields";
import { filterTexts } from "../../../../domain/filter/texts";
import { Select } from "../../../../ui/field/select";
import { useBuilder } from "../builder/builder-context";
import { NumberValue } from "./count-value";
import { DayValue } from "./day-value";
import { OptionValue } from "./option-value";
import { optionsOf } from "./option-value";
import { TextValue } from "./text-value";
import type { ValueProps } from "./value-props";

interface OneValueProps extends ValueProps {
  field: FilterField;
  /** The unit is read aloud alone: it stands after the second of two. */
  quiet?: boolean;
}

/** A value of a field's kind. */
export function OneValue({ field, quiet, ...props }: OneValueProps) {
  const { zones } = useBuilder();
  if (field.kind === "enumeration")
    return <OptionValue {...props} options={optionsOf(field)} numeric={field.numeric} />;
  // where the zones can't be had their names are typed
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
      return <TextValue {...props} field={field} />;
  }
}

function FlagValue({ label, value, onChange, ...aria }: ValueProps) {
  return (
    <Select
      {...aria}
      aria-label={label}
      data-part="value"
      value={String(value)}
      options={Object.entries(filterTexts.flagLabels).map(([flag, words]) => ({ value: flag, label: words }))}
      onChange={({ target }) => onChange(target.value === "true")}
    />
  );
}
