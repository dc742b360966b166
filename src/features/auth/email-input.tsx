import { TextInput, type TextInputProps } from "../../ui/field/text-input";

export interface EmailInputProps extends TextInputProps {
  /** What a password manager is to take it for: the name that signs in, or an address alone. */
  autoComplete: "username" | "email";
}

/** Where an e-mail address is typed: as it is, with the keyboard for it. */
export const EmailInput = (props: EmailInputProps) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
