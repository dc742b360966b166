import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** head: name and size of the file; state: its options and matching; plan: the import plan; part: bytes of the file; step: edits. */
export type RecordName = ["head" | "state" | "plan"] | ["part" | "step", number];

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  records: { key: RecordName; value: EncryptedRecord };
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
const BLOCK = 500;
const stepRange = (after: RecordName | null = null) =>
  IDBKeyRange.bound(after ?? ["step"], ["step", Infinity], after !== null);

interface OpenOptions {
  name: string;
  draftId: string;
  isNew: boolean;
  onDeleted: () => void;
}

/** @throws DOMException if the page has no access to storage; Error if there is no key */
export async function openDraftRecords({ name, draftId, isNew, onDeleted }: OpenOptions): Promise<DraftRecords> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore("keys");
      created.createObjectStore("records");
    },
    // closes at once, so that another tab's deletion doesn't wait for this page
    blocking() {
      db.close();
      onDeleted();
    },
  });
  try {
    // before the transaction: it would end while the key is generated
    const newKey = isNew ? await createKey() : null;
    if (newKey) await db.put("keys", newKey, KEY);
    const key = newKey ?? (await db.get("keys", KEY));
    if (!key) throw new Error("no key");
    const cipher = createCipher(key, draftId);
    return {
      async put(records, withoutSteps = false) {
        const encrypted: [RecordName, EncryptedRecord][] = [];
        for (const [recordName, bytes] of records)
          encrypted.push([recordName, await cipher.encrypt(recordName.join(" "), bytes)]);
        const writing = db.transaction("records", "readwrite", { durability: "relaxed" });
        const done: Promise<unknown>[] = withoutSteps ? [writing.store.delete(stepRange())] : [];
        for (const [recordName, record] of encrypted) done.push(writing.store.put(record, recordName));
        await Promise.all([...done, writing.done]);
      },
      async get(recordName) {
        const record = await db.get("records", recordName);
        return record ? cipher.decrypt(recordName.join(" "), record) : null;
      },
      async steps() {
        const steps: ArrayBuffer[] = [];
        for (let range = stepRange(); ;) {
          const [names, encrypted] = await Promise.all([
            db.getAllKeys("records", range, BLOCK),
            db.getAll("records", range, BLOCK),
          ]);
          steps.push(
            ...(await Promise.all(
              names.map((recordName, at) => cipher.decrypt(recordName.join(" "), encrypted[at] as EncryptedRecord)),
            )),
          );
          const last = names.at(-1);
          if (!last || names.length < BLOCK) return steps;
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
interface EncryptedRecord {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Cipher {
  /** @param name of the record: a record can only be decrypted under the name that it was encrypted with */
  encrypt(name: string, bytes: BufferSource): Promise<EncryptedRecord>;
  /** @throws DOMException if the key, the draft or the name is another one, or the data was changed */
  decrypt(name: string, sealed: EncryptedRecord): Promise<ArrayBuffer>;
}

/** 96 bits, as recommended for AES-GCM. */
const IV_BYTES = 12;

/** Creates a key that scripts can use but not read; IndexedDB can store it. */
const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** @param draftId records of another draft aren't opened */
function createCipher(key: CryptoKey, draftId: string): Cipher {
  const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${draftId} ${name}`),
  });
  return {
    async encrypt(name, bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, data: await crypto.subtle.encrypt(algorithm(name, iv), key, bytes) };
    },
    decrypt: (name, { iv, data }) => crypto.subtle.decrypt(algorithm(name, iv), key, data),
  };
}
