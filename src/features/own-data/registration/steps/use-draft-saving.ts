import { useEffect, useEffectEvent } from "react";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { RecordFormState } from "../../../../shared/record-form";
import { STEP_FIELDS } from "./steps";

/** @returns the values that differ from the record, without consents, which are given only when the form is sent */
export function changedValues({ getValues, formState }: RecordFormState["form"]): FormValues {
  const { defaultValues = {} } = formState;
  const changed = Object.entries(getValues()).filter(
    ([name, value]) =>
      name !== "step" &&
      name !== "seen" &&
      !STEP_FIELDS.consents.some((field) => field === name) &&
      value !== defaultValues[name],
  );
  return Object.fromEntries(changed);
}

/** The time from the last key to the save of the draft, in ms. */
const SAVE_DELAY = 2_000;

/**
 * Saves the draft two seconds after the last key, and at once when the page is hidden, because the user may continue on another
 * device.
 */
export function useDraftSaving(form: RecordFormState["form"], keep: (changed: FormValues) => void): void {
  const { watch } = form;
  const save = useEffectEvent(() => {
    if (!form.formState.isSubmitting) keep(changedValues(form));
  });
  useEffect(() => {
    let timer = 0;
    const saveIfHidden = () => document.visibilityState === "hidden" && save();
    const subscription = watch(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => save(), SAVE_DELAY);
    });
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
      document.removeEventListener("visibilitychange", saveIfHidden);
    };
  }, [watch]);
}
