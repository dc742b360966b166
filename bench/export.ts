import type { Page } from "playwright";
import { patchesPlugin } from "../build/esbuild-plugins.ts";
import { mockPatches } from "../build/libraries/mock-patches.ts";
import { startMockServer } from "../src/mocks/server.ts";
import { bundledPages } from "./bundled-page.ts";
import type { MeasuredFormat } from "./export-page.ts";
import { namedSizes } from "./sizes.ts";
import { longestTask } from "./waits/longest-task.ts";
import { tenth } from "./waits/figures.ts";

/**
 * npx tsx bench/export.ts [rows ...]: exports all columns in Chromium from a mock server. Prints rows per second from the first
 * call to the finished file, the longest task of the page by clock and by processor time, and the maximum growth of the heap
 * without garbage; each also as a ratio to the smallest size.
 */
const SIZES = namedSizes([2_000, 20_000, 100_000]);
const FORMATS: readonly MeasuredFormat[] = ["csv", "xlsx", "json"];

async function measure(format: MeasuredFormat, api: { apiBase: string; token: string }) {
  const [timed, measuredHeap] = [await pages.open(), await pages.open()];
  const make = (page: Page, watchHeap: boolean) =>
    page.evaluate((request) => makeFile(request), { ...api, format, watchHeap });
  const cdp = await timed.context().newCDPSession(timed);
  const { made, clock, busy } = await longestTask(cdp, timed, () => make(timed, false));
  const { peak } = await make(measuredHeap, true);
  await Promise.all([timed.close(), measuredHeap.close()]);
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

// a fixed clock, so that no token expires
const now = Date.now();
let smallest: Record<string, Record<string, number>> | null = null;
try {
  for (const size of SIZES) {
    const server = await startMockServer({ port: 0, donors: size, latency: 0, now: () => now });
    const results: Record<string, Record<string, number>> = {};
    for (const format of FORMATS) {
      const { authToken } = await server.control.signIn("admin");
      results[format] = await measure(format, { apiBase: server.apiBase, token: authToken });
    }
    await server.close();
    smallest ??= results;
    console.log(`\n${size} donors`);
    for (const [name, row] of Object.entries(results)) {
      const ratios = Object.entries(row).map(([label, value]) => {
        const base = smallest?.[name]?.[label] ?? 0;
        return `${label} ${value}${base > 0 && smallest !== results ? ` (x${(value / base).toFixed(1)})` : ""}`;
      });
      console.log(`  ${name.padEnd(8)} ${ratios.join("; ")}`);
    }
  }
} finally {
  await pages.close();
}
