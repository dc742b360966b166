import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { merge } from "./merge";
import type { FormValues } from "../../domain/fields/form-values";

/** Newer data that came into a form: the record's, and the fields that both have changed. */
export interface Merged {
  theirs: FormValues;
  both: readonly string[];
}

/**
 * What a form shows after somebody else saved first and the newer data were brought in: nothing typed is lost, and what
 * both have changed is the person's to choose.
 * @param began what the form began with
 */
export function useConflict(form: UseFormReturn<FormValues>, began: FormValues) {
  const [merged, setMerged] = useState<Merged | null>(null);
  const { defaultValues } = form.formState;

  const bringIn = (theirs: FormValues) => {
    const base = { ...began, ...(defaultValues as FormValues | undefined) };
    const { values, both } = merge(form.getValues(), base, theirs);
    form.reset(theirs);
    form.reset(values, { keepDefaultValues: true });
    setMerged({ theirs, both });
  };

  const take = (name: string) => {
    const value = merged?.theirs[name];
    if (!merged || value === undefined) return;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setMerged({ ...merged, both: merged.both.filter((other) => other !== name) });
  };

  return { merged, bringIn, take, forget: () => setMerged(null) };
}
