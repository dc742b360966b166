import { TextInput } from "../../../../ui/field/text-input";
import { tw } from "../../../../ui/tw";
import type { ValueProps } from "./option-value";

interface NumberValueProps extends ValueProps {
  /** What it counts, in the plural. */
  unit?: string;
  /** The unit is read aloud, and not shown. */
  quiet?: boolean;
  decimals?: boolean;
}

/** @returns a number where a whole one was typed, else what was typed, for the check to tell of */
export const readTyped = (text: string, decimals: boolean): string | number => {
  const typed = decimals ? text.trim().replace(",", ".") : text.trim();
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};

/** A number, with what it counts after it. */
export function NumberValue({
  unit,
  quiet = false,
  decimals = true,
  label,
  value,
  onChange,
  ...aria
}: NumberValueProps) {
  return (
    <span className={tw`flex items-center gap-2 min-w-0`}>
      <TextInput
        {...aria}
        aria-label={unit ? `${label} (${unit})` : label}
        data-part="value"
        inputMode={decimals ? "decimal" : "numeric"}
        autoComplete="off"
        value={typeof value === "number" || typeof value === "string" ? String(value) : ""}
        onChange={({ target }) => onChange(readTyped(target.value, decimals))}
      />
      {unit && !quiet && (
        <span aria-hidden className={tw`flex-none text-label text-muted`}>
          {unit}
        </span>
      )}
    </span>
  );
}

/** A whole number of days or years. */
export const CountValue = (props: ValueProps & { unit: string; quiet?: boolean }) => (
  <NumberValue {...props} decimals={false} />
);
