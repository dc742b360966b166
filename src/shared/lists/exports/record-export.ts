import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { sendWrite, type WriteSession } from "../../../api/send-write";
import { romeDay } from "../../../domain/days";
import { wireField } from "../../../domain/filter/figures";
import type { Reading } from "./rows/read-pages";

/** The file exists, but the server didn't record the export. */
export class NotRecordedError extends Error {
  override readonly name = "NotRecordedError";
}

/**
 * Records on the server who exports which columns and how many rows. It sends neither the rows nor the filter.
 * @throws NotRecordedError when the call fails, ApiError when the user may not export (403)
 */
export async function recordExport(
  { session, order, signal }: Reading & { session: WriteSession },
  rows: number,
): Promise<void> {
  const { entity, format, scope, fields } = order;
  const today = romeDay(Date.now());
  const body = { entity, format, scope, rows, columns: fields.map(({ name }) => wireField(name, today)) };
  try {
    await sendWrite(session, { path: endpoints.exports(), method: "POST", body, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403) throw error;
    throw new NotRecordedError("Not recorded", { cause: error });
  }
}
