import type { CallOptions } from "../../../../api/http";
import type { Session } from "../../../../api/session/session";
import { chosenExportFields } from "../../../../domain/export/export-fields";
import type { ExportRequest } from "../export-request";

interface Asked {
  path: string;
  query: Record<string, string | number | undefined>;
  body: unknown;
  /** Its idempotency key; undefined without one. */
  key?: string | undefined;
}

/** @returns the response of the nth call (from 1), or throws */
export type Answer = (asked: Asked, nth: number) => unknown;

/** A session that answers with `answer`, and the list of its calls. */
export function fakeServer(answer: Answer) {
  const asked: Asked[] = [];
  const call = async (path: string, options: CallOptions<unknown> = {}) => {
    const one = { path, query: { ...options.query }, body: options.body, key: options.headers?.["Idempotency-Key"] };
    asked.push(one);
    return answer(one, asked.length);
  };
  return { asked, session: { call } as Pick<Session, "call"> };
}

export const donors = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ _id: `d${from + at}`, lastName: `Rossi ${from + at}`, mobile: null }));

/** Answers with pages of donors, as the API does. */
export const registry =
  (count: number, most = 1_000): Answer =>
  ({ query }) => {
    const skip = Number(query.skip);
    const limit = Math.min(Number(query.limit), most);
    return { success: true, donors: donors(count, 0).slice(skip, skip + limit), total: count, skip, limit };
  };

export const exportRequest = (change: Partial<ExportRequest> = {}): ExportRequest => ({
  entity: "donors",
  format: "csv",
  scope: "all",
  fields: chosenExportFields("donors", ["lastName", "mobile"]),
  read: { path: "/donors", query: { skip: 0, limit: 10, order: "lastName" } },
  selected: null,
  total: null,
  idField: "_id",
  fileName: "donatori.csv",
  filterText: "Tutti i donatori",
  author: "Silvia Carrara",
  ...change,
});
