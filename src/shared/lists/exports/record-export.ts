import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { romeDay } from "../../../domain/days";
import { wireField } from "../../../domain/filter/figures";
import type { Reading } from "./rows/read-pages";

/** The file is made, and the server can't be told of it. */
export class NotRecordedError extends Error {
  override readonly name = "NotRecordedError";
}

/**
 * Writes into the server's history who exports what and how many rows: nothing of the rows, nor by what they were
 * filtered. It is tried once, as every write (specification §9).
 * @throws NotRecordedError when the server can't be told, ApiError when the person may not export
 */
export async function recordExport({ session, order, signal }: Reading, rows: number): Promise<void> {
  const { entity, format, scope, fields } = order;
  const today = romeDay(Date.now());
  const body = { entity, format, scope, rows, columns: fields.map(({ name }) => wireField(name, today)) };
  const record = (headers: Record<string, string>) =>
    session.call(endpoints.exports(), { method: "POST", body, headers, signal });
  try {
    await underKey(session, record);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403) throw error;
    throw new NotRecordedError("Not recorded", { cause: error });
  }
}
