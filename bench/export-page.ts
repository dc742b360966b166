import type { Session } from "../src/api/session/session";
import { createSendRequest } from "../src/api/http";
import { exportFields, specifiedFields } from "../src/domain/export/export-fields";
import type { ExportOrder } from "../src/shared/lists/exports/export-order";
import { streamFile } from "../src/shared/lists/exports/stream-file";
import { writePages } from "../src/shared/lists/exports/write-file";

/** A file made here out of pages, or the server's own CSV. */
export type MeasuredFormat = "csv" | "xlsx" | "json" | "server";

export interface Measured {
  seconds: number;
  rows: number;
  columns: number;
  bytes: number;
  /** How many bytes the heap grew at most; 0 where it wasn't watched. */
  peak: number;
}

interface Asked {
  apiBase: string;
  token: string;
  format: MeasuredFormat;
  watchHeap: boolean;
}

declare global {
  var makeFile: (asked: Asked) => Promise<Measured>;
  interface Performance {
    memory: { usedJSHeapSize: number };
  }
}

const heap = () => performance.memory.usedJSHeapSize;

/** What `bench/export.ts` runs in its page. */
globalThis.makeFile = async ({ apiBase, token, format, watchHeap }) => {
  const send = createSendRequest(apiBase);
  const session: Pick<Session, "call"> = {
    call: async <T>(path: string, options: object = {}) => (await send(path, token, options)).body as T,
  };
  const own = format === "server";
  const order: ExportOrder = {
    entity: "donors",
    format: own ? "csv" : format,
    scope: "all",
    // the next donation is worked out in the page, and no server is asked for its own word
    fields: own ? specifiedFields("donors") : exportFields("donors"),
    read: { path: "/donors", query: { order: "lastName" } },
    idField: "_id",
    selected: null,
    total: null,
    fileName: "",
  };
  if (watchHeap) gc?.();
  const before = heap();
  let peak = 0;
  const onProgress = () => {
    if (!watchHeap) return;
    // what is held, and not what only waits to be cleared away
    gc?.();
    peak = Math.max(peak, heap() - before);
  };
  const begin = performance.now();
  const reading = { session, order, signal: new AbortController().signal };
  const file = await (own ? streamFile : writePages)(reading, onProgress);
  if (!file) throw new Error("the server's own file isn't taken: it is made in another way, or of other rows");
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, rows: file.rows, columns: order.fields.length, bytes: file.blob.size, peak };
};
