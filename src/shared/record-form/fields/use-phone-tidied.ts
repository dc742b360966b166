import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { useFinisher } from "../record-form-context";

const tidied = async (typed: string) =>
  (await import("./normalise-phone").catch(() => null))?.normalisePhone(typed) ?? null;

/**
 * A telephone number is brought into the one way of writing it when its field is left, or saved.
 * @returns what the field does when it is left
 */
export function usePhoneTidied(name: string, isPhone: boolean): () => void {
  const { getValues, setValue } = useFormContext<FormValues>();
  useFinisher(name, isPhone ? tidied : null);
  return () => {
    const typed = String(getValues(name));
    if (!isPhone || !typed) return;
    void tidied(typed).then((tidy) => {
      // what was typed meanwhile stays
      if (tidy && tidy !== typed && getValues(name) === typed)
        setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
    });
  };
}
