import { isRecord } from "../domain/values";

/** What the answer of a write tells of the record; null for what it doesn't (decisions §2). */
export interface Written {
  key: string | null;
  version: number | null;
}

/** Whether an answer says that it was done, and nothing of what was written. */
export const saysNothing = ({ key }: Written): boolean => key === null;

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
