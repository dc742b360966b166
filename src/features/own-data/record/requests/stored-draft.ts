import { isRecord } from "../../../../domain/values";

/** A form that isn't sent yet, as the server keeps it: what was typed, by the form's names, where, and when. */
export interface StoredDraft {
  values: Readonly<Record<string, string | boolean>>;
  step: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * @param body of an answer
 * @returns its draft; null for anything that is none with something in it
 */
export function readStoredDraft(body: unknown): StoredDraft | null {
  const value = isRecord(body) ? body.draft : null;
  if (!isRecord(value) || !isRecord(value.values)) return null;
  const typed = Object.entries(value.values).filter(
    (entry): entry is [string, string | boolean] => typeof entry[1] === "string" || typeof entry[1] === "boolean",
  );
  const step = typeof value.step === "string" ? value.step : "";
  if (typed.length === 0 && !step) return null;
  const at = Date.parse(String(value.savedAt));
  return { values: Object.fromEntries(typed), step, at: Number.isNaN(at) ? 0 : at };
}
