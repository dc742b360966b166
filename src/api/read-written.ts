import { isRecord } from "../domain/values";
import { ApiError } from "./errors";

/** What the answer of a write tells of the record; null for what it doesn't (decisions §2). */
export interface Written {
  key: string | null;
  version: number | null;
}

/**
 * Whether the response to a write, as it was read, doesn't contain the record: nothing, an empty list, or no key. What nobody
 * reads (undefined) isn't missed.
 */
export const lacksRecord = (data: unknown): boolean =>
  data === null || (Array.isArray(data) ? data.length === 0 : isRecord(data) && data.key === null);

/** @returns what `read` makes of a response; null if the response can't be read: the write succeeded all the same (decisions §2) */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** @param name under which a record may stand in the answer: a server may also send it bare, or say nothing of it */
export const readWritten =
  (name: string) =>
  (body: unknown): Written => {
    const named = isRecord(body) ? body[name] : null;
    const record = isRecord(named) ? named : body;
    if (!isRecord(record)) return { key: null, version: null };
    const key = record._id ?? record.key;
    const version = Number(record.version ?? NaN);
    return { key: key ? String(key) : null, version: Number.isInteger(version) ? version : null };
  };
