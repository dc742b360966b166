import { deleteDB } from "idb";
import { dropDraft, readDraft, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import { nextTask } from "../../../domain/async/next-task";
import { createQueue } from "../../../domain/async/queue";
import { isRecord } from "../../../domain/values";
import { erasedSince } from "../../../shared/donor/erasures";
import { openDraftRecords, type DraftRecords, type RecordName } from "./draft-records";
import type { FoundDraft, ImportDraft } from "./types";
import { stepRecords, encodeJson, encodePlan, encodeState, storeFile, readSavedDraft } from "./draft-format";

interface OpenDraft {
  id: string;
  records: DraftRecords;
  release: () => void;
  steps: number;
}

/**
 * Creates the draft of an import. It is in IndexedDB, encrypted with a key that scripts can't read. Like all drafts it has an
 * entry in local storage. When that entry is removed (at a sign-out, for another user, after seven days), the database is
 * deleted as well, and nothing more is written.
 * @param name of the database and of the entry: `sealedDraftKey`
 * @param lastErasure when somebody was erased last; undefined if nobody knows. A later erasure ends the draft (`drop-erased.ts`).
 */
export function createImportDraft(name: string, lastErasure: () => Promise<string | null | undefined>): ImportDraft {
  let open: OpenDraft | null = null;
  /** The id of this tab's draft. */
  let ownId: string | null = null;
  /** When somebody had been erased last as this tab's file was chosen, also if it has no draft; undefined until that is known. */
  let begun: string | null | undefined = readEntry(name)?.lastErasure;
  let asked: Promise<typeof begun> | null = null;
  /** Grows when the draft is replaced or dropped. A task that began in an earlier epoch ends without writing. */
  let epoch = 0;
  /** Writes one after another, so that the last one wins. */
  const enqueue = createQueue();

  const entryId = (): string | null => readEntry(name)?.id ?? null;
  const entryImport = (): string | null => readEntry(name)?.importId ?? null;
  const closeOpen = () => {
    open?.records.close();
    open?.release();
    open = null;
  };
  const drop = () => {
    epoch += 1;
    closeOpen();
    const id = ownId;
    ownId = null;
    // another tab's draft stays
    if (id === null || (entryId() ?? id) !== id) return;
    dropDraft(name);
    void deleteDB(name).catch(() => undefined);
  };
  /** @throws Error if the database can't be opened, or the draft was replaced meanwhile; then the lock is released */
  async function openFor(startEpoch: number, id: string, isNew: boolean, release: () => void): Promise<OpenDraft> {
    const onDeleted = () => {
      if (open?.id === id) closeOpen();
    };
    try {
      const records = await openDraftRecords({ name, draftId: id, isNew, onDeleted });
      if (startEpoch === epoch && entryId() === id) return (open = { id, records, release, steps: 0 });
      // the database was created after the deletion by another tab or a sign-out
      records.close();
      await deleteDB(name);
      throw new Error("the draft is gone");
    } catch (error) {
      release();
      throw error;
    }
  }
  const askErasures = async () => {
    begun = undefined;
    const question = (asked = lastErasure());
    const last = await question;
    if (asked === question) begun = last;
    return last;
  };
  const requireOpen = (startEpoch: number): OpenDraft => {
    if (!open || startEpoch !== epoch || entryId() !== open.id) throw new Error("the draft is gone");
    return open;
  };
  /** Runs a task and drops the draft if it fails, because an incomplete draft is useless. Another tab's draft stays. */
  const runOrDrop = async (startEpoch: number, task: () => Promise<void>): Promise<boolean> => {
    try {
      await task();
      return true;
    } catch {
      if (startEpoch === epoch) {
        if (open && entryId() === open.id) drop();
        else closeOpen();
      }
      return false;
    }
  };

  async function readAll(openDraft: OpenDraft, progress: (share: number) => void): Promise<FoundDraft> {
    const saved = await readSavedDraft(openDraft.records, progress);
    // an incomplete draft: the page has never said that it is saved
    if (!saved) return { found: "nothing" };
    openDraft.steps = saved.stepRecords;
    return { found: "draft", ...saved.draft };
  }

  return {
    mayExist: () => entryId() !== null && entryImport() === null,
    startedImport: entryImport,
    keepForImport(id) {
      const entry = readEntry(name);
      if (entry && entry.id === ownId) storeEntry(name, { ...entry, importId: id });
    },
    async restore(progress) {
      const startEpoch = (epoch += 1);
      ownId = entryId();
      asked = null;
      begun = readEntry(name)?.lastErasure;
      const lock = await acquireLock(name);
      if (typeof lock === "string") {
        if (startEpoch === epoch) ownId = null;
        return { found: lock === "elsewhere" ? lock : "nothing" };
      }
      const id = entryId();
      if (id === null || startEpoch !== epoch) {
        lock.release();
        return { found: "nothing" };
      }
      ownId = id;
      try {
        const found = await readAll(await openFor(startEpoch, id, false, lock.release), progress);
        if (startEpoch === epoch && found.found !== "draft") drop();
        return startEpoch === epoch ? found : { found: "nothing" };
      } catch {
        if (startEpoch !== epoch) return { found: "nothing" };
        drop();
        return { found: "unreadable" };
      }
    },
    askErasures,
    begin(source, question = askErasures()) {
      // the draft of a started import ends when another file is opened, in whichever tab
      const wasWritten = entryImport() !== null;
      if (wasWritten) ownId = entryId();
      if (open || wasWritten) drop();
      const startEpoch = (epoch += 1);
      ownId = null;
      return enqueue(async () => {
        if (startEpoch !== epoch) return false;
        const last = await question;
        // a draft of another tab isn't overwritten
        if (last === undefined || entryId() !== null) return false;
        const lock = await acquireLock(name);
        if (typeof lock === "string") return false;
        const id = newId();
        const isFree = startEpoch === epoch && entryId() === null;
        if (id === null || !isFree || !storeEntry(name, { id, importId: null, lastErasure: last })) {
          lock.release();
          return false;
        }
        ownId = id;
        return runOrDrop(startEpoch, async () => {
          try {
            await deleteDB(name);
            await openFor(startEpoch, id, true, lock.release);
          } catch (error) {
            if (entryId() === id) dropDraft(name);
            throw error;
          }
          await storeFile(source, (record, bytes) => requireOpen(startEpoch).records.put([[record, bytes]]));
        });
      });
    },
    save({ state, steps, replacesSteps }) {
      const startEpoch = epoch;
      return enqueue(() =>
        runOrDrop(startEpoch, async () => {
          const first = replacesSteps ? 0 : requireOpen(startEpoch).steps;
          let count = first;
          const records: [RecordName, BufferSource][] = [];
          for (const step of stepRecords(steps)) {
            records.push([["step", count++], encodeJson(step)]);
            if ("changes" in step && step.changes.length > 100) await nextTask();
          }
          records.push([["state"], encodeState(state, count)]);
          await requireOpen(startEpoch).records.put(records, replacesSteps);
          const now = requireOpen(startEpoch);
          now.steps = count;
          // renews the expiry date
          const entry = readEntry(name);
          if (entry) storeEntry(name, entry);
        }),
      );
    },
    savePlan(plan) {
      const startEpoch = epoch;
      return enqueue(() =>
        runOrDrop(startEpoch, () => requireOpen(startEpoch).records.put([[["plan"], encodePlan(plan)]])),
      );
    },
    release: () => enqueue(() => Promise.resolve(closeOpen())),
    drop,
    predates: (last) => erasedSince(begun, last),
  };
}

/** @returns null if the page isn't a secure context: then nothing can be encrypted */
function newId(): string | null {
  const has = crypto as Partial<Crypto>;
  return has.subtle && has.randomUUID ? crypto.randomUUID() : null;
}

/** The entry of a draft in local storage. It has no personal data. */
interface DraftEntry {
  id: string;
  /** The import of the server, once it has started. */
  importId: string | null;
  /** When somebody had been erased last as the file was opened, by the server's clock; null for never. */
  lastErasure: string | null;
}

function readEntry(name: string): DraftEntry | null {
  const entry = readDraft(name, "device");
  if (!isRecord(entry) || typeof entry.id !== "string") return null;
  const { id, importId, lastErasure } = entry;
  return {
    id,
    importId: typeof importId === "string" ? importId : null,
    lastErasure: typeof lastErasure === "string" ? lastErasure : null,
  };
}

/** Writes the entry and renews its expiry date. @returns whether that succeeded */
const storeEntry = (name: string, entry: DraftEntry): boolean => storeDraft(name, entry, "device");

/** How long to wait for the lock. A page that reloads releases it at once; another tab keeps it. */
const LOCK_TIMEOUT_MS = 1_000;

/** The lock of a draft. "elsewhere": another tab has it. "never": the browser has no locks, or refuses. */
type Lock = { release: () => void } | "elsewhere" | "never";

/** Acquires the lock of a draft, until `release` or the end of the page. */
function acquireLock(name: string): Promise<Lock> {
  return new Promise((resolve) => {
    const onGranted = () => new Promise<void>((release) => resolve({ release }));
    // missing in older browsers and outside of secure contexts
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return resolve("never");
    locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, onGranted).catch((error: unknown) => {
      resolve(error instanceof DOMException && error.name === "TimeoutError" ? "elsewhere" : "never");
    });
  });
}
