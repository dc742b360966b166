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
 * Keeps an import in IndexedDB, encrypted with a key that no script can read. That there is one stands in the device's
 * storage under the same name, as with all drafts: where that entry goes (at a sign-out, for another person, after its
 * days), the database goes with it, and nothing more is written.
 * @param name of both: `sealedDraftKey`
 */
export function createImportDraft(name: string): ImportDraft {
  let open: Open | null = null;
  /** The id of the draft that is this tab's. */
  let ours: string | null = null;
  /** Grows when what is in hand becomes another, or none: what is under way for the former one ends. */
  let current = 0;
  /** What is kept is what was kept last. */
  const enqueue = createQueue();

  /** The draft that the entry tells of. */
  const present = (): string | null => readEntry(name)?.id ?? null;
  /** The import of the server that it has become, of which it has the rows that the server has not. */
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
    // another tab's is left alone
    if (id === null || (present() ?? id) !== id) return;
    dropDraft(name);
    void deleteDB(name).catch(() => undefined); // also what no entry tells of any more
  };
  /** @throws Error where that can't be done, or is no longer wanted; then nothing is held */
  async function openFor(mine: number, id: string, fresh: boolean, release: () => void): Promise<Open> {
    const gone = () => {
      if (open?.id === id) letGo();
    };
    try {
      const records = await openDraftRecords({ name, draftId: id, fresh, onDeleted: gone });
      if (mine === current && present() === id) return (open = { id, records, release, steps: 0 });
      // nobody else deletes what was made after they did
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
  /** What can't be kept whole isn't kept at all; another's is left alone. */
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
    // it was never complete, so the page never said that it is kept
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
      // what is left of an import that was written goes when another begins, whichever tab had it
      const wasWritten = importId() !== null;
      if (wasWritten) ours = present();
      if (open || wasWritten) drop();
      const mine = (current += 1);
      ours = null;
      return enqueue(async () => {
        // of another tab, or of a page that couldn't take it: it isn't written over
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
          // its days begin anew
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

/** Missing where the page is no secure context, and nothing can be encrypted. */
function newId(): string | null {
  const has = crypto as Partial<Crypto>;
  return has.subtle && has.randomUUID ? crypto.randomUUID() : null;
}

/** What the device's storage says of a draft: that there is one, and no word of it. */
interface DraftEntry {
  id: string;
  /** The import of the server that it has become; null while it is in hand. */
  importId: string | null;
}

/** @returns null for none */
function readEntry(name: string): DraftEntry | null {
  const entry = readDraft(name, "device");
  if (!isRecord(entry) || typeof entry.id !== "string") return null;
  return { id: entry.id, importId: typeof entry.importId === "string" ? entry.importId : null };
}

/** Its days begin anew. @returns whether it is kept */
const storeEntry = (name: string, { id, importId }: DraftEntry): boolean =>
  storeDraft(name, importId === null ? { id } : { id, importId }, "device");

/** How long to wait for the lock, in ms: a page that reloads gives it up at once, another tab doesn't. */
const WAIT = 1_000;

/** What only one tab has at a time; "elsewhere": another has it; "never": this page can't tell. */
type Hold = { release: () => void } | "elsewhere" | "never";

/** Takes hold of a draft, until it is released or the page goes. */
function takeHold(name: string): Promise<Hold> {
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
