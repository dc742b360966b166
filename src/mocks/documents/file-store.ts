import type { Db } from "../db/db";
import { perDb } from "../db/per-db";
import { seededContent } from "../seed/documents";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that the mock stores, uploads in progress included (`GET /documents/limits`). */
export const STORE_SIZE = 150_000_000;

/**
 * The bytes of uploaded files. They are only in memory: if the journal of the demo held them, each start would read them
 * all. After a reload, an uploaded document no longer exists.
 */
const storeOf = perDb(() => new Map<string, Bytes>());

export const keepBytes = (db: Db, key: string, bytes: Bytes): void => void storeOf(db).set(key, bytes);
export const deleteBytes = (db: Db, key: string): void => void storeOf(db).delete(key);

/** @returns the bytes of a file; undefined if they are lost */
export const bytesOf = (db: Db, key: string): Bytes | undefined => storeOf(db).get(key) ?? seededContent(key);

export const hasBytes = (db: Db, key: string): boolean => key.startsWith("seed:") || storeOf(db).has(key);
