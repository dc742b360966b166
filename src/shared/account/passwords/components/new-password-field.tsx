import { useDeferredValue, useId } from "react";
import { Field } from "../../../../ui/field/field";
import { PasswordInput } from "../../../../ui/field/password-input";
import type { TextInputProps } from "../../../../ui/field/text-input";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { useStrength } from "../use-strength";
import { StrengthMeter } from "./strength-meter";

interface NewPasswordFieldProps extends Omit<TextInputProps, "type" | "end" | "icon" | "value" | "autoComplete"> {
  label: string;
  error?: string | undefined;
  /** What is typed so far (`form.watch`); the input itself is the form's. */
  typed: string;
  /** Characters, see `minimumPasswordLength`. */
  minimum: number;
  /** What others know of the person: the e-mail, the name. */
  known?: readonly string[];
}

/** A new password. It is typed once, because it can be shown. */
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
