import { openLogStore } from "./idb";
import { lastOfEachRecord, type Journal, memoryJournal } from "./journal";

/** More entries than this are made one when a page opens. */
const COMPACT_FROM = 300;

/**
 * A journal that all tabs of an origin share and that outlives them: a log in IndexedDB, one writer at a time by Web
 * Locks, and a word to the others by BroadcastChannel.
 * @param name of the database; keys of the mock start with "gds:mock:"
 */
export async function tabJournal(name: string): Promise<Journal> {
  const log = await openLogStore(name);
  const channel = new BroadcastChannel(name);
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(name, work) as Promise<T>;

  await exclusive(async () => {
    const { entries } = await log.readAfter(0);
    const last = entries.at(-1);
    if (!last || entries.length < COMPACT_FROM) return;
    await log.replace({ seq: last.seq, changes: lastOfEachRecord(entries.flatMap((entry) => entry.changes)) });
  });

  return {
    exclusive,
    read: (after) => log.readAfter(after),
    async append(changes) {
      const seq = await log.append(changes);
      channel.postMessage(seq);
      return seq;
    },
    async clear() {
      await log.clear();
      channel.postMessage(null);
    },
    onWritten: (heard) => (channel.onmessage = () => heard()),
    close() {
      channel.close();
      log.close();
    },
  };
}

/** @returns a journal that lasts where the page allows one, else one in memory (`file://`, sandboxed frames, old browsers) */
export async function openJournal(storage: "persistent" | "memory", name: string): Promise<Journal> {
  if (storage === "memory" || !canShare()) return memoryJournal();
  return tabJournal(name).catch(() => memoryJournal());
}

function canShare(): boolean {
  // all `file:` pages are one origin in some browsers and none in others
  const isPage = typeof location !== "undefined" && location.protocol !== "file:" && globalThis.origin !== "null";
  return isPage && "locks" in navigator && typeof indexedDB !== "undefined" && typeof BroadcastChannel !== "undefined";
}
