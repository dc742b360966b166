import Papa from "papaparse";
import { csvHead, csvLine } from "../src/domain/export/csv";
import { specifiedFields } from "../src/domain/export/export-fields";
import type { CellValue } from "../src/domain/fields/field-words";
import { isoDay } from "../src/domain/days";
import { computeFiscalCode } from "../src/domain/fiscal-code-person";
import { createEngine } from "../src/features/importer/engine/engine";

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

const ZONES = ["Bergamo", "Brescia", "Cremona", "Lecco", "Lodi", "Mantova"];
/** Their Belfiore codes. */
const PLACES = ["A794", "B157", "D150", "E507", "E648", "E897"];
const LAST = "Rossi Bianchi Rota Pesenti Zanchi Morandi Locatelli Colombo Ferrari Esposito Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti".split(" "); // prettier-ignore
const FIRST = "Anna Luca Maria Marco Giulia Paolo Sara Andrea Elena Matteo Chiara Davide Laura Stefano Francesca Giorgio Silvia Roberto Paola Alessandro".split(" "); // prettier-ignore
const GROUPS = ["0+", "0-", "A+", "A-", "B+", "B-", "AB+", "AB-", "ND"];
const STATUS = ["active", "active", "active", "inactive", "verified", "suspended"];

/** Donors as a registry has them: most columns repeat, and what is a person's own doesn't. The same at each run. */
let seed = 7;
const below = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
const one = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;

function donor(nth: number): Record<string, CellValue> {
  const gender = one(["M", "F"] as const);
  const [firstName, lastName] = [one(FIRST), `${one(LAST).replace("_", " ")}`];
  const birthday = isoDay(-7_000 + below(20_000));
  const town = below(ZONES.length);
  const fiscalCode = computeFiscalCode({ firstName, lastName, gender, birthday, place: PLACES[town] ?? "" });
  const last = isoDay(18_000 + below(2_400));
  return {
    key: `D${100_000 + nth}`, area: one(ZONES), cardNumber: String(10_000 + nth), firstName, lastName,
    serialNumber: nth % 3 === 0 ? String(500 + nth) : null, gender, fiscalCode, birthday, birthplace: ZONES[town] ?? null,
    street: `Via ${one(LAST)} ${1 + below(120)}`, cap: `24${String(100 + below(40))}`, city: one(ZONES), province: "BG",
    email: `${firstName}.${lastName}.${nth}@esempio.it`.toLowerCase().replace(" ", ""),
    phoneHome: nth % 2 === 0 ? `035 ${1_000_000 + nth}` : null, mobile: `347 ${String(1_000_000 + nth)}`, mailType: "E-mail",
    branch: nth % 5 === 0 ? "Filiale centrale" : null, officePhone: null, officeEmail: null, aggregateOf: null,
    association: "Avis", group: nth % 4 === 0 ? "Gruppo aziendale" : null, bloodGroup: one(GROUPS), lastDonationDate: last,
    lastDonationType: 1 + below(3), donationsNumber: below(80), status: one(STATUS), suspended: false, suspensionDate: null,
    note: nth % 50 === 0 ? `Nota ${nth}; con «virgolette» "dritte"` : null, inscriptionNote: null,
    awards: nth % 10 === 0 ? "Oro" : null, awardsDate: nth % 10 === 0 ? last : null, privacy: true, privacyDate: last,
    reason: below(8),
  }; // prettier-ignore
}

let made: File = new File([], "soci.csv");
const fields = specifiedFields("donors");

globalThis.makeRows = (rows) => {
  seed = 7;
  const lines = [csvHead(fields)];
  for (let nth = 0; nth < rows; nth++) {
    const values = donor(nth);
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
