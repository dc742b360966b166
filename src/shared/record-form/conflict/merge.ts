import type { FormValues } from "../../../domain/fields/form-values";

export type Side = "mine" | "theirs";
export type Sides = Readonly<Record<string, Side>>;

/** The input and a newer record. */
export interface Versions {
  mine: FormValues;
  theirs: FormValues;
  /** The fields that both have changed differently. */
  conflicts: readonly string[];
}

/** Newer data that were merged into the form. */
export interface Merged extends Versions {
  /** The chosen versions; "mine" by default. */
  chosen: Sides;
}

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

/** @returns whether a record is newer than the form's. A server without versions reports conflicts only at a save */
export const isNewer = (record: FormValues, base: FormValues, savedVersion: number): boolean =>
  Number(record.version ?? NaN) > Math.max(Number(base.version ?? NaN), savedVersion);

/** @returns the values that differ from others */
export const changedIn = (values: FormValues, others: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== others[name]));
