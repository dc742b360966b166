/**
 * How files of a shape were matched last time, on this device: for a server that doesn't remember it. Which column is
 * which field, and what a spelling means: nothing of anybody.
 */
const KEY = "gds:import-matching:v1";
/** Shapes remembered; the oldest goes first. */
const MOST = 20;

type Remembered = readonly (readonly [shape: string, settings: unknown])[];

function all(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as unknown[]).filter(isEntry) : [];
  } catch {
    return []; // a sandboxed frame has no storage, and others may write there
  }
}

const isEntry = (entry: unknown): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === "string";

/** @returns null for none */
export const recallOnDevice = (shape: string): unknown => all().find(([known]) => known === shape)?.[1] ?? null;

export function rememberOnDevice(shape: string, settings: unknown): void {
  try {
    const others = all().filter(([known]) => known !== shape);
    localStorage.setItem(KEY, JSON.stringify([[shape, settings], ...others].slice(0, MOST)));
  } catch {
    // it is matched again next time
  }
}
