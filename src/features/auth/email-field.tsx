import { useState } from "react";
import { unwrapEmail, isEmail } from "../../domain/contacts/email";
import { suggestEmail } from "../../domain/contacts/email-suggestion";
import { trimText } from "../../domain/text";
import { Field, type FieldProps } from "../../ui/field/field";
import { MeantValue } from "../../ui/field/meant-value";
import { TextInput, type TextInputProps } from "../../ui/field/text-input";
import { texts } from "./texts";

interface EmailFieldProps extends EmailInputProps, Pick<FieldProps, "label" | "help" | "error"> {
  label: string;
  /** Takes the suggested address, and focuses the field again. */
  onTake: (email: string) => void;
}

/**
 * An e-mail address. When the field loses the focus, it offers the address that was probably meant: by a typing error
 * ("gmail.con"), or inside a pasted text ("Ada <ada@b.it>").
 */
export function EmailField({ label, help, error, onTake, onChange, onBlur, ...input }: EmailFieldProps) {
  const [meant, setMeant] = useState<string | null>(null);
  const take = (email: string) => {
    setMeant(null);
    onTake(email);
  };
  const question = meant !== null && <MeantValue value={meant} onTake={() => take(meant)} />;
  return (
    <Field
      label={label}
      help={help}
      error={
        error && question ? (
          <>
            {error} {question}
          </>
        ) : (
          error
        )
      }
      warning={question}
    >
      <EmailInput
        {...input}
        onChange={(event) => {
          setMeant(null);
          onChange?.(event);
        }}
        onBlur={(event) => {
          const typed = trimText(event.target.value);
          setMeant(unwrapEmail(typed) ?? suggestEmail(typed));
          onBlur?.(event);
        }}
      />
    </Field>
  );
}

interface EmailInputProps extends TextInputProps {
  /** For password managers: the name of a sign-in, or only an address. */
  autoComplete: "username" | "email";
}

const EmailInput = (props: EmailInputProps) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);

/** @returns what is wrong with an e-mail address; undefined for a valid one */
export function emailProblem(email: string): string | undefined {
  const address = trimText(email);
  if (isEmail(address)) return undefined;
  return address ? texts.emailWrong : texts.emailMissing;
}
