import { isRecord } from "../../../domain/values";

/** What this tab carries out, for a reload to go on with it: ids and no data. */
interface RunningNote {
  id: string;
  /** What an undo does with whom somebody has edited since; null while it is written. */
  undo: "keep" | "merge" | null;
}

const KEY = "gds:import-running:v2";

/** Notes what runs. A reload goes on with it. */
export function noteRunning(note: RunningNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // without storage it goes on when somebody says so
  }
}

/** @param id null for whatever runs */
export function forgetRunning(id: string | null): void {
  try {
    if (id === null || runningNote(id)) sessionStorage.removeItem(KEY);
  } catch {
    // there is nothing to be forgotten
  }
}

/** @returns what this tab was doing with an import when it was reloaded; null for nothing */
export function runningNote(id: string): RunningNote | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept.id !== id) return null;
    return { id, undo: kept.undo === "keep" || kept.undo === "merge" ? kept.undo : null };
  } catch {
    return null;
  }
}
