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

/** How long to wait for the lock, in ms: a page that reloads gives it up at once, another tab doesn't. */
const WAIT = 1_000;

/** What only one tab has at a time; "elsewhere": another has it; "never": this page can't tell. */
type Hold = { release: () => void } | "elsewhere" | "never";

/** Takes hold of a draft, until it is released or the page goes. */
export function takeHold(name: string): Promise<Hold> {
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve({ release }));
    // neither on a page that is no secure context nor in older browsers
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return resolve("never");
    locks.request(name, { signal: AbortSignal.timeout(WAIT) }, held).catch((error: unknown) => {
      resolve(error instanceof DOMException && error.name === "TimeoutError" ? "elsewhere" : "never");
    });
  });
}
