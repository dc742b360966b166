import { useDeferredValue, useId } from "react";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import type { TextInputProps } from "../../../ui/field/text-input";
import { cx, tw } from "../../../ui/tw";
import type { Strength } from "./strength";
import { texts } from "./texts";
import { useStrength } from "./use-strength";

interface NewPasswordFieldProps extends Omit<TextInputProps, "type" | "end" | "icon" | "value" | "autoComplete"> {
  label: string;
  error?: string | undefined;
  /** The typed password (`form.watch`). The input itself is registered in the form. */
  typed: string;
  /** Minimum length in characters, see `minimumPasswordLength`. */
  minimum: number;
  /** Data that others know about the person: e-mail address and name. */
  known?: readonly string[];
}

/** The field of a new password, with a strength meter. There is no second field, because the password can be made visible. */
export function NewPasswordField({ label, error, typed, minimum, known, ...input }: NewPasswordFieldProps) {
  const meterId = useId();
  const password = useDeferredValue(typed);
  const strength = useStrength(typed !== "");
  return (
    <div className={tw`grid gap-2`}>
      <Field label={label} error={error} help={texts.advice(minimum)}>
        <PasswordInput {...input} autoComplete="new-password" aria-describedby={meterId} />
      </Field>
      <StrengthMeter
        id={meterId}
        strength={password && strength ? strength.strengthOf(password, minimum, known) : null}
      />
    </div>
  );
}

const LEVELS: Record<Strength, { bars: number; filled: string }> = {
  short: { bars: 0, filled: "" },
  weak: { bars: 1, filled: tw`bg-warn-solid forced:bg-sys-text` },
  fair: { bars: 2, filled: tw`bg-warn-solid forced:bg-sys-text` },
  good: { bars: 3, filled: tw`bg-success-solid forced:bg-sys-text` },
  strong: { bars: 4, filled: tw`bg-success-solid forced:bg-sys-text` },
};
const emptyClass = tw`bg-selected forced:bg-sys-canvas`;

interface StrengthMeterProps {
  id: string;
  /** Null while nothing is typed. */
  strength: Strength | null;
}

/** Four bars and a word, which screen readers announce. It keeps its height while it is empty. */
function StrengthMeter({ id, strength }: StrengthMeterProps) {
  const { bars, filled } = LEVELS[strength ?? "short"];
  return (
    <div className={tw`flex min-h-[18px] items-center gap-3`}>
      <span aria-hidden className={cx(tw`grid flex-[0_0_96px] grid-cols-4 gap-1`, !strength && tw`invisible`)}>
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx(
              tw`h-1 rounded-full transition forced:border forced:border-sys-text forced:[forced-color-adjust:none]`,
              bar <= bars ? filled : emptyClass,
            )}
          />
        ))}
      </span>
      <span id={id} aria-live="polite" className={tw`text-label text-muted`}>
        {strength && (
          <>
            {texts.strength}: <b className={tw`font-medium text-ink`}>{texts.levels[strength]}</b>
          </>
        )}
      </span>
    </div>
  );
}
