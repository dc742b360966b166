import type { Page } from "playwright";
import { patchesPlugin } from "../build/esbuild-plugins.ts";
import { mockPatches } from "../build/libraries/mock-patches.ts";
import { startMockServer } from "../src/mocks/server.ts";
import { bundledPages } from "./bundled-page.ts";
import type { MeasuredFormat } from "./export-page.ts";
import { longestTask } from "./waits/longest-task.ts";

/**
 * npx tsx bench/export.ts [rows ...]: files of all columns, made in Chromium out of pages of a server of its own. Rows
 * per second from the first call to the whole file; the longest task of the page, by the clock and by the processor's time
 * for it (what it would last on a machine that has nothing else to do); and how much the heap grew at most, rubbish cleared
 * away. Each also as a ratio to the smallest size.
 */
const given = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = given.length > 0 ? given : [2_000, 20_000, 100_000];
const FORMATS: readonly MeasuredFormat[] = ["csv", "xlsx", "json"];

const tenth = (value: number) => Math.round(value * 10) / 10;

async function measure(format: MeasuredFormat, api: { apiBase: string; token: string }) {
  // a page for each: what one leaves behind is not the other's
  const [timed, weighed] = [await pages.open(), await pages.open()];
  const make = (page: Page, watchHeap: boolean) =>
    page.evaluate((asked) => makeFile(asked), { ...api, format, watchHeap });
  const cdp = await timed.context().newCDPSession(timed);
  const { made, clock, busy } = await longestTask(cdp, timed, () => make(timed, false));
  const { peak } = await make(weighed, true);
  await Promise.all([timed.close(), weighed.close()]);
  return {
    rows: made.rows,
    columns: made.columns,
    "rows/s": Math.round(made.rows / made.seconds),
    "longest task, ms": tenth(clock),
    "of it the processor's, ms": tenth(busy),
    "peak heap, MB": tenth(peak / 1e6),
    "file, MB": tenth(made.bytes / 1e6),
  };
}

const pages = await bundledPages("bench/export-page.ts", "makeFile", { plugins: [patchesPlugin(mockPatches)] });

// no token runs out underway
const now = Date.now();
let smallest: Record<string, Record<string, number>> | null = null;
try {
  for (const size of SIZES) {
    const server = await startMockServer({ port: 0, donors: size, latency: 0, now: () => now });
    const figures: Record<string, Record<string, number>> = {};
    for (const format of FORMATS) {
      const { authToken } = await server.control.signIn("admin");
      figures[format] = await measure(format, { apiBase: server.apiBase, token: authToken });
    }
    await server.close();
    smallest ??= figures;
    console.log(`\n${size} donors`);
    for (const [name, row] of Object.entries(figures)) {
      const ratios = Object.entries(row).map(([what, value]) => {
        const base = smallest?.[name]?.[what] ?? 0;
        return `${what} ${value}${base > 0 && smallest !== figures ? ` (x${(value / base).toFixed(1)})` : ""}`;
      });
      console.log(`  ${name.padEnd(8)} ${ratios.join("; ")}`);
    }
  }
} finally {
  await pages.close();
}
