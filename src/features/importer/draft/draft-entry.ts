import { readDraft, storeDraft } from "../../../api/session/stored-drafts";
import { isRecord } from "../../../domain/values";

/** What the device's storage says of a draft: that there is one, and no word of it. */
interface DraftEntry {
  id: string;
  /** The import of the server that it has become; null while it is in hand. */
  importId: string | null;
}

/** @returns null for none */
export function readEntry(name: string): DraftEntry | null {
  const entry = readDraft(name, "device");
  if (!isRecord(entry) || typeof entry.id !== "string") return null;
  return { id: entry.id, importId: typeof entry.importId === "string" ? entry.importId : null };
}

/** Its days begin anew. @returns whether it is kept */
export const storeEntry = (name: string, { id, importId }: DraftEntry): boolean =>
  storeDraft(name, importId === null ? { id } : { id, importId }, "device");
