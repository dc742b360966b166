import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readAwardForm, type AwardForm, type AwardStep, type ReadAwards } from "../../../domain/settings/award-steps";
import type { FormValues } from "../../../domain/fields/form-values";
import { awardFormOf, type AwardValues } from "./award-form";

interface AwardFormParts extends ReadAwards {
  awards: AwardForm;
  edit: (change: Partial<Omit<AwardValues, "version" | "steps">>) => void;
  editSteps: (steps: readonly AwardStep[]) => void;
}

/** The form of the awards as its parts see it: what is typed, what it means, what is wrong with it. */
export function useAwardForm(): AwardFormParts {
  const { control, setValue } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const awards = useMemo(() => awardFormOf(values), [values]);
  const read = useMemo(() => readAwardForm(awards), [awards]);
  const edit = (change: Readonly<Partial<FormValues>>) => {
    for (const [name, value] of Object.entries(change))
      if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return { ...read, awards, edit, editSteps: (steps) => edit({ steps: JSON.stringify(steps) }) };
}
