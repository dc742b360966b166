import { build } from "esbuild";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { patchesPlugin } from "../build/esbuild-plugins.ts";
import { mockPatches } from "../build/libraries/mock-patches.ts";

/** npx tsx bench/mock.ts: measures the mock in Chromium (milliseconds). */
const SIZES = [2_000, 20_000];

const MEASURE = `
  import { createDb } from "./src/mocks/db/create-db";
  import { query } from "./src/mocks/db/query";
  import { countStats } from "./src/mocks/donors/stats";

  const rules = { combinator: "or", rules: [
    { field: "bloodGroup", operator: "=", value: "0-" },
    { combinator: "and", rules: [{ field: "city", operator: "contains", value: "San" }, { field: "donationsNumber", operator: ">", value: 10 }] },
  ] };
  const page = (db, list) => query(db.donors, { skip: 0, limit: 10, ...list });

  globalThis.measure = async (donors) => {
    const runs = {};
    const run = async (name, work) => {
      const begin = performance.now();
      const result = await work();
      runs[name] = Math.round((performance.now() - begin) * 10) / 10;
      return result;
    };
    let longest = 0;
    let last = performance.now();
    let seeding = true;
    const { port1, port2 } = new MessageChannel();
    const tick = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (seeding) port2.postMessage(null);
    };
    port1.onmessage = tick;
    tick();
    const db = await run("seed", () => createDb({ donors, now: () => Date.parse("2026-11-20T09:30:00Z") }));
    seeding = false;
    runs["longest task"] = Math.round(longest * 10) / 10;
    await run("first page", () => page(db, {}));
    await run("sort by name, cold", () => page(db, { order: "lastName" }));
    await run("sort by name, warm", () => page(db, { order: "-lastName", skip: 500 }));
    await run("search", () => page(db, { order: "lastName", query: "nicolo d'angelo" }));
    await run("three rules with OR", () => page(db, { order: "lastName", queryFilters: JSON.stringify(rules) }));
    await run("update", () => db.putDonor({ ...db.donor("d7"), lastName: "Àbaco" }));
    await run("sort after it", () => page(db, { order: "lastName" }));
    await run("statistics", () => countStats(db, "2025-11-01", "2026-11-20", null));
    await run("donations by date", () => query(db.donations, { skip: 0, limit: 10, order: "-date" }));
    return runs;
  };
`;

const bundle = await build({
  bundle: true,
  format: "esm",
  minify: true,
  platform: "browser",
  plugins: [patchesPlugin(mockPatches)],
  write: false,
  stdin: { contents: MEASURE, resolveDir: process.cwd(), loader: "ts" },
});
const server = createServer((request, response) => {
  const isScript = request.url === "/measure.js";
  response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
  response.end(
    isScript ? bundle.outputFiles[0]?.text : '<!doctype html><script type="module" src="/measure.js"></script>',
  );
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const results: Record<string, Record<string, number>> = {};
for (const size of SIZES) {
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const evaluate = `globalThis.measure(${size})`;
  await tab.waitForFunction("globalThis.measure");
  results[`${size} donors`] = await tab.evaluate<Record<string, number>>(evaluate);
  await tab.close();
}
await browser.close();
server.close();
console.table(results);
