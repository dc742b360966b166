import { useEffect, useEffectEvent } from "react";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { RecordFormState } from "../../../../shared/record-form";
import { typedIn } from "./typed-in";

/** From the last key to what is typed being kept with the association, in ms. */
const PAUSE = 2_000;

/**
 * Keeps what is typed with the association a moment after the last key, and at once when the page is put aside, as a phone's is
 * by a call: who comes back may do so on another device.
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
