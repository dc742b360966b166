import { useState, type ChangeEvent } from "react";

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * A form's few fields of text, validated on change, on blur and on submit (specification §5). Without the form library of
 * the other forms: these stand on a partner's page, before anything else can be done there, and the library is a seventh
 * of all that may be downloaded until then (docs/decisions/0005).
 * @param initial each field's text, in the order of the form
 * @param check a message for each field that can't be sent
 * @param onChange told what is typed
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  check: (values: Record<Name, string>) => FieldErrors<Name>,
  onChange?: (values: Record<Name, string>) => void,
) {
  const [values, setValues] = useState<Record<Name, string>>(initial);
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  /** What the server said of what was sent; it stands until the field is changed. */
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
    /** As typed so far. */
    values,
    change,
    /** What a field's control takes. */
    register: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
      onBlur: () => touch(name),
    }),
    error: (name: Name) => refused[name] ?? (touched.has(name) ? errors[name] : undefined),
    /** Shows what the server refused, and puts the focus into the first of those fields. */
    refuse(form: HTMLFormElement, items: FieldErrors<Name>) {
      setRefused(items);
      const first = names.find((name) => items[name]);
      if (first) focusField(form, first);
    },
    /** @returns whether it can be sent; if not, the focus is in the first field that can't */
    submit(form: HTMLFormElement): boolean {
      touch(...names);
      setRefused({});
      // anew: what the check knows may have come since
      const wrong = check(values);
      const first = names.find((name) => wrong[name]);
      if (first) focusField(form, first);
      return !first;
    },
  };
}

/** Puts the focus into a field of a form. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
