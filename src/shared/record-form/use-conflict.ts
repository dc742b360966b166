import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { merge } from "./merge";
import type { FormDraft } from "./use-draft";
import type { FormValues } from "../../domain/fields/form-values";

export type Side = "mine" | "theirs";

/** Newer data that came into a form. */
export interface Merged {
  /** The form as it was typed. */
  mine: FormValues;
  theirs: FormValues;
  /** The fields that both have changed, differently. */
  conflicts: readonly string[];
  /** Whose value stands in them; one's own until somebody chooses. */
  chosen: Readonly<Record<string, Side>>;
}

/**
 * What a form shows after somebody else saved first and the newer data were brought in: nothing typed is lost, and what
 * both have changed is the person's to choose.
 * @param began what the form began with
 * @param draft what it was opened with: it may be older than the record
 */
export function useConflict(
  form: UseFormReturn<FormValues>,
  began: FormValues,
  { kept, conflicts: atFirst }: Pick<FormDraft, "kept" | "conflicts">,
) {
  const [merged, setMerged] = useState<Merged | null>(() =>
    kept && atFirst.length > 0 ? { mine: kept, theirs: began, conflicts: atFirst, chosen: {} } : null,
  );

  /** What the form began with, or was last brought to. */
  // the form's own, not the last rendering's: a save may follow at once on newer data
  const base = (): FormValues => ({ ...began, ...(form.control._defaultValues as FormValues) });

  const bringIn = (theirs: FormValues) => {
    const mine = { ...form.getValues() };
    const { values, conflicts } = merge(mine, base(), theirs);
    form.reset(theirs);
    form.reset(values, { keepDefaultValues: true });
    setMerged({ mine, theirs, conflicts, chosen: {} });
  };

  const choose = (name: string, side: Side) => {
    const value = merged?.[side][name];
    if (!merged || value === undefined) return;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setMerged({ ...merged, chosen: { ...merged.chosen, [name]: side } });
  };

  return { merged, base, bringIn, choose, forget: () => setMerged(null) };
}
