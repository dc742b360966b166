import { useState, type ChangeEvent } from "react";

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The text fields of a small form, validated on change, on blur and on submit (specification §5). Without the library of
 * the other forms: it would be a seventh of the download of a partner's page (docs/decisions/forms.md, "Our own resolvers check
 * forms").
 * @param initial each field's text, in the order of the form
 * @param check returns a message for each field that can't be sent
 * @param onChange called with the typed values
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  check: (values: Record<Name, string>) => FieldErrors<Name>,
  onChange?: (values: Record<Name, string>) => void,
) {
  const [values, setValues] = useState<Record<Name, string>>(initial);
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  /** The server's messages, each until its field changes. */
  const [refused, setRefused] = useState<FieldErrors<Name>>({});
  const names = Object.keys(initial) as Name[];
  const errors = check(values);
  const touch = (...more: Name[]) => setTouched((before) => new Set([...before, ...more]));
  const change = (name: Name, text: string) => {
    const next = { ...values, [name]: text };
    setValues(next);
    setRefused((before) => ({ ...before, [name]: undefined }));
    touch(name);
    onChange?.(next);
  };

  return {
    values,
    change,
    /** @returns the props of a field's control */
    register: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
      onBlur: () => touch(name),
    }),
    error: (name: Name) => refused[name] ?? (touched.has(name) ? errors[name] : undefined),
    /** Shows the server's messages, and focuses the first of those fields. */
    refuse(form: HTMLFormElement, items: FieldErrors<Name>) {
      setRefused(items);
      const first = names.find((name) => items[name]);
      if (first) focusField(form, first);
    },
    /** @returns whether the form can be sent; if not, focuses the first wrong field */
    submit(form: HTMLFormElement): boolean {
      touch(...names);
      setRefused({});
      // again: the full check may have loaded meanwhile
      const wrong = check(values);
      const first = names.find((name) => wrong[name]);
      if (first) focusField(form, first);
      return !first;
    },
  };
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
