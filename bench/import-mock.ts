import { patchesPlugin } from "../build/esbuild-plugins.ts";
import { mockPatches } from "../build/libraries/mock-patches.ts";
import { bundledPages } from "./bundled-page.ts";
import type { ImportStep } from "./import-mock-page.ts";
import { namedSizes } from "./sizes.ts";
import { threadTime, watchThread } from "./import-thread-time.ts";

/**
 * npx tsx bench/import-mock.ts [rows ...]: measures the processor time of the page's thread while the mock stages, commits,
 * reads and undoes an import, and its growth: ten times as many rows should take about ten times as long.
 */
const SIZES = namedSizes([1_000, 10_000, 100_000]);
const STEPS: readonly ImportStep[] = ["prepare", "stage", "commit", "read", "undo"];

const pages = await bundledPages("bench/import-mock-page.ts", "importStep", {
  platform: "browser",
  plugins: [patchesPlugin(mockPatches)],
});
let former = new Map<ImportStep, number>();
let formerRows = 0;
try {
  for (const rows of SIZES) {
    const page = await pages.open();
    const cdp = await watchThread(page);
    const times = new Map<ImportStep, number>();
    console.log(`\n${rows} rows`);
    for (const step of STEPS) {
      const before = await threadTime(cdp);
      await page.evaluate(([name, count]) => importStep(name, count), [step, rows] as const);
      const time = Math.round((await threadTime(cdp)) - before);
      times.set(step, time);
      const base = former.get(step) ?? 0;
      const growth = base > 0 ? ` (x${(time / base).toFixed(1)} for x${rows / formerRows} rows)` : "";
      if (step !== "prepare") console.log(`  ${step.padEnd(8)} ${time} ms${growth}`);
    }
    await page.close();
    [former, formerRows] = [times, rows];
  }
} finally {
  await pages.close();
}
