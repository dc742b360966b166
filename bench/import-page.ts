import Papa from "papaparse";
import { csvHead, csvLine } from "../src/domain/export/csv";
import { specifiedFields } from "../src/domain/export/export-fields";
import { createEngine } from "../src/features/importer/engine/engine";
import { generateDonors, ZONES } from "./import-donors";

/** PapaParse alone, or reading, matching and checking by the engine, both on the page's thread. */
export type Measured = "papaparse" | "engine";

export interface ImportMeasurement {
  seconds: number;
  rows: number;
  ready: number;
  columns: number;
  bytes: number;
  /** Maximum growth of the heap in bytes; 0: not measured. */
  peak: number;
}

declare global {
  var makeRows: (rows: number) => number;
  var importFile: () => File;
  var importHeadings: readonly string[];
  var readRows: (reader: Measured, watchHeap: boolean) => Promise<ImportMeasurement>;
}

let file: File = new File([], "soci.csv");
const fields = specifiedFields("donors");

globalThis.makeRows = (rows) => {
  const lines = [csvHead(fields)];
  for (const values of generateDonors(rows)) {
    const cells = fields.map(({ name }) => values[name] ?? null);
    lines.push(csvLine(fields, cells));
  }
  file = new File(lines, "soci.csv");
  return file.size;
};

globalThis.importFile = () => file;
globalThis.importHeadings = fields.map(({ label }) => label);

const heap = () => performance.memory.usedJSHeapSize;

function parseAlone(): Promise<number> {
  let rows = 0;
  return new Promise((done, fail) =>
    Papa.parse<string[]>(file, {
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
  const reading = await engine.open(file, onProgress);
  await engine.matching();
  const counts = await engine.check(onProgress);
  onProgress();
  return { rows: reading.rows, ready: counts.ready, columns: reading.columns.length, engine };
}

globalThis.readRows = async (reader, watchHeap) => {
  if (watchHeap) gc?.();
  const before = heap();
  let [peak, times] = [0, 0];
  const onProgress = () => {
    if (!watchHeap || times++ % 20 !== 0) return;
    // without garbage
    gc?.();
    peak = Math.max(peak, heap() - before);
  };
  const begin = performance.now();
  const found =
    reader === "engine" ? await readMatchCheck(onProgress) : { rows: await parseAlone(), ready: 0, columns: 38 };
  const seconds = (performance.now() - begin) / 1000;
  const { rows, ready, columns } = found;
  return { seconds, rows, ready, columns, bytes: file.size, peak };
};
