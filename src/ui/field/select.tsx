import type { Ref, SelectHTMLAttributes } from "react";
import { ChevronDown } from "lucide-react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import { useFieldControl } from "./field-context";
import { inputClass } from "./input-class";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup {
  heading: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> {
  options: readonly (SelectOption | SelectGroup)[];
  /** The text of the first option, which has the empty value. */
  placeholder?: string;
  small?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A styled native select. */
export function Select({ options, placeholder, small = false, className, ...rest }: SelectProps) {
  const field = useFieldControl(rest);
  return (
    <span className={cx(tw`relative block min-w-0`, className)}>
      <select
        {...rest}
        {...field}
        className={inputClass(small ? "small" : "normal", tw`appearance-none pr-[34px] cursor-pointer truncate`)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "heading" in entry ? (
            <optgroup key={entry.heading} label={entry.heading}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </select>
      <Icon of={ChevronDown} className={tw`absolute right-2.5 top-[calc(50%-9px)] text-muted pointer-events-none`} />
    </span>
  );
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
