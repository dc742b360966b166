import { useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { RecordFormState } from "../../../../shared/record-form";
import type { DraftOnServer } from "../requests/put-draft";
import { STEP_FIELDS, STEPS, type Step } from "./steps";

/** @returns the values that differ from the record, without consents, which are given only when the form is sent */
function changedValues({ getValues, formState }: RecordFormState["form"]): FormValues {
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
 * Saves the draft on the server: two seconds after the last key, and at once at a new step, after a reset of the form, and when
 * the page is hidden, because the user may continue on another device.
 */
export function useDraftSaving(form: RecordFormState["form"], step: Step, keep: DraftOnServer["keep"]): void {
  const { watch } = form;
  const save = useEffectEvent(() => {
    if (form.formState.isSubmitting) return;
    const changed = changedValues(form);
    const isEmpty = step === STEPS[0] && Object.keys(changed).length === 0;
    void keep(changed, isEmpty ? "" : step);
  });
  useEffect(() => {
    let timer = 0;
    const saveIfHidden = () => document.visibilityState === "hidden" && save();
    const subscription = watch((_values, { name }) => {
      clearTimeout(timer);
      // a reset has no field; the next render has the new record
      timer = window.setTimeout(() => save(), name === undefined ? 0 : SAVE_DELAY);
    });
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
      document.removeEventListener("visibilitychange", saveIfHidden);
    };
  }, [watch]);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    save();
  }, [step]);
}
