import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useConnection } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";

interface Draft<Values> {
  values: Values;
  /** The record that the form was filled with. */
  base: Values;
}

/**
 * Keeps what is typed into a form while the session lasts and, when it ends by itself, until the same person is back:
 * nothing typed is lost to a forced sign-in. In memory only.
 * @param form whose default values are already those of the record
 * @param name one for each form and record, such as `registration u1`
 * @returns how to forget it: after a save, or when the person throws the changes away
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const resumeStore = resumeStoreOf(useConnection().session);
  const key = `draft ${name}`;
  const { reset, watch } = form;
  const { defaultValues } = form.formState;
  const defaults = useRef(defaultValues);
  useEffect(() => {
    defaults.current = defaultValues;
  }, [defaultValues]);

  useEffect(() => {
    const kept = resumeStore.get(key) as Draft<Values> | undefined;
    if (kept) {
      // On what it was typed over: a record that somebody else has changed since must show as a conflict, not as typed.
      reset(kept.base);
      reset(kept.values, { keepDefaultValues: true });
    }
    const watching = watch((values) => resumeStore.set(key, { values, base: defaults.current } as Draft<Values>));
    return () => watching.unsubscribe();
  }, [resumeStore, key, reset, watch]);

  return () => resumeStore.delete(key);
}
