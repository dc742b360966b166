import { isRecord } from "../../../domain/values";

/**
 * How files of a shape were matched last time, on this device: for a server that doesn't remember it. Which column is
 * which field, the order of its days, and the zone of all rows. No value of a row, since storage outlives a session: a spelling that was
 * translated may be anybody's name or illness, and so may a heading, where a file has none and its first row stands for it.
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

/** @param settings as the engine gives them */
export function rememberOnDevice(shape: string, settings: unknown): void {
  const kept = withoutValues(settings);
  if (!kept) return;
  try {
    const others = all().filter(([known]) => known !== shape);
    localStorage.setItem(KEY, JSON.stringify([[shape, kept], ...others].slice(0, MOST)));
  } catch {
    // it is matched again next time
  }
}

function withoutValues(settings: unknown): Record<string, unknown> | null {
  if (!isRecord(settings) || !Array.isArray(settings.columns)) return null;
  const columns = (settings.columns as unknown[]).map((column) =>
    isRecord(column) ? { field: column.field, format: column.format } : {},
  );
  // of what was said for all rows the zone alone: the rest may be a status, or a note in somebody's own words
  const { area } = isRecord(settings.constants) ? settings.constants : {};
  return { entity: settings.entity, constants: area === undefined ? {} : { area }, columns };
}
