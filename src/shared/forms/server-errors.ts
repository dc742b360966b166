import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { fieldErrors } from "../../api/client/field-errors";
import type { ApiError } from "../../api/errors";

/**
 * Puts what a server refused to the fields that it is about, each field's first sentence, and the focus in the first
 * of them.
 * @param fields of the form, in the order in which they stand
 * @returns the words that are about no field, to be shown for the form as a whole; null when all of them found one
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
  error: ApiError,
  fields: readonly FieldPath<Values>[],
): string | null {
  const { at, rest } = fieldErrors(error, fields);
  const wrong = fields.filter((field) => field in at);
  for (const field of wrong) form.setError(field, { type: "server", message: at[field] });
  const [first] = wrong;
  if (first !== undefined) form.setFocus(first);
  return rest;
}

/** Types of errors that a server told, which the form's own rules know nothing of. */
const TOLD = ["server", "taken"];

/**
 * What a server refused stands at its field until the field is changed: leaving it checks it by the form's own rules,
 * and a message with a link in it would be gone before whoever presses the link has let go.
 * @param field as it is registered
 */
export function keepRefusal<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, "getFieldState">,
  field: UseFormRegisterReturn<Name>,
): UseFormRegisterReturn<Name> {
  const isTold = () => TOLD.includes(form.getFieldState(field.name).error?.type ?? "");
  return { ...field, onBlur: async (event) => (isTold() ? undefined : field.onBlur(event)) };
}
