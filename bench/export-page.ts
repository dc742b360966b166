import type { Session } from "../src/api/session/session";
import { createSendRequest } from "../src/api/http";
import { exportFields } from "../src/domain/export/export-fields";
import type { ExportRequest } from "../src/shared/lists/exports/export-request";
import { writePages } from "../src/shared/lists/exports/write-file";

/** Formats of files that the page creates. */
export type MeasuredFormat = "csv" | "xlsx" | "json";

export interface Measured {
  seconds: number;
  rows: number;
  columns: number;
  bytes: number;
  /** Maximum growth of the heap in bytes; 0: not measured. */
  peak: number;
}

interface MeasureRequest {
  apiBase: string;
  token: string;
  format: MeasuredFormat;
  watchHeap: boolean;
}

declare global {
  var makeFile: (request: MeasureRequest) => Promise<Measured>;
  interface Performance {
    memory: { usedJSHeapSize: number };
  }
}

const heap = () => performance.memory.usedJSHeapSize;

globalThis.makeFile = async ({ apiBase, token, format, watchHeap }) => {
  const send = createSendRequest(apiBase);
  const session: Pick<Session, "call"> = {
    call: async <T>(path: string, options: object = {}) => (await send(path, token, options)).body as T,
  };
  const request: ExportRequest = {
    entity: "donors",
    format,
    scope: "all",
    fields: exportFields("donors"),
    read: { path: "/donors", query: { order: "lastName" } },
    idField: "_id",
    selected: null,
    total: null,
    fileName: "",
    filterText: "Tutti i donatori",
    author: "Silvia Carrara",
  };
  if (watchHeap) gc?.();
  const before = heap();
  let peak = 0;
  const onProgress = () => {
    if (!watchHeap) return;
    // without garbage
    gc?.();
    peak = Math.max(peak, heap() - before);
  };
  const begin = performance.now();
  const reading = { session, request, signal: new AbortController().signal };
  const file = await writePages(reading, onProgress);
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, rows: file.rows, columns: request.fields.length, bytes: file.blob.size, peak };
};
