import { isRecord } from "../../domain/values";

/**
 * Reads the answer of a write: a server may say nothing of the record (decisions §2).
 * @returns the version that the write has made; null where nobody knows
 */
export function readVersion(body: unknown): { version: number | null } {
  const record = isRecord(body) && isRecord(body.donor) ? body.donor : body;
  const version = isRecord(record) ? Number(record.version ?? NaN) : NaN;
  return { version: Number.isInteger(version) ? version : null };
}
