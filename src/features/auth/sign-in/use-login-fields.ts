import { useState, type ChangeEvent } from "react";
import { checkLogin, type LoginFields } from "./login-fields";

type Name = keyof LoginFields;
const NAMES: readonly Name[] = ["email", "password"];

/**
 * The two fields of the sign-in form, validated on change, on blur and on submit (specification §5). Without the form
 * library of the other forms: this one stands on a partner's page, before anything else can be done there, and the
 * library is a seventh of all that may be downloaded until then (docs/decisions/0005).
 */
export function useLoginFields() {
  const [values, setValues] = useState<LoginFields>({ email: "", password: "" });
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const errors = checkLogin(values);
  const touch = (...names: Name[]) => setTouched((before) => new Set([...before, ...names]));

  return {
    /** As typed so far. */
    email: values.email.trim(),
    /** Puts another address in the place of the one typed. */
    takeEmail: (email: string) => setValues((before) => ({ ...before, email })),
    /** What a field's control takes. */
    register: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        touch(name);
      },
      onBlur: () => touch(name),
    }),
    error: (name: Name) => (touched.has(name) ? errors[name] : undefined),
    /** @returns what to send, or null after putting the focus into the first field that can't be sent */
    submit(form: HTMLFormElement): LoginFields | null {
      touch(...NAMES);
      const wrong = NAMES.find((name) => errors[name]);
      if (wrong) focusField(form, wrong);
      return wrong ? null : { ...values, email: values.email.trim() };
    },
  };
}

/** Puts the focus into a field of a form. */
export function focusField(form: HTMLFormElement, name: Name): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
