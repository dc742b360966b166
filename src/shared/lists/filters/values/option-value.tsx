import { Select, type SelectGroup, type SelectOption } from "../../../../ui/field/select";
import { builderTexts as texts } from "../builder/builder-texts";
import type { FilterField } from "../../../../domain/filter/filter-fields";

/** What every editor of a value is given. */
export interface ValueProps {
  /** Its accessible name. */
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

/** One of several options. */
export function OptionValue({ label, value, onChange, options, numeric, ...rest }: OptionValueProps) {
  const { placeholder = texts.chooseValue, ...aria } = rest;
  const chosen = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
  // what a saved filter asks for stays, though nobody offers it any more
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

/** @returns the options of an enumeration, as a select takes them */
export const optionsOf = ({ options = {} }: FilterField): { value: string; label: string }[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));
