import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useConnection } from "../../api/react/connection";

/**
 * Keeps what is typed into a form while the session lasts and, when it ends by itself, until the same person is back:
 * nothing typed is lost to a forced sign-in. In memory only.
 * @param form whose default values are already those of the record
 * @param name one for each form and record, such as `registration u1`
 * @returns how to forget it: after a save, or when the person throws the changes away
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const { keepsakes } = useConnection();
  const key = `draft ${name}`;
  const { reset, watch } = form;

  useEffect(() => {
    const kept = keepsakes.get(key);
    if (kept) reset(kept as Values, { keepDefaultValues: true });
    const watching = watch((values) => keepsakes.set(key, values));
    return () => watching.unsubscribe();
  }, [keepsakes, key, reset, watch]);

  return () => keepsakes.delete(key);
}
