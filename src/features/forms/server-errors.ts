import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { refusedItems, type ApiError } from "../../api/errors";

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
  const items = refusedItems(error.body);
  const wrong = fields.filter((field) => items.some(({ param }) => param === field));
  for (const field of wrong)
    form.setError(field, { type: "server", message: items.find(({ param }) => param === field)?.msg });
  const [first] = wrong;
  if (first === undefined) return error.message;
  form.setFocus(first);
  const rest = items.filter(({ param }) => !wrong.some((field) => field === param));
  return rest.map(({ msg }) => msg).join(", ") || null;
}
