import Papa from "papaparse";
import { csvHead, csvLine } from "../src/domain/export/csv";
import { specifiedFields } from "../src/domain/export/export-fields";
import { createEngine } from "../src/features/importer/engine/engine";
import { madeDonors, ZONES } from "./import-donors";

/** PapaParse alone, or the engine's reading, matching and checking, on the page's own thread. */
export type Measured = "papaparse" | "engine";

export interface ImportFigures {
  seconds: number;
  rows: number;
  ready: number;
  columns: number;
  bytes: number;
  /** How many bytes the heap grew at most; 0 where it wasn't watched. */
  peak: number;
}

declare global {
  var makeRows: (rows: number) => number;
  var madeRows: () => File;
  var importHeadings: readonly string[];
  var readRows: (what: Measured, watchHeap: boolean) => Promise<ImportFigures>;
}

let made: File = new File([], "soci.csv");
const fields = specifiedFields("donors");

globalThis.makeRows = (rows) => {
  const lines = [csvHead(fields)];
  for (const values of madeDonors(rows)) {
    lines.push(csvLine(fields, fields.map(({ name }) => values[name] ?? null))); // prettier-ignore
  }
  made = new File(lines, "soci.csv");
  return made.size;
};

globalThis.madeRows = () => made;
globalThis.importHeadings = fields.map(({ label }) => label);

const heap = () => performance.memory.usedJSHeapSize;

function parseAlone(): Promise<number> {
  let rows = 0;
  return new Promise((done, fail) =>
    Papa.parse<string[]>(made, {
      chunkSize: 256 * 1024,
      delimiter: ";",
      chunk: ({ data }) => void (rows += data.length),
      complete: () => done(rows - 2),
      error: fail,
    }),
  );
}

async function readMatchCheck(onProgress: () => void) {
  const engine = createEngine({ today: "2026-11-20", zones: ZONES });
  const reading = await engine.open(made, onProgress);
  await engine.matching();
  const counts = await engine.check(onProgress);
  onProgress();
  return { rows: reading.rows, ready: counts.ready, columns: reading.columns.length, engine };
}

/** What `bench/import.ts` runs in its page. */
globalThis.readRows = async (what, watchHeap) => {
  if (watchHeap) gc?.();
  const before = heap();
  let [peak, times] = [0, 0];
  const onProgress = () => {
    if (!watchHeap || times++ % 20 !== 0) return;
    // what is held, and not what only waits to be cleared away
    gc?.();
    peak = Math.max(peak, heap() - before);
  };
  const begin = performance.now();
  const found =
    what === "engine" ? await readMatchCheck(onProgress) : { rows: await parseAlone(), ready: 0, columns: 38 };
  const seconds = (performance.now() - begin) / 1000;
  const { rows, ready, columns } = found;
  return { seconds, rows, ready, columns, bytes: made.size, peak };
};
