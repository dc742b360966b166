import type { Page } from "playwright";
import { bundledPages } from "./bundled-page.ts";
import { addPeer } from "./import-peer.ts";
import type { ImportFigures, Measured } from "./import-page.ts";
import { threadTime, watchBrowser, watchThread } from "./import-thread-time.ts";
import { longestTask } from "./waits/longest-task.ts";

/**
 * npx tsx bench/import.ts [rows ...]: a CSV of 38 columns, as our own export writes them, is read, matched and checked on the
 * page's own thread, as where no worker may be had; against PapaParse alone with pieces of 256 kB on the same file in the
 * same run, in turns, the quicker of some each. The ratio is to be at most 4.0 where nothing else runs: each rest of the
 * engine costs what other programs take of the machine. Beside it the ratio of what the processor has worked for either, which
 * others change little: in all of the browser, and in the page's own thread alone, where who fetches the file for PapaParse
 * counts for nothing. The longest task of the page, in the run that others disturbed least, by the clock and by the processor's
 * time; how much the heap grew at most; and each as a ratio to the smallest size.
 *
 * Beside it the reading, matching and checking of react-spreadsheet-import, where PEER says the folder that has it:
 * npm install --prefix FOLDER --ignore-scripts --legacy-peer-deps react-spreadsheet-import@4.7.1 (135 MB)
 */
const given = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = given.length > 0 ? given : [1_000, 10_000, 100_000];
const RUNS = Number(process.env.RUNS ?? 3);

const ratio = ({ engine, papaparse }: Record<Measured, number>) => Math.round((engine / papaparse) * 100) / 100;
const tenth = (value: number) => Math.round(value * 10) / 10;
const pages = await bundledPages("bench/import-page.ts", "readRows", {
  define: { "process.env.GDS_EXTRACTED": '"false"' },
});

async function openPage(rows: number): Promise<Page> {
  const page = await pages.open();
  await page.evaluate((count) => makeRows(count), rows);
  return page;
}

const run = (page: Page, what: Measured, watchHeap = false): Promise<ImportFigures> =>
  page.evaluate(([asked, watched]) => readRows(asked, watched), [what, watchHeap] as const);

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
  /** Of all runs: a browser tells it in coarse steps. */
  const work: Record<Measured, number> = { papaparse: 0, engine: 0 };
  const cdp = await watchThread(page);
  const browserTime = await watchBrowser(page);
  let figures: ImportFigures | null = null;
  for (let nth = 0; nth < RUNS; nth++)
    for (const what of ["papaparse", "engine"] as const) {
      const [before, all] = [await threadTime(cdp), await browserTime()];
      const found = await run(page, what);
      thread[what] = Math.min(thread[what], (await threadTime(cdp)) - before);
      work[what] += (await browserTime()) - all;
      if (found.rows !== rows) throw new Error(`${what}: ${found.rows} rows of ${rows}`);
      best[what] = Math.min(best[what], found.seconds);
      if (what === "engine") figures = found;
    }
  const longest = { clock: Infinity, busy: Infinity };
  for (let nth = 0; nth < RUNS; nth++) {
    const { clock, busy } = await longestTask(cdp, page, () => run(page, "engine"));
    longest.clock = Math.min(longest.clock, clock);
    longest.busy = Math.min(longest.busy, busy);
  }
  await page.close();
  // a page for each: what one leaves behind is not the other's
  const weighed = await openPage(rows);
  const { peak } = await run(weighed, "engine", true);
  await weighed.close();
  const peer = process.env.PEER ? await measurePeer(rows, process.env.PEER, best) : {};
  return {
    columns: figures?.columns ?? 0,
    "ready rows": figures?.ready ?? 0,
    "file, MB": tenth((figures?.bytes ?? 0) / 1e6),
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
    const figures: Record<string, number> = await measure(rows);
    smallest ??= figures;
    console.log(`\n${rows} rows`);
    for (const [what, value] of Object.entries(figures)) {
      const base = smallest[what] ?? 0;
      const growth = base > 0 && figures !== smallest ? ` (x${(value / base).toFixed(1)})` : "";
      console.log(`  ${what.padEnd(30)} ${value}${growth}`);
    }
  }
} finally {
  await pages.close();
}
