import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** head: name and size of the file; state: its options and matching; plan: the import plan; part: bytes of the file; step: edits. */
export type RecordName = ["head" | "state" | "plan"] | ["part" | "step", number];

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  records: { key: RecordName; value: Sealed };
}

export interface DraftRecords {
  /** Writes all records or none. @param withoutSteps deletes the former steps in the same transaction */
  put(records: readonly (readonly [RecordName, BufferSource])[], withoutSteps?: boolean): Promise<void>;
  /** @returns null if there is no such record. @throws DOMException if it can't be decrypted */
  get(name: RecordName): Promise<ArrayBuffer | null>;
  /** Reads all steps in order, in blocks, because thousands at once would block the page. */
  steps(): Promise<ArrayBuffer[]>;
  close(): void;
}

const KEY = "key";
const AT_ONCE = 500;
const stepRange = (after: RecordName | null = null) =>
  IDBKeyRange.bound(after ?? ["step"], ["step", Infinity], after !== null);

interface Opening {
  name: string;
  draftId: string;
  fresh: boolean;
  onDeleted: () => void;
}

/** @throws DOMException if the page has no access to storage; Error if there is no key */
export async function openDraftRecords({ name, draftId, fresh, onDeleted }: Opening): Promise<DraftRecords> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(made) {
      made.createObjectStore("keys");
      made.createObjectStore("records");
    },
    // closes at once, so that another tab's deletion doesn't wait for this page
    blocking() {
      db.close();
      onDeleted();
    },
  });
  try {
    // before the transaction: it would end while the key is generated
    const made = fresh ? await createSealKey() : null;
    if (made) await db.put("keys", made, KEY);
    const key = made ?? (await db.get("keys", KEY));
    if (!key) throw new Error("no key");
    const seal = sealWith(key, draftId);
    return {
      async put(records, withoutSteps = false) {
        const sealed: [RecordName, Sealed][] = [];
        for (const [of, bytes] of records) sealed.push([of, await seal.close(of.join(" "), bytes)]);
        const writing = db.transaction("records", "readwrite", { durability: "relaxed" });
        const done: Promise<unknown>[] = withoutSteps ? [writing.store.delete(stepRange())] : [];
        for (const [of, record] of sealed) done.push(writing.store.put(record, of));
        await Promise.all([...done, writing.done]);
      },
      async get(of) {
        const record = await db.get("records", of);
        return record ? seal.open(of.join(" "), record) : null;
      },
      async steps() {
        const steps: ArrayBuffer[] = [];
        for (let range = stepRange(); ;) {
          const [names, sealed] = await Promise.all([
            db.getAllKeys("records", range, AT_ONCE),
            db.getAll("records", range, AT_ONCE),
          ]);
          steps.push(...(await Promise.all(names.map((of, at) => seal.open(of.join(" "), sealed[at] as Sealed)))));
          const last = names.at(-1);
          if (!last || names.length < AT_ONCE) return steps;
          range = stepRange(last);
        }
      },
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** An encrypted record. AES-GCM also detects changes. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Seal {
  /** @param name of the record: a record can only be decrypted under the name that it was encrypted with */
  close(name: string, bytes: BufferSource): Promise<Sealed>;
  /** @throws DOMException if the key, the draft or the name is another one, or the data was changed */
  open(name: string, sealed: Sealed): Promise<ArrayBuffer>;
}

/** 96 bits, as recommended for AES-GCM. */
const IV_BYTES = 12;

/** Creates a key that scripts can use but not read; IndexedDB can store it. */
const createSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** @param draftId records of another draft aren't opened */
function sealWith(key: CryptoKey, draftId: string): Seal {
  const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${draftId} ${name}`),
  });
  return {
    async close(name, bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, data: await crypto.subtle.encrypt(algorithm(name, iv), key, bytes) };
    },
    open: (name, { iv, data }) => crypto.subtle.decrypt(algorithm(name, iv), key, data),
  };
}
