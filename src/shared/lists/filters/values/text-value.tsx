import { useId } from "react";
import type { FilterField } from "../../../../domain/filter/filter-fields";
import { TextInput } from "../../../../ui/field/text-input";
import { Suggestions } from "./suggestions";
import type { ValueProps } from "./value-props";

/** A text; what others have in that field is suggested. */
export function TextValue({ field, label, value, onChange, ...aria }: ValueProps & { field: FilterField }) {
  const id = useId();
  const typed = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return (
    <>
      <TextInput
        {...aria}
        aria-label={label}
        data-part="value"
        autoComplete="off"
        list={id}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
      <Suggestions id={id} field={field} typed={typed} />
    </>
  );
}
