import { useState } from "react";
import { suggestEmail } from "../../domain/email-suggestion";
import { Field, type FieldProps } from "../../ui/field/field";
import { MeantValue } from "../../ui/field/meant-value";
import { TextInput, type TextInputProps } from "../../ui/field/text-input";

interface EmailFieldProps extends EmailInputProps, Pick<FieldProps, "label" | "help" | "error"> {
  label: string;
  /** Takes the suggested address instead of the one typed, and the focus back into the field. */
  onTake: (email: string) => void;
}

/** An address, and what was probably meant where it holds a slip of the finger ("gmail.con"): told when the field is left. */
export function EmailField({ label, help, error, onTake, onChange, onBlur, ...input }: EmailFieldProps) {
  const [meant, setMeant] = useState<string | null>(null);
  const take = (email: string) => {
    setMeant(null);
    onTake(email);
  };
  return (
    <Field
      label={label}
      help={help}
      error={error}
      warning={meant !== null && <MeantValue value={meant} onTake={() => take(meant)} />}
    >
      <EmailInput
        {...input}
        onChange={(event) => {
          setMeant(null);
          onChange?.(event);
        }}
        onBlur={(event) => {
          setMeant(suggestEmail(event.target.value));
          onBlur?.(event);
        }}
      />
    </Field>
  );
}

interface EmailInputProps extends TextInputProps {
  /** What a password manager is to take it for: the name that signs in, or an address alone. */
  autoComplete: "username" | "email";
}

/** Where an e-mail address is typed: as it is, with the keyboard for it. */
const EmailInput = (props: EmailInputProps) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
