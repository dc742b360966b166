import { isRecord } from "../../../domain/values";
import type { FormValues } from "../../../domain/fields/form-values";

/** The edited fields of a record, with their values before. */
export interface Draft {
  values: FormValues;
  base: FormValues;
  /** Version of the edited record; null if it has none. */
  version: number | null;
  at?: number;
}

/** The tolerated difference between the clocks of two devices: within it the local draft wins. */
const CLOCKS_MS = 300_000;

/**
 * @param local the draft on this device. It is newer if its `seen` isn't older than the other draft, whatever the clocks say
 * @returns the local draft, or the input of another device as a draft of the current record if that is newer
 */
export function newestDraft(
  local: unknown,
  { values, at }: { values: Readonly<FormValues>; at: number },
  present: FormValues,
): unknown {
  const draft = isRecord(local) ? local : null;
  // a draft without a time is from this page's memory
  const isLocalNewer = draft && (typeof draft.at !== "number" || Number(draft.seen) >= at || draft.at + CLOCKS_MS > at);
  return isLocalNewer ? local : editedIn({ ...present, ...values }, present);
}

/** @returns the values without the named fields */
export const without = (names: readonly string[], values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** @returns whether two drafts have the same values */
export const sameDraft = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && JSON.stringify(one.values) === JSON.stringify(other.values);

/** @returns the draft of a form; null without changes */
export function editedIn(values: FormValues, base: FormValues): Draft | null {
  const names = Object.keys(base).filter((name) => name !== "version" && values[name] !== base[name]);
  const of = (all: FormValues) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  const { version } = base;
  if (names.length === 0) return null;
  return { values: of(values), base: of(base), version: typeof version === "number" ? version : null };
}

/** @returns a stored draft, reduced to valid values of the form's fields; null if it changes nothing */
export function draftFor(kept: unknown, present: FormValues): Draft | null {
  if (!isRecord(kept) || !isRecord(kept.values) || !isRecord(kept.base)) return null;
  const { values, base, version } = kept;
  const fits = (found: unknown, name: string) => typeof found === typeof present[name];
  const names = Object.keys(present).filter((name) => name !== "version" && fits(values[name], name));
  const typed = Object.fromEntries(names.map((name) => [name, values[name]])) as FormValues;
  const validBase = Object.fromEntries(
    names.map((name) => [name, fits(base[name], name) ? base[name] : present[name]]),
  );
  const hasChanges = names.some((name) => typed[name] !== present[name]);
  return hasChanges
    ? { values: typed, base: validBase as FormValues, version: typeof version === "number" ? version : null }
    : null;
}
