import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { romeDay } from "../../../domain/dates/days";
import { wireField } from "../../../domain/filter/period-counts";
import type { Reading } from "./rows/read-pages";

/** The file exists, but the server didn't record the export. */
export class NotRecordedError extends Error {
  override readonly name = "NotRecordedError";
}

/**
 * Records on the server who exports which columns and how many rows. It sends neither the rows nor the filter, and never
 * retries (specification §9).
 * @throws NotRecordedError when the call fails, ApiError when the user may not export (403)
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
