import { chromium, type Browser } from "playwright";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser";
import { requireBuilt } from "../tests/support/built";
import { serve } from "../tests/support/static-server";
import { CASES, type SizeCase } from "./size-cases";

/**
 * `npm run size`: loads each element of `dist/` in a browser without cache, with the inline mock, and sums the bytes (gzip -9)
 * that were downloaded until the first usable screen, and those that it requests later within ten seconds, without a press. The
 * mock doesn't count. Fails over budget.
 */
const { files: lists } = parseArgs({ options: { files: { type: "boolean" } } }).values;
const dist = resolve("dist");
/** ms after the start until which files count that the element requests without a press. */
const WATCHED = 10_000;
/** Upgrades placeholders, which these pages don't have; asks about consents. They may arrive before the first screen. */
const LATER = /^\/chunks\/(page-markup|consent-questions)-/;
const zipped = (path: string) => gzipSync(readFileSync(resolve(dist, path)), { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Files {
  /** The paths that arrived before the first usable screen. */
  first: string[];
  /** Waits until {@link WATCHED}. @returns the paths that were requested besides */
  later: () => Promise<string[]>;
}

async function measure(browser: Browser, { html, script, usable }: SizeCase): Promise<Files> {
  const server = await serve(async (_request, path) => {
    if (path === "/")
      return { type: "text/html", body: `<!doctype html><script type="module" src="/page.js"></script>${html}` };
    if (path === "/page.js") return { body: script };
    return { body: readFileSync(resolve(dist, `.${path}`)) };
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  const session = await context.newCDPSession(page);
  // latency of a real network, so that files requested after the first paint don't arrive before it
  const line = { offline: false, latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  const end = Date.now() + WATCHED;
  await page.goto(server.origin);
  // in one step, so that files don't arrive between the first usable screen and the count
  const shown = await page.waitForFunction((selector) => {
    const usable = document.body.lastElementChild?.shadowRoot?.querySelector(selector);
    if (!usable?.checkVisibility()) return null;
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => new URL(name).pathname);
  }, usable);
  const arrived = (await shown.jsonValue()) ?? [];
  const counted = () =>
    [...requested].filter(
      (path) => path.endsWith(".js") && path !== "/page.js" && !/^\/(mocks|chunks\/mocks-)/.test(path),
    );
  const first = counted().filter((path) => arrived.includes(path) && !LATER.test(path));
  return {
    first,
    async later() {
      await new Promise((done) => setTimeout(done, end - Date.now()));
      const files = counted().filter((path) => !first.includes(path));
      await context.close();
      await server.close();
      return files;
    },
  };
}

requireBuilt(resolve(dist, "gds-widgets.js"));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
let over = false;
const report = (name: string, bytes: number, budget: number, note = "") => {
  const verdict = bytes > budget ? "OVER" : "ok";
  over ||= bytes > budget;
  console.log(`${verdict.padEnd(5)}${name.padEnd(52)}${kB(bytes).padStart(10)} of ${kB(budget)}${note}`);
};

// each lazy chunk adds about 25 bytes: the name of its file
report("autoloader", bytesOf(filesOf("gds-widgets.js")), 2_350);
report("classic loader", zipped("gds-loader.js"), 1_000);
const all = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
const mock = filesOf("mocks.js");
// records and their seed (@mswjs/data), msw, CASL, and the calls of the first screens: sign-in, lists, figures, settings
report("inline mock until the list", bytesOf(mock), 75_000);
const parts = all.filter((path) => /^chunks\/mocks-/.test(path) && !mock.has(path));
report("inline mock, parts that load later", bytesOf(parts), 177_700);
const sum = (files: readonly string[]) => bytesOf(files.map((path) => `.${path}`));
const list = (files: readonly string[]) => {
  if (!lists) return;
  for (const path of files) console.log(`       ${path} ${kB(zipped(`.${path}`))}`);
};
const watched: [SizeCase, Files["later"]][] = [];
for (const sizeCase of CASES) {
  const { first, later } = await measure(browser, sizeCase);
  const after = first.length - 1; // the loader
  report(sizeCase.name, sum(first), sizeCase.budget, ` (${after} of ${sizeCase.files} files after the loader)`);
  over ||= after > sizeCase.files;
  list(first);
  watched.push([sizeCase, later]);
}
for (const [sizeCase, later] of watched) {
  const files = await later();
  report(`  later, ${sizeCase.name}`, sum(files), sizeCase.later);
  list(files);
}
await browser.close();
console.log(`     everything, lazy parts and mocks included: ${kB(bytesOf(all))}`);
process.exitCode = over ? 1 : 0;

/** @returns a file of `dist/` and the files that it imports statically */
function filesOf(path: string, files = new Set<string>()): Set<string> {
  if (files.has(path)) return files;
  files.add(path);
  for (const [, from = ""] of readFileSync(resolve(dist, path), "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    filesOf(join(path, "..", from), files);
  return files;
}

function bytesOf(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + zipped(path), 0);
}
