import { optionLabel } from "../../../../domain/fields/field";
import type { FilterField } from "../../../../domain/filter/filter-fields";
import { listOf } from "../../../../domain/filter/plain";
import { Chip } from "../../../../ui/chip";
import { tw } from "../../../../ui/tw";
import { optionsOf } from "./options-of";
import { TypedValues } from "./typed-values";
import type { ValueProps } from "./value-props";

/** Several values: of a few options each is a toggle; others are typed, with a comma or Enter after each. */
export function ListValue({ field, value, ...props }: ValueProps & { field: FilterField }) {
  const values = listOf(value);
  if (field.kind !== "enumeration") return <TypedValues {...props} field={field} values={values} />;
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
