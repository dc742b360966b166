import { useEffect, useEffectEvent, useState } from "react";
import type { FormState } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { useToast } from "../../../ui/toast/toast";
import type { FormWords } from "../form-words";

interface NewerOptions {
  /** The record as it is now, as far as it is known. */
  now: FormValues | null;
  formState: FormState<FormValues>;
  /** Shows a newer record in a form in which nothing was typed. */
  follow: (newer: FormValues) => void;
  followed: FormWords["followed"];
}

/**
 * Whether the record has become newer than the form. By versions: what follows from elsewhere makes none, and a server
 * without them tells at the save. What is newer by the own save is no news.
 * @returns the newer record, or null; and how to tell what was saved here
 */
export function useNewer({ now, formState, follow, followed }: NewerOptions) {
  const { isDirty, isSubmitting, defaultValues } = formState;
  const toast = useToast();
  const [saved, setSaved] = useState(0);
  const known = Math.max(Number(defaultValues?.version ?? NaN), saved);
  const newer = !isSubmitting && Number(now?.version ?? NaN) > known ? now : null;
  const followNow = useEffectEvent(() => {
    if (!newer || isDirty) return;
    follow(newer);
    if (followed !== null) toast.info(followed);
  });
  useEffect(() => followNow(), [newer?.version]);
  return { newer, tellSaved: (values: FormValues) => setSaved(Number(values.version ?? 0)) };
}
