import type { FormValues } from "../../../domain/fields/form-values";

/**
 * Brings what was typed into a record that somebody else has changed meanwhile: what the person changed stays, the rest
 * is the record's.
 * @param mine the form as it is
 * @param base the record that the form began with
 * @param theirs the record as it is now
 * @returns the form, and the fields that both have changed, differently
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
