import { chromium, type Browser } from "playwright";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser";
import { requireBuilt } from "../tests/support/built";
import { serve } from "../tests/support/static-server";
import { CASES, type SizeCase } from "./size-cases";

/**
 * `npm run size`: loads each element of `dist/` in a browser without cache, with the inline mock, and sums the bytes (gzip -9)
 * that were downloaded until the first usable screen. Later files (the socket, menus) and the mock don't count. Fails over
 * budget.
 */
const dist = resolve("dist");
/** Chunks that are loaded after the first screen, but may arrive earlier. */
const LATER = /^\/chunks\/(live-socket|page-markup|dashboard|donor-details|rhythm-chart|consent-questions)-/;
const codeOf = (path: string) => readFileSync(resolve(dist, `.${path}`), "utf8");
function withImports(paths: readonly string[]): Set<string> {
  const found = new Set(paths.filter((path) => path.startsWith("/chunks/")));
  for (const path of found)
    for (const [, name] of codeOf(path).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) found.add(`/chunks/${name}`);
  return found;
}
/**
 * @param requested paths in the order of the requests
 * @returns the paths without later chunks and the chunks that only these import
 */
function neededAtFirst(requested: readonly string[]): string[] {
  const first = requested.findIndex((path) => LATER.test(path));
  if (first < 0) return [...requested];
  const needed = withImports(requested.slice(0, first));
  const importedLater = withImports(requested.filter((path) => LATER.test(path)));
  return requested.filter(
    (path, index) => !LATER.test(path) && (index < first || needed.has(path) || !importedLater.has(path)),
  );
}
const zipped = (path: string) => gzipSync(readFileSync(resolve(dist, path)), { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(browser: Browser, { html, script, usable }: SizeCase): Promise<string[]> {
  const server = await serve(async (_request, path) => {
    if (path === "/")
      return { type: "text/html", body: `<!doctype html><script type="module" src="/page.js"></script>${html}` };
    if (path === "/page.js") return { body: script };
    return { body: readFileSync(resolve(dist, `.${path}`)) };
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const session = await context.newCDPSession(page);
  // latency of a real network, so that files requested after the first paint don't arrive before it
  const line = { offline: false, latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  try {
    await page.goto(server.origin);
    await page.locator(usable).first().waitFor({ state: "visible", timeout: 30_000 });
    const arrived = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= performance.now())
        .map(({ name }) => new URL(name).pathname),
    );
    return neededAtFirst([...new Set(requested)].filter((path) => path.endsWith(".js"))).filter(
      (path) => arrived.includes(path) && path !== "/page.js" && !/^\/(mocks|chunks\/mocks-)/.test(path),
    );
  } finally {
    await context.close();
    await server.close();
  }
}

requireBuilt(resolve(dist, "gds-widgets.js"));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
let over = false;
const report = (name: string, bytes: number, budget: number, note = "") => {
  const verdict = bytes > budget ? "OVER" : "ok";
  over ||= bytes > budget;
  console.log(`${verdict.padEnd(5)}${name.padEnd(44)}${kB(bytes).padStart(10)} of ${kB(budget)}${note}`);
};

// each lazy chunk adds about 25 bytes: the name of its file
report("autoloader", bytesOf(filesOf("gds-widgets.js")), 2_350);
report("classic loader", zipped("gds-loader.js"), 1_000);
const all = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
const mock = filesOf("mocks.js");
// records and their seed (@mswjs/data), msw, CASL, and the calls of the first screens: sign-in, lists, figures, settings
report("inline mock until the list", bytesOf(mock), 78_200);
const parts = all.filter((path) => /^chunks\/mocks-/.test(path) && !mock.has(path));
report("inline mock, parts that load later", bytesOf(parts), 148_000);
for (const sizeCase of CASES) {
  const files = await measure(browser, sizeCase);
  const bytes = files.reduce((sum, path) => sum + zipped(`.${path}`), 0);
  const after = files.length - 1; // the loader
  report(sizeCase.name, bytes, sizeCase.budget, ` (${after} of ${sizeCase.files} files after the loader)`);
  over ||= after > sizeCase.files;
  if (process.argv.includes("--files"))
    for (const path of files) console.log(`       ${path} ${kB(zipped(`.${path}`))}`);
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
