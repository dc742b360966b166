import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/**
 * head: what it is; state: how it stands; plan: what is to be done with whom the registry knows; part: a piece of the file;
 * step: of what was done in the rows.
 */
export type RecordName = ["head" | "state" | "plan"] | ["part" | "step", number];

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  records: { key: RecordName; value: Sealed };
}

export interface DraftRecords {
  /** All of them or none. @param withoutSteps the steps that stand there are of rows that were checked anew since */
  put(records: readonly (readonly [RecordName, BufferSource])[], withoutSteps?: boolean): Promise<void>;
  /** @throws DOMException for what can't be decrypted. @returns null where there is none */
  get(name: RecordName): Promise<ArrayBuffer | null>;
  /** Reads all steps in their order, some at a time, because thousands at once would hold up the page. */
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

/** @throws DOMException where the page may keep nothing, an Error where there is no key */
export async function openDraftRecords({ name, draftId, fresh, onDeleted }: Opening): Promise<DraftRecords> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(made) {
      made.createObjectStore("keys");
      made.createObjectStore("records");
    },
    // at once, and not when this page goes
    blocking() {
      db.close();
      onDeleted();
    },
  });
  try {
    // made before the transaction, which waits for nothing else
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

/** What was encrypted: nobody reads it, or puts another in its place, without the key. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Seal {
  /** @param name of the record: what was sealed under one name is opened under no other */
  close(name: string, bytes: BufferSource): Promise<Sealed>;
  /** @throws DOMException for what was sealed otherwise, elsewhere, or changed since */
  open(name: string, sealed: Sealed): Promise<ArrayBuffer>;
}

/** As AES-GCM wants it: 96 bits, never the same twice under a key. */
const IV_BYTES = 12;

/** A key that no script can read, only use; the browser keeps it as it is. */
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
