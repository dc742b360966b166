import { useCallback, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { unwrapEmail } from "../../../domain/contacts/email";
import type { FieldFormat } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { capitaliseName } from "../../../domain/language/name-case";
import { useFinisher } from "../record-form-context";

/** By how a text is written: brings it into order; null where there is nothing to change. */
const TIDY: Readonly<Partial<Record<FieldFormat, (typed: string) => Promise<string | null>>>> = {
  phone: async (typed) => (await import("./normalise-phone").catch(() => null))?.normalisePhone(typed) ?? null,
  name: (typed) => Promise.resolve(capitaliseName(typed)),
  email: (typed) => Promise.resolve(unwrapEmail(typed)),
};

/**
 * Tidies what was typed when the field loses the focus, and before a save: a telephone number, a name typed without
 * capitals or in nothing else, an e-mail address with something around it ("Ada <a@b.it>"). What the record has and nobody changed stays, and so does what is typed once more.
 * @returns what the field does when it is left
 */
export function useTidied(name: string, format: FieldFormat | undefined): () => void {
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const tidied = useRef("");
  const meant = useRef("");
  const tidy = format && TIDY[format];
  const finish = useCallback(
    (typed: string) => (tidy && typed !== meant.current ? tidy(typed) : Promise.resolve(null)),
    [tidy],
  );
  useFinisher(name, tidy ? finish : null);
  return () => {
    const typed = String(getValues(name));
    // who only looks into another window goes on typing here
    if (!tidy || !typed || typed === formState.defaultValues?.[name] || !document.hasFocus()) return;
    // it is a guess ("bell hooks"): who types the same once more means it
    if (typed === tidied.current) meant.current = typed;
    void finish(typed).then((written) => {
      // what was typed meanwhile stays
      if (!written || written === typed || getValues(name) !== typed) return;
      tidied.current = typed;
      setValue(name, written, { shouldDirty: true, shouldValidate: true });
    });
  };
}
