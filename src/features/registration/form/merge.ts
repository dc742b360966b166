import type { RegistrationValues } from "./registration-schema";

export type RegistrationField = Exclude<keyof RegistrationValues, "version">;

/**
 * Brings what was typed into a record that somebody else has changed meanwhile: what the person changed stays, the rest
 * is the record's.
 * @param mine the form as it is
 * @param base the record that the form began with
 * @param theirs the record as it is now
 * @returns the form, and the fields that both have changed, differently
 */
export function merge(
  mine: RegistrationValues,
  base: RegistrationValues,
  theirs: RegistrationValues,
): { values: RegistrationValues; both: RegistrationField[] } {
  const values: RegistrationValues = { ...theirs };
  const both: RegistrationField[] = [];
  for (const name of Object.keys(theirs) as (keyof RegistrationValues)[]) {
    if (name === "version" || mine[name] === base[name]) continue;
    Object.assign(values, { [name]: mine[name] });
    if (theirs[name] !== base[name] && theirs[name] !== mine[name]) both.push(name);
  }
  return { values, both };
}
