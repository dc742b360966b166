import { isRecord } from "../../../domain/values";

/** The job that is running in this tab, so that it goes on after a reload. It has ids and no data. */
interface RunningNote {
  id: string;
  /** What an undo does with edited records; null for a commit. */
  undo: "keep" | "merge" | null;
}

const KEY = "gds:import-running:v2";

export function saveRunningNote(note: RunningNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // without storage, the user resumes the job after a reload
  }
}

/** @param id of the import; null for any */
export function removeRunningNote(id: string | null): void {
  try {
    if (id === null || readRunningNote(id)) sessionStorage.removeItem(KEY);
  } catch {
    // without storage there is no note
  }
}

/** @returns the job that was running for an import when this tab was reloaded; null for none */
export function readRunningNote(id: string): RunningNote | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept.id !== id) return null;
    return { id, undo: kept.undo === "keep" || kept.undo === "merge" ? kept.undo : null };
  } catch {
    return null;
  }
}
