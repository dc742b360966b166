import { type Entry, type Journal, lastOfEachRecord, memoryJournal } from "./journal";

const VERSION = 1;

/** The log in IndexedDB: entries by number, and how often it was cleared. */
interface LogStore {
  readAfter(seq: number): Promise<{ entries: Entry[]; clearCount: number }>;
  append(changes: Entry["changes"]): Promise<number>;
  /** Replaces all entries up to its number by one entry. */
  replace(entry: Entry): Promise<void>;
  /** Deletes all entries and increments the count. */
  clear(): Promise<void>;
  close(): void;
}

/** @throws DOMException if the page may not use IndexedDB */
async function openLogStore(name: string, factory: IDBFactory = indexedDB): Promise<LogStore> {
  const opening = factory.open(name, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("log", { keyPath: "seq", autoIncrement: true });
    opening.result.createObjectStore("meta");
  };
  const db = await resultOf(opening);
  const open = (mode: IDBTransactionMode) => {
    const transaction = db.transaction(["log", "meta"], mode);
    return { log: transaction.objectStore("log"), meta: transaction.objectStore("meta") };
  };
  return {
    async readAfter(seq) {
      const { log, meta } = open("readonly");
      const [entries, clearCount = 0] = await Promise.all([
        resultOf<Entry[]>(log.getAll(IDBKeyRange.lowerBound(seq, true))),
        resultOf<number | undefined>(meta.get("epoch")),
      ]);
      return { entries, clearCount };
    },
    append: async (changes) => Number(await resultOf(open("readwrite").log.add({ changes }))),
    async replace(entry) {
      const { log } = open("readwrite");
      await resultOf(log.delete(IDBKeyRange.upperBound(entry.seq)));
      await resultOf(log.put(entry));
    },
    async clear() {
      const { log, meta } = open("readwrite");
      await resultOf(log.clear());
      const clearCount = (await resultOf<number | undefined>(meta.get("epoch"))) ?? 0;
      await resultOf(meta.put(clearCount + 1, "epoch"));
    },
    close: () => db.close(),
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

/** From this number of entries, they are merged into one when a page opens. */
const COMPACT_FROM = 300;

/**
 * Opens a journal that all tabs of an origin share and that survives a reload: a log in IndexedDB, one writer at a time by Web
 * Locks, and messages to other tabs by BroadcastChannel.
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
    onWritten: (listener) => (channel.onmessage = () => listener()),
    close() {
      channel.close();
      log.close();
    },
  };
}

/** @returns a shared journal; one in memory if the page can't share (`file://`, sandboxed frames, old browsers) */
export async function openJournal(storage: "persistent" | "memory", name: string): Promise<Journal> {
  if (storage === "memory" || !canShare()) return memoryJournal();
  return tabJournal(name).catch(() => memoryJournal());
}

function canShare(): boolean {
  // browsers disagree on the origin of `file:` pages
  const isPage = typeof location !== "undefined" && location.protocol !== "file:" && globalThis.origin !== "null";
  return isPage && "locks" in navigator && typeof indexedDB !== "undefined" && typeof BroadcastChannel !== "undefined";
}
