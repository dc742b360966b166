import { useId } from "react";
import type { ReactNode } from "react";
import { useRadioName } from "../field/use-radio-name";
import { cx, tw } from "../tw";

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The ids of an error or a help text. */
  "aria-describedby"?: string | undefined;
}

/** A choice among a few visible options: radios, with arrow keys and one tab stop. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  ...described
}: SegmentedProps<Value>) {
  const name = useId();
  const joinGroup = useRadioName(name);
  return (
    <span
      role="radiogroup"
      aria-label={label}
      {...described}
      className={tw`inline-flex flex-wrap max-w-full print:hidden gap-0.5 p-0.5 bg-sunken rounded hairline`}
    >
      {options.map((option) => (
        <label key={option.value} className={tw`relative inline-flex`}>
          <input
            type="radio"
            ref={joinGroup}
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={tw`peer absolute inset-x-0 inset-y-0 w-full h-full narrow:h-11 narrow:-top-1 coarse:h-11 coarse:-top-1 opacity-0 cursor-pointer appearance-none`}
          />
          <span
            className={cx(
              // four options fit in a row on a phone
              options.length > 3 && tw`narrow:px-1.5`,
              tw`inline-flex items-center justify-center gap-1.5 h-control-sm narrow:min-w-[44px] coarse:min-w-[44px] px-3 rounded-in text-label text-muted font-medium whitespace-nowrap pointer-events-none transition peer-checked:bg-raised peer-checked:text-ink peer-checked:[box-shadow:0_0_0_1px_var(--gds-border-control)] peer-focus-visible:[outline:2px_solid_var(--gds-focus)] peer-focus-visible:[outline-offset:2px] forced:peer-checked:[forced-color-adjust:none] forced:peer-checked:bg-sys-highlight forced:peer-checked:text-sys-on-highlight`,
            )}
          >
            {option.label}
          </span>
        </label>
      ))}
    </span>
  );
}
