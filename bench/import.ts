import type { Page } from "playwright";
import { bundledPages } from "./bundled-page.ts";
import { addPeer } from "./import-peer.ts";
import type { ImportMeasurement, Measured } from "./import-page.ts";
import { threadTime, watchBrowser, watchThread } from "./import-thread-time.ts";
import { namedSizes } from "./sizes.ts";
import { longestTask } from "./waits/longest-task.ts";
import { tenth } from "./waits/figures.ts";

/**
 * npx tsx bench/import.ts [rows ...]: reads, matches and checks a CSV of 38 columns on the page's thread, as without a worker,
 * and compares with PapaParse alone (chunks of 256 kB) on the same file: alternating runs, the fastest of each. On an idle
 * machine the ratio should be at most 4.0. Also prints the ratios of processor time, which other programs hardly change: of the
 * whole browser, and of the page's thread (without the process that reads the file); the longest task by clock and processor
 * time, the lowest of the runs; and the maximum growth of the heap. Each also as a ratio to the smallest size.
 *
 * With PEER=FOLDER it also measures react-spreadsheet-import, installed by
 * npm install --prefix FOLDER --ignore-scripts --legacy-peer-deps react-spreadsheet-import@4.7.1 (135 MB)
 */
const SIZES = namedSizes([1_000, 10_000, 100_000]);
const RUNS = Number(process.env.RUNS ?? 3);

const ratio = ({ engine, papaparse }: Record<Measured, number>) => Math.round((engine / papaparse) * 100) / 100;
const pages = await bundledPages("bench/import-page.ts", "readRows", {
  define: { "process.env.GDS_EXTRACTED": '"false"' },
});

async function openPage(rows: number): Promise<Page> {
  const page = await pages.open();
  await page.evaluate((count) => makeRows(count), rows);
  return page;
}

const run = (page: Page, reader: Measured, watchHeap = false): Promise<ImportMeasurement> =>
  page.evaluate(([name, watched]) => readRows(name, watched), [reader, watchHeap] as const);

async function measurePeer(rows: number, folder: string, { papaparse }: Record<Measured, number>) {
  const page = await openPage(rows);
  await addPeer(page, folder);
  let [seconds, longest] = [Infinity, 0];
  for (let nth = 0; nth < RUNS; nth++) {
    const found = await page.evaluate(() => peerRows());
    if (found.rows !== rows) throw new Error(`react-spreadsheet-import: ${found.rows} rows of ${rows}`);
    if (found.seconds >= seconds) continue;
    ({ seconds, longest } = found);
  }
  await page.close();
  return {
    "react-spreadsheet-import, ms": Math.round(seconds * 1_000),
    "its ratio to PapaParse": Math.round((seconds / papaparse) * 100) / 100,
    "its longest call, ms": tenth(longest),
  };
}

async function measure(rows: number) {
  const page = await openPage(rows);
  const best: Record<Measured, number> = { papaparse: Infinity, engine: Infinity };
  const thread: Record<Measured, number> = { papaparse: Infinity, engine: Infinity };
  /** Sums of all runs, because the browser rounds it. */
  const work: Record<Measured, number> = { papaparse: 0, engine: 0 };
  const cdp = await watchThread(page);
  const browserTime = await watchBrowser(page);
  let measurement: ImportMeasurement | null = null;
  for (let nth = 0; nth < RUNS; nth++)
    for (const reader of ["papaparse", "engine"] as const) {
      const [before, all] = [await threadTime(cdp), await browserTime()];
      const found = await run(page, reader);
      thread[reader] = Math.min(thread[reader], (await threadTime(cdp)) - before);
      work[reader] += (await browserTime()) - all;
      if (found.rows !== rows) throw new Error(`${reader}: ${found.rows} rows of ${rows}`);
      best[reader] = Math.min(best[reader], found.seconds);
      if (reader === "engine") measurement = found;
    }
  const longest = { clock: Infinity, busy: Infinity };
  for (let nth = 0; nth < RUNS; nth++) {
    const { clock, busy } = await longestTask(cdp, page, () => run(page, "engine"));
    longest.clock = Math.min(longest.clock, clock);
    longest.busy = Math.min(longest.busy, busy);
  }
  await page.close();
  // another page, so that the measurements don't influence each other
  const heapPage = await openPage(rows);
  const { peak } = await run(heapPage, "engine", true);
  await heapPage.close();
  const peer = process.env.PEER ? await measurePeer(rows, process.env.PEER, best) : {};
  return {
    columns: measurement?.columns ?? 0,
    "ready rows": measurement?.ready ?? 0,
    "file, MB": tenth((measurement?.bytes ?? 0) / 1e6),
    "PapaParse alone, ms": Math.round(best.papaparse * 1_000),
    "read, match and check, ms": Math.round(best.engine * 1_000),
    "ratio to PapaParse": ratio(best),
    "ratio of the processor's time": ratio(work),
    "of it the page's own thread": ratio(thread),
    "longest task, ms": tenth(longest.clock),
    "of it the processor's, ms": tenth(longest.busy),
    "peak heap, MB": tenth(peak / 1e6),
    ...peer,
  };
}

let smallest: Record<string, number> | null = null;
try {
  for (const rows of SIZES) {
    const results: Record<string, number> = await measure(rows);
    smallest ??= results;
    console.log(`\n${rows} rows`);
    for (const [label, value] of Object.entries(results)) {
      const base = smallest[label] ?? 0;
      const growth = base > 0 && results !== smallest ? ` (x${(value / base).toFixed(1)})` : "";
      console.log(`  ${label.padEnd(30)} ${value}${growth}`);
    }
  }
} finally {
  await pages.close();
}
