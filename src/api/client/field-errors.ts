import { refusedItems, type ApiError } from "../errors";

/**
 * Sorts the messages of a refusal by the fields of a form.
 * @returns the first message of each field, and the `rest` for the form as a whole; null if there is none
 */
export function fieldErrors<Name extends string>(
  error: ApiError,
  fields: readonly Name[],
): { at: Partial<Record<Name, string>>; rest: string | null } {
  const items = refusedItems(error.body);
  const at: Partial<Record<Name, string>> = {};
  for (const field of fields) {
    const item = items.find(({ param }) => param === field);
    if (item) at[field] = item.msg;
  }
  // the message of an unclear write says more than its fields do
  if (error.kind === "unclear" || Object.keys(at).length === 0) return { at, rest: error.message };
  const rest = items.filter(({ param }) => param === null || !(param in at));
  return { at, rest: rest.map(({ msg }) => msg).join(", ") || null };
}
