import type { FormValues } from "../../../domain/fields/form-values";

/**
 * Merges the input into a record that another user has changed: the user's changes stay, other fields come from the record.
 * @param mine the form's current values
 * @param base the record before the user's changes
 * @param theirs the current record
 * @returns the merged values, and the fields that both have changed differently
 */
export function merge(
  mine: FormValues,
  base: FormValues,
  theirs: FormValues,
): { values: FormValues; conflicts: string[] } {
  const values = { ...theirs };
  const conflicts: string[] = [];
  for (const name of Object.keys(theirs)) {
    const typed = mine[name];
    if (name === "version" || typed === undefined || typed === base[name]) continue;
    values[name] = typed;
    if (theirs[name] !== base[name] && theirs[name] !== typed) conflicts.push(name);
  }
  return { values, conflicts };
}
