import { isRecord } from "../../../../domain/values";

/** A draft of the registration form on the server: the typed values by field, the step, and the time. */
export interface StoredDraft {
  values: Readonly<Record<string, string | boolean>>;
  step: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * @param body of a response
 * @returns its draft; null if there is none, or an empty one
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
