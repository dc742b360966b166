import { isRecord } from "../domain/values";

/** The record in the response to a write (decisions §2). */
export interface Written {
  key: string;
  /** Null if the server has no versions. */
  version: number | null;
}

/**
 * @param name of the record in the response; the body may also be the record itself
 * @returns a function that reads it; null if the response doesn't contain it
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

/** Whether the response lacks the new version of a record with versions: an undo would overwrite what a colleague saves. */
export const isVersionUnknown = (before: number | null | undefined, now: Pick<Written, "version"> | null): boolean =>
  (before ?? null) !== null && (now?.version ?? null) === null;
