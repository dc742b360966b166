import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { ApiError } from "../../api/errors";

const itemsSchema = v.object({ error: v.array(v.object({ msg: v.string(), param: v.string() })) });

/**
 * Puts what a server found wrong (422, items with `msg` and `param`) to the fields that it is about, and the focus in
 * the first of them.
 * @param fields of the form, in the order in which they stand
 * @returns whether all of it found a field; what didn't is to be shown for the form as a whole
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
  error: ApiError,
  fields: readonly FieldPath<Values>[],
): boolean {
  const parsed = v.safeParse(itemsSchema, error.body);
  if (!parsed.success) return false;
  const items = parsed.output.error;
  const wrong = fields.filter((field) => items.some(({ param }) => param === field));
  for (const field of wrong)
    form.setError(field, { type: "server", message: items.find(({ param }) => param === field)?.msg });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0 && items.every(({ param }) => fields.some((field) => field === param));
}
