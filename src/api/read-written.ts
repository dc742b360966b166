import { isRecord } from "../domain/values";

/** What the response to a write says of the record (decisions §2). */
export interface Written {
  key: string;
  /** Null if the server has no versions. */
  version: number | null;
}

/**
 * @param name under which the response may have the record: a server may also send it bare
 * @returns a function that reads it, and gives null if the response doesn't contain the record
 */
export const readWritten =
  (name: string) =>
  (body: unknown): Written | null => {
    const named = isRecord(body) ? body[name] : null;
    const record = isRecord(named) ? named : body;
    if (!isRecord(record)) return null;
    const key = record._id ?? record.key;
    const version = Number(record.version ?? NaN);
    return key ? { key: String(key), version: Number.isInteger(version) ? version : null } : null;
  };
