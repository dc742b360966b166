import { Select, type SelectGroup, type SelectOption } from "../../../../ui/field/select";
import { builderTexts as texts } from "../builder/builder-texts";
import type { FilterField } from "../../../../domain/filter/filter-fields";

export interface ValueProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface OptionValueProps extends ValueProps {
  options: readonly (SelectOption | SelectGroup)[];
  placeholder?: string;
  numeric?: true;
}

const valuesOf = (option: SelectOption | SelectGroup) => ("options" in option ? option.options : [option]);

export function OptionValue({ label, value, onChange, options, numeric, ...rest }: OptionValueProps) {
  const { placeholder = texts.chooseValue, ...aria } = rest;
  const chosen = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
  // a saved filter keeps a value that is no longer offered
  const unknown = chosen !== "" && !options.flatMap(valuesOf).some((option) => option.value === chosen);
  return (
    <Select
      {...aria}
      aria-label={label}
      data-part="value"
      value={chosen}
      placeholder={chosen === "" ? placeholder : undefined}
      options={unknown ? [{ value: chosen, label: chosen }, ...options] : options}
      onChange={({ target }) => onChange(numeric ? Number(target.value) : target.value)}
    />
  );
}

export const optionsOf = ({ options = {} }: FilterField): { value: string; label: string }[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));
