import { isRecord } from "../../../domain/values";
import type { FormValues } from "../../../domain/fields/form-values";

/** What was edited of a record: the fields that differ, and what stood in them. */
export interface Draft {
  values: FormValues;
  base: FormValues;
  /** Of the record that was edited; null if it has none. */
  version: number | null;
  at?: number;
}

/** Two devices' clocks may differ by this, in ms: then what waits here is taken for the newer. */
const CLOCKS_MS = 300_000;

/** @param here what waits on this device
 * what was typed over all that is known of elsewhere (`seen`) is newer, whatever the clocks say
 * @returns it, or what was typed elsewhere if that is newer, as a draft over the record as it is now
 */
export function newer(
  here: unknown,
  { values, at }: { values: Readonly<FormValues>; at: number },
  present: FormValues,
): unknown {
  const known = isRecord(here) ? here : null;
  // a draft without a moment is from this page's memory
  const mine = known && (typeof known.at !== "number" || Number(known.seen) >= at || known.at + CLOCKS_MS > at);
  return mine ? here : editedIn({ ...present, ...values }, present);
}

/** @returns the values of all other fields */
export const without = (names: readonly string[], values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Whether two drafts hold the same words. */
export const sameDraft = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && JSON.stringify(one.values) === JSON.stringify(other.values);

/** @returns what was edited; null where nothing was */
export function editedIn(values: FormValues, base: FormValues): Draft | null {
  const names = Object.keys(base).filter((name) => name !== "version" && values[name] !== base[name]);
  const of = (all: FormValues) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  const { version } = base;
  if (names.length === 0) return null;
  return { values: of(values), base: of(base), version: typeof version === "number" ? version : null };
}

/** @returns the draft with the form's own fields alone, each of its own kind; null where it says nothing new */
export function fitting(kept: unknown, present: FormValues): Draft | null {
  if (!isRecord(kept) || !isRecord(kept.values) || !isRecord(kept.base)) return null;
  const { values, base, version } = kept;
  const fits = (found: unknown, name: string) => typeof found === typeof present[name];
  const names = Object.keys(present).filter((name) => name !== "version" && fits(values[name], name));
  const typed = Object.fromEntries(names.map((name) => [name, values[name]])) as FormValues;
  const over = Object.fromEntries(names.map((name) => [name, fits(base[name], name) ? base[name] : present[name]]));
  const told = names.some((name) => typed[name] !== present[name]);
  return told
    ? { values: typed, base: over as FormValues, version: typeof version === "number" ? version : null }
    : null;
}
