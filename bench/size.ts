import { chromium, type Browser } from "playwright";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser";
import { requireBuilt } from "../tests/support/built";
import { serve } from "../tests/support/static-server";
import { CASES, type SizeCase } from "./size-cases";

/**
 * `npm run size`: loads each element of `dist/` cold in a browser against the inline mock and adds up (gzip -9) what
 * was downloaded until it could be used. What comes after the first usable screen (the socket, menus) doesn't count, and
 * neither does the mock. Fails over budget.
 */
const dist = resolve("dist");
/** What is asked for after the first screen, and may have come all the same: the socket, the page that is likely next, whether a donor is to be asked again. */
const LATER = /^\/chunks\/(live-socket|page-markup|dashboard|donor-details|rhythm-figure|consent-questions)-/;
const codeOf = (path: string) => readFileSync(resolve(dist, `.${path}`), "utf8");
/** What chunks import at once, themselves included. */
function withImports(paths: readonly string[]): Set<string> {
  const found = new Set(paths.filter((path) => path.startsWith("/chunks/")));
  for (const path of found)
    for (const [, name] of codeOf(path).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) found.add(`/chunks/${name}`);
  return found;
}
/**
 * @param asked in the order in which they were asked for
 * @returns those without what is asked for later, and without what only came along with it, asked for after it
 */
function neededAtFirst(asked: readonly string[]): string[] {
  const first = asked.findIndex((path) => LATER.test(path));
  if (first < 0) return [...asked];
  const needed = withImports(asked.slice(0, first));
  const brought = withImports(asked.filter((path) => LATER.test(path)));
  return asked.filter((path, index) => !LATER.test(path) && (index < first || needed.has(path) || !brought.has(path)));
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
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const session = await context.newCDPSession(page);
  // With the latency of a real network: on the loopback, files asked for after the first paint would arrive before it.
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
    return neededAtFirst([...new Set(asked)].filter((path) => path.endsWith(".js"))).filter(
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

const mocks = ["mocks.js"];
// a lazy part costs some 25 bytes here: its file has a name
report("autoloader", zipped("gds-widgets.js") + statics("gds-widgets.js"), 2_240);
report("classic loader", zipped("gds-loader.js"), 1_000);
report(
  "inline mock",
  mocks.reduce((sum, path) => sum + zipped(path) + statics(path), 0),
  // 8.5 kB of it write: the domain's checks (valibot, the catalogue of fields), versions, history, what is deleted and brought back;
  // 0.5 kB search by numbers, places and awards; 5 kB invitations, papers, awards that are due, copies of somebody's data;
  // 8 kB each, at most, people, settings and mails; another 8 kB sending mails: who gets one, what becomes of it, figures
  // 4 kB keep the versions of the consents' texts, read how large a picture is, and mend what a review of mails found
  113_500,
);
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
const all = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
console.log(`     everything, lazy parts and mocks included: ${kB(all.reduce((sum, path) => sum + zipped(path), 0))}`);
process.exitCode = over ? 1 : 0;

/** What a file imports statically, with all that follows. */
function statics(path: string, seen = new Set<string>()): number {
  let bytes = 0;
  for (const [, from] of readFileSync(resolve(dist, path), "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    const file = resolve(dist, path, "..", from ?? "");
    if (seen.has(file)) continue;
    seen.add(file);
    bytes += zipped(file) + statics(file, seen);
  }
  return bytes;
}
