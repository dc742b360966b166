import type { Entry } from "./journal";

const VERSION = 1;

/** What a log needs of IndexedDB: entries by number, and how often it was cleared. */
interface LogStore {
  readAfter(seq: number): Promise<{ entries: Entry[]; clearCount: number }>;
  append(changes: Entry["changes"]): Promise<number>;
  /** Puts one entry in the place of all up to its number. */
  replace(entry: Entry): Promise<void>;
  /** Forgets all entries and counts that. */
  clear(): Promise<void>;
  close(): void;
}

/** @throws DOMException where the page may not store anything */
export async function openLogStore(name: string, factory: IDBFactory = indexedDB): Promise<LogStore> {
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
