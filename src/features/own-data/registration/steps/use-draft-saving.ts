import { useEffect, useEffectEvent } from "react";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { RecordFormState } from "../../../../shared/record-form";
import { STEP_FIELDS } from "./steps";

/** @returns the values that differ from the record, without consents: those are given when the form is sent */
export function typedIn({ getValues, formState }: RecordFormState["form"]): FormValues {
  const { defaultValues = {} } = formState;
  const typed = Object.entries(getValues()).filter(
    ([name, value]) =>
      name !== "step" &&
      name !== "seen" &&
      !STEP_FIELDS.consents.some((field) => field === name) &&
      value !== defaultValues[name],
  );
  return Object.fromEntries(typed);
}

/** In ms, from the last key to saving the draft. */
const PAUSE = 2_000;

/**
 * Saves the draft a moment after the last key, and at once when the page is hidden, as by a phone call: the user may
 * continue on another device.
 */
export function useKeepTyping(form: RecordFormState["form"], keep: (typed: FormValues) => void): void {
  const { watch } = form;
  const keepTyped = useEffectEvent(() => {
    if (!form.formState.isSubmitting) keep(typedIn(form));
  });
  useEffect(() => {
    let timer = 0;
    const keepAside = () => document.visibilityState === "hidden" && keepTyped();
    const watching = watch(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => keepTyped(), PAUSE);
    });
    document.addEventListener("visibilitychange", keepAside);
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
      document.removeEventListener("visibilitychange", keepAside);
    };
  }, [watch]);
}
