import * as v from "valibot";
import type { Section } from "../../../api/readers/settings";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { FormValues, ValuesOf } from "../../../domain/fields/form-values";
import {
  formOfAwards,
  readAwardForm,
  type AwardForm,
  type AwardFormStep,
  type ReadAwards,
} from "../../../domain/settings/award-steps";
import { awardsFromWire, type WireAwards } from "../../../domain/settings/wire";
import { schemaOfCheck } from "../../../domain/validation/problem";
import { texts } from "./texts";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";

const field = { section: texts.steps, editedBy: "staff", required: true } as const;

/** The fields of the form. All steps are one field, as JSON: they are valid or invalid together. */
export const AWARD_FORM_FIELDS = {
  steps: { ...field, kind: "text", label: texts.steps },
  bySex: { ...field, kind: "flag", label: texts.bySex },
  double: { ...field, kind: "flag", label: texts.counting },
  doubleUntil: { ...field, kind: "text", label: texts.doubleAge },
  yearly: { ...field, kind: "flag", label: texts.counting },
  yearlyMost: { ...field, kind: "text", label: texts.yearlyMost },
} as const satisfies FieldCatalogue;

type AwardValues = ValuesOf<typeof AWARD_FORM_FIELDS>;

/** The values of the number fields when the user switches an option on. */
const OPTION_DEFAULTS = { doubleUntil: "50", yearlyMost: "4" } as const;

/** @returns the form's values of a section */
export function valuesOfAwards({ version, values }: Section<WireAwards>): AwardValues {
  const { steps, bySex, doubleUntil, yearlyMost } = formOfAwards(awardsFromWire(values));
  return {
    version,
    steps: JSON.stringify(steps),
    bySex,
    double: doubleUntil !== null,
    doubleUntil: doubleUntil ?? OPTION_DEFAULTS.doubleUntil,
    yearly: yearlyMost !== null,
    yearlyMost: yearlyMost ?? OPTION_DEFAULTS.yearlyMost,
  };
}

const requirements = v.object({ years: v.string(), donations: v.string(), alone: v.string() });
const stepsSchema = v.array(v.object({ id: v.string(), name: v.string(), F: requirements, M: requirements }));

/** Parses the field `steps`. @returns [] for an invalid value: other scripts of the page can change a stored draft */
export function readSteps(typed: unknown): readonly AwardFormStep[] {
  try {
    const { success, output } = v.safeParse(stepsSchema, JSON.parse(String(typed)));
    return success ? output : [];
  } catch {
    return [];
  }
}

/** @returns the awards of a form's values */
export const awardFormOf = ({ steps, bySex, double, doubleUntil, yearly, yearlyMost }: FormValues): AwardForm => ({
  steps: readSteps(steps),
  bySex: bySex === true,
  doubleUntil: double === true ? String(doubleUntil ?? "") : null,
  yearlyMost: yearly === true ? String(yearlyMost ?? "") : null,
});

const schema = schemaOfCheck((form) =>
  readAwardForm(awardFormOf(form as FormValues)).problems.map(({ field: name }) => ({
    field: name === "doubleUntil" || name === "yearlyMost" ? name : "steps",
    code: "form",
  })),
);

/** The form's validation. `readAwardForm` gives the messages, by step. */
export const awardFormSchema = () => schema;

interface AwardFormParts extends ReadAwards {
  awards: AwardForm;
  edit: (change: Partial<Omit<AwardValues, "version" | "steps">>) => void;
  editSteps: (steps: readonly AwardFormStep[]) => void;
}

/** Gives the parts of the form the typed awards, the settings that they mean, and their problems. */
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
