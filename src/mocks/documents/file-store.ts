import type { Db } from "../db/db";
import { seededContent } from "./seed-documents";

type Bytes = Uint8Array<ArrayBuffer>;

/** How much the mock keeps, all versions and what is on its way together; told by `GET /documents/limits`. */
export const STORE_SIZE = 150_000_000;

/**
 * The bytes of what was uploaded. They are in memory alone, for as long as the page, or the process, is there: a journal of
 * the demo that held them would be read whole at each start. A document whose bytes are gone is gone, too.
 */
const stores = new WeakMap<Db, Map<string, Bytes>>();

const storeOf = (db: Db) => {
  const store = stores.get(db) ?? new Map<string, Bytes>();
  stores.set(db, store);
  return store;
};

export const keepBytes = (db: Db, key: string, bytes: Bytes): void => void storeOf(db).set(key, bytes);
export const deleteBytes = (db: Db, key: string): void => void storeOf(db).delete(key);

/** @returns the bytes of a file; undefined when they are gone */
export const bytesOf = (db: Db, key: string): Bytes | undefined => storeOf(db).get(key) ?? seededContent(key);

export const hasBytes = (db: Db, key: string): boolean => key.startsWith("seed:") || storeOf(db).has(key);
