import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { fieldErrors } from "../../api/client/field-errors";
import type { ApiError } from "../../api/errors";

/**
 * Shows the server's first message at each field, and focuses the first of these fields.
 * @param fields of the form, in order
 * @returns the message for the form as a whole; null if every message belongs to a field
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

/** Error types that come from the server. */
const FROM_SERVER = ["server", "taken"];

/** Whether a field shows a message of the server. */
export const hasServerError = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getFieldState">,
  name: FieldPath<Values>,
): boolean => FROM_SERVER.includes(form.getFieldState(name).error?.type ?? "");

/**
 * Keeps the server's message at a field until the field changes. Otherwise validation on blur would remove it, and a link in
 * the message before the user can click it.
 * @param field the result of `register`
 */
export function keepServerError<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, "getFieldState">,
  field: UseFormRegisterReturn<Name>,
): UseFormRegisterReturn<Name> {
  return { ...field, onBlur: async (event) => (hasServerError(form, field.name) ? undefined : field.onBlur(event)) };
}
