import { deleteDB } from "idb";
import { dropDraft, readDraft, storeDraft } from "../../../api/session/stored-drafts";
import { nextTask } from "../../../domain/async/next-task";
import { createQueue } from "../../../domain/async/queue";
import { isRecord } from "../../../domain/values";
import { openDraftRecords, type DraftRecords, type RecordName } from "./draft-records";
import type { FoundDraft, ImportDraft } from "./types";
import { stepRecords, written, writtenPlan, writtenState, keepFile, readKept } from "./written";

interface Open {
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
 */
export function createImportDraft(name: string): ImportDraft {
  let open: Open | null = null;
  /** The id of this tab's draft. */
  let ours: string | null = null;
  /** Grows when the draft is replaced or dropped. A task that began in an earlier epoch ends without writing. */
  let current = 0;
  /** Writes one after another, so that the last one wins. */
  const enqueue = createQueue();

  const present = (): string | null => readEntry(name)?.id ?? null;
  const importId = (): string | null => readEntry(name)?.importId ?? null;
  const letGo = () => {
    open?.records.close();
    open?.release();
    open = null;
  };
  const drop = () => {
    current += 1;
    letGo();
    const id = ours;
    ours = null;
    // another tab's draft stays
    if (id === null || (present() ?? id) !== id) return;
    dropDraft(name);
    void deleteDB(name).catch(() => undefined);
  };
  /** @throws Error if the database can't be opened, or the draft was replaced meanwhile; then the lock is released */
  async function openFor(mine: number, id: string, fresh: boolean, release: () => void): Promise<Open> {
    const gone = () => {
      if (open?.id === id) letGo();
    };
    try {
      const records = await openDraftRecords({ name, draftId: id, fresh, onDeleted: gone });
      if (mine === current && present() === id) return (open = { id, records, release, steps: 0 });
      // the database was created after the deletion by another tab or a sign-out
      records.close();
      await deleteDB(name);
      throw new Error("the draft is gone");
    } catch (error) {
      release();
      throw error;
    }
  }
  const opened = (mine: number): Open => {
    if (!open || mine !== current || present() !== open.id) throw new Error("the draft is gone");
    return open;
  };
  /** Runs a task and drops the draft if it fails, because an incomplete draft is useless. Another tab's draft stays. */
  const orDrop = async (mine: number, job: () => Promise<void>): Promise<boolean> => {
    try {
      await job();
      return true;
    } catch {
      if (mine === current) {
        if (open && present() === open.id) drop();
        else letGo();
      }
      return false;
    }
  };

  async function readAll(taken: Open, progress: (share: number) => void): Promise<FoundDraft> {
    const kept = await readKept(taken.records, progress);
    // an incomplete draft: the page has never said that it is saved
    if (!kept) return { found: "nothing" };
    taken.steps = kept.stepRecords;
    return { found: "draft", ...kept.draft };
  }

  return {
    mayBeThere: () => present() !== null && importId() === null,
    keptFor: importId,
    keepFor(id) {
      if (ours !== null && present() === ours) storeEntry(name, { id: ours, importId: id });
    },
    async take(progress) {
      const mine = (current += 1);
      ours = present();
      const hold = await takeHold(name);
      if (typeof hold === "string") {
        if (mine === current) ours = null;
        return { found: hold === "elsewhere" ? hold : "nothing" };
      }
      const id = present();
      if (id === null || mine !== current) {
        hold.release();
        return { found: "nothing" };
      }
      ours = id;
      try {
        const found = await readAll(await openFor(mine, id, false, hold.release), progress);
        if (mine === current && found.found !== "draft") drop();
        return mine === current ? found : { found: "nothing" };
      } catch {
        if (mine !== current) return { found: "nothing" };
        drop();
        return { found: "unreadable" };
      }
    },
    begin(source) {
      // the draft of a started import ends when another file is opened, in whichever tab
      const wasWritten = importId() !== null;
      if (wasWritten) ours = present();
      if (open || wasWritten) drop();
      const mine = (current += 1);
      ours = null;
      return enqueue(async () => {
        // a draft of another tab isn't overwritten
        if (mine !== current || present() !== null) return false;
        const hold = await takeHold(name);
        if (typeof hold === "string") return false;
        const id = newId();
        if (mine !== current || present() !== null || id === null || !storeEntry(name, { id, importId: null })) {
          hold.release();
          return false;
        }
        ours = id;
        return orDrop(mine, async () => {
          try {
            await deleteDB(name);
            await openFor(mine, id, true, hold.release);
          } catch (error) {
            if (present() === id) dropDraft(name);
            throw error;
          }
          await keepFile(source, (of, bytes) => opened(mine).records.put([[of, bytes]]));
        });
      });
    },
    save({ state, steps, anew }) {
      const mine = current;
      return enqueue(() =>
        orDrop(mine, async () => {
          const first = anew ? 0 : opened(mine).steps;
          let count = first;
          const records: [RecordName, BufferSource][] = [];
          for (const step of stepRecords(steps)) {
            records.push([["step", count++], written(step)]);
            if ("changes" in step && step.changes.length > 100) await nextTask();
          }
          records.push([["state"], writtenState(state, count)]);
          await opened(mine).records.put(records, anew);
          const now = opened(mine);
          now.steps = count;
          // renews the expiry date
          storeEntry(name, { id: now.id, importId: importId() });
        }),
      );
    },
    keepPlan(plan) {
      const mine = current;
      return enqueue(() => orDrop(mine, () => opened(mine).records.put([[["plan"], writtenPlan(plan)]])));
    },
    leave: () => enqueue(() => Promise.resolve(letGo())),
    drop,
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
}

function readEntry(name: string): DraftEntry | null {
  const entry = readDraft(name, "device");
  if (!isRecord(entry) || typeof entry.id !== "string") return null;
  return { id: entry.id, importId: typeof entry.importId === "string" ? entry.importId : null };
}

/** Writes the entry and renews its expiry date. @returns whether that succeeded */
const storeEntry = (name: string, { id, importId }: DraftEntry): boolean =>
  storeDraft(name, importId === null ? { id } : { id, importId }, "device");

/** How long to wait for the lock. A page that reloads releases it at once; another tab keeps it. */
const WAIT = 1_000;

/** The lock of a draft. "elsewhere": another tab has it. "never": the browser has no locks, or refuses. */
type Hold = { release: () => void } | "elsewhere" | "never";

/** Acquires the lock of a draft, until `release` or the end of the page. */
function takeHold(name: string): Promise<Hold> {
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve({ release }));
    // missing in older browsers and outside of secure contexts
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return resolve("never");
    locks.request(name, { signal: AbortSignal.timeout(WAIT) }, held).catch((error: unknown) => {
      resolve(error instanceof DOMException && error.name === "TimeoutError" ? "elsewhere" : "never");
    });
  });
}
