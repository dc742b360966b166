import { createContext, use, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../../domain/fields/form-values";
import { tw } from "../../ui/tw";

/** The field that the user changed last, and what a save would change now. */
interface Effect {
  field: string | null;
  words: string;
}

export const EffectContext = createContext<Effect>({ field: null, words: "" });

/** @returns the name of the field that the user changed last; null after a reset of the form */
export function useEditedField({ watch }: UseFormReturn<FormValues>): string | null {
  const [edited, setEdited] = useState<string | null>(null);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => setEdited(name ?? null));
    return unsubscribe;
  }, [watch]);
  return edited;
}

/** Shows the effect of a save beside the field that the user edits. Screen readers hear it from the card, which is live. */
export function FieldEffect({ of }: { of: string | readonly string[] }) {
  const { field, words } = use(EffectContext);
  const isHere = field !== null && [of].flat().includes(field);
  return isHere && words ? <p className={tw`text-label font-medium text-info-text text-pretty`}>{words}</p> : null;
}
