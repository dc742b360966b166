import { useRef } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../api/errors";
import type { FormValues } from "../../domain/fields/form-values";
import { showFieldErrors } from "../forms";
import type { Openers } from "./record-form-context";

/**
 * Moves the focus to fields.
 * @param names of the fields, in their order on the page
 * @param beforeFocus called before each move
 */
export function useFieldFocus(form: UseFormReturn<FormValues>, names: readonly string[], beforeFocus: () => void) {
  const openers = useRef<Openers>(new Map());
  /** Opens the field's section or step first, because a hidden field can't take the focus. */
  const setFocus = (name: string) => {
    beforeFocus();
    const opening = openers.current.get(name)?.();
    if (opening) void opening.then(() => form.setFocus(name));
    else form.setFocus(name);
  };
  return {
    openers: openers.current,
    setFocus,
    focusFirst(wrong: FieldErrors<FormValues>) {
      const first = names.find((name) => wrong[name]);
      if (first) setFocus(first);
    },
    /** Shows an error at its fields. @returns the message that no field can show, or null */
    showError(error: ApiError): string | null {
      // if another record already has the value, the server returns 409 with the name of the field as the error code
      const taken = names.find((name) => error.status === 409 && error.code === name);
      if (!taken) return showFieldErrors({ setError: form.setError, setFocus }, error, names);
      form.setError(taken, { type: "server", message: error.message });
      setFocus(taken);
      return null;
    },
  };
}
