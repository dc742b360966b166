import { build, type BuildOptions } from "esbuild";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { mockStubsPlugin } from "../build/mock-stubs.ts";

/**
 * npx tsx bench/export.ts [rows ...]: files of all columns, in Chromium, out of pages of the mock in the same page.
 * Rows per second of the writing alone and with the mock's answers; the longest time that the page could do nothing
 * else, of the writing; and how much the heap grew at most. Each also as a ratio to the smallest size.
 */
const given = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = given.length > 0 ? given : [2_000, 20_000, 100_000];

const MEASURE = `
  import { createInlineMock } from "./src/mocks/index";
  import { exportFields } from "./src/domain/export/export-fields";
  import { csvFile } from "./src/features/exports/files/csv-file";
  import { xlsxFile } from "./src/features/exports/files/xlsx-file";
  import { jsonFile } from "./src/features/exports/files/json-file";
  import { exportedRow } from "./src/features/exports/rows/read-row";
  import { createSlices } from "./src/features/exports/slices";
  import { unparse } from "papaparse";

  const API = "https://bench.example/v2";
  const fields = exportFields("donors");
  const writers = { csv: csvFile, xlsx: xlsxFile(), json: jsonFile, unparse: ({ fields }) => {
    const parts = [];
    return { add: async (rows) => void parts.push(unparse(rows, { delimiter: ";" })), finish: async () => new Blob(parts) };
  } };

  /** Beats as often as the page lets it: the longest pause is the longest task. */
  function pulse() {
    let [longest, last, beats] = [0, performance.now(), true];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (beats) port2.postMessage(null);
    };
    port2.postMessage(null);
    return {
      rest() { last = performance.now(); },
      end() { beats = false; return longest; },
    };
  }

  globalThis.measure = async (donors) => {
    const mock = createInlineMock({ apiBase: API, donors, storage: "memory" });
    await mock.ready;
    const { authToken } = await mock.control.signIn("admin");
    const headers = { Authorization: "Bearer " + authToken };
    const read = exportedRow(fields, "lastName");
    const figures = {};
    for (const [name, make] of Object.entries(writers)) {
      let writing = 0;
      let longest = 0;
      let peak = 0;
      gc();
      const before = performance.memory.usedJSHeapSize;
      const begin = performance.now();
      const writer = make({ title: "Donatori", fields, slices: createSlices(new AbortController().signal) });
      for (let skip = 0; skip < donors; skip += 1000) {
        const answer = await mock.fetch(new Request(API + "/donors?order=lastName&limit=1000&skip=" + skip, { headers }));
        const page = (await answer.json()).donors.map((row) => read(row, "", () => undefined).values);
        const beat = pulse();
        await new Promise((done) => setTimeout(done));
        beat.rest();
        const since = performance.now();
        await writer.add(page);
        writing += performance.now() - since;
        longest = Math.max(longest, beat.end());
        // what is held, and not what only waits to be cleared away
        gc();
        peak = Math.max(peak, performance.memory.usedJSHeapSize - before);
      }
      const file = await writer.finish();
      figures[name] = {
        "rows/s, writing": Math.round(donors / (writing / 1000)),
        "rows/s, with the mock": Math.round(donors / ((performance.now() - begin) / 1000)),
        "longest task, ms": Math.round(longest * 10) / 10,
        "peak heap, MB": Math.round(peak / 1e5) / 10,
        "file, MB": Math.round(file.size / 1e5) / 10,
      };
    }
    return figures;
  };
`;

const options: BuildOptions = {
  stdin: { contents: MEASURE, resolveDir: process.cwd(), loader: "ts" },
  bundle: true,
  format: "esm",
  write: false,
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [mockStubsPlugin()],
};

const { outputFiles = [] } = await build(options);
const code = outputFiles[0]?.text ?? "";
const server = createServer((request, response) => {
  const script = request.url === "/measure.js";
  response.setHeader("Content-Type", script ? "text/javascript" : "text/html");
  response.end(script ? code : '<!doctype html><script type="module" src="/measure.js"></script>');
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, "--js-flags=--expose-gc", "--enable-precise-memory-info"],
});

type Figures = Record<string, Record<string, number>>;
let smallest: Figures | null = null;
for (const size of SIZES) {
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction("globalThis.measure");
  const figures = (await page.evaluate(`measure(${size})`)) as Figures;
  smallest ??= figures;
  console.log(`\n${size} donors x 39 columns`);
  for (const [name, row] of Object.entries(figures)) {
    const ratios = Object.entries(row).map(([what, value]) => {
      const base = smallest?.[name]?.[what] ?? 0;
      return `${what} ${value}${base > 0 && smallest !== figures ? ` (x${(value / base).toFixed(1)})` : ""}`;
    });
    console.log(`  ${name.padEnd(8)} ${ratios.join("; ")}`);
  }
  await page.close();
}
await browser.close();
server.close();
