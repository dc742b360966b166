import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { parseArgs } from "node:util";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { allowFunctions } from "../tests/support/page-functions.ts";
import { heapData } from "./waits/heap-data.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";
import { signIn } from "./waits/sign-in.ts";

/**
 * npm run bench -- session: what a long session leaves on the heap (`dist/` in Chromium, with a server). One page turns the pages
 * of the registry, another goes from screen to screen. Prints after 0, 50, 150 and 300 changes, each time after a collection: the
 * heap, of it the page's data (the browser compiles more code, the longer a page is used), nodes and listeners.
 * `--of=FOLDER` measures the build in another folder.
 */
const { of: FOLDER } = parseArgs({ options: { of: { type: "string", default: "dist" } } }).values;
const STOPS = [0, 50, 150, 300];
const DONORS = 4_000;
/** Ten, so that each stop is at the first one. */
const SCREENS = [
  "/app/donors",
  "RECORD",
  "/app/dashboard",
  "/app/settings",
  "/app/donors/calls",
  "/app/donors/collection-day",
  "/app/emails-template",
  "/app/documents",
  "/app/donors/activity",
  "/app/managers",
] as const;

requireBuilt(`${FOLDER}/gds-widgets.js`);
const scripts = await serveScripts(FOLDER);
const api = await startMockServer({ port: 0, donors: DONORS, latency: 0 });
const pages = await serveTexts(
  () => `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
    <gds-backoffice api-base="${api.apiBase}"></gds-backoffice>
    <script type="module" src="${scripts.origin}/gds-widgets.js"></script>`,
);

/** Opens the registry as an administrator. */
async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
  await signIn(context, pages.origin, await api.control.signIn("admin"));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await allowFunctions(page);
  await page.goto(`${pages.origin}/#/app/donors`);
  await page.locator("gds-backoffice tbody tr").nth(9).waitFor();
  return page;
}

/** Shows the next page of the registry so many times. */
const turnPages = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const root = document.querySelector("gds-backoffice")?.shadowRoot;
    const first = () => root?.querySelector("tbody a[data-row-link]")?.getAttribute("data-row-link");
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
    for (let at = 0; at < count; at += 1) {
      const before = first();
      root?.querySelector<HTMLElement>('[aria-label="Pagina successiva"]')?.click();
      while (first() === before) await new Promise(requestAnimationFrame);
      await idle();
    }
  }, times);

/** Goes through the screens so many times. */
const changeScreens = (page: Page, from: number, times: number, screens: readonly string[]) =>
  page.evaluate(
    async ([begin, count, routes]) => {
      const root = document.querySelector("gds-backoffice")?.shadowRoot;
      const heading = () => root?.querySelector("h1")?.textContent ?? "";
      const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
      for (let at = begin; at < begin + count; at += 1) {
        const before = heading();
        location.hash = `#${routes[(at + 1) % routes.length]}`;
        while (heading() === before || heading() === "") await new Promise(requestAnimationFrame);
        for (let turn = 0; turn < 3; turn += 1) await idle();
      }
    },
    [from, times, screens] as const,
  );

interface Kept {
  "heap, kB": number;
  "of it data, kB": number;
  nodes: number;
  listeners: number;
}

async function kept(cdp: CDPSession): Promise<Kept> {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    "heap, kB": Math.round(usedSize / 1_000),
    "of it data, kB": Math.round((await heapData(cdp)) / 1_000),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

async function measure(
  browser: Browser,
  name: string,
  go: (page: Page, from: number, times: number) => Promise<unknown>,
): Promise<void> {
  const page = await open(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.enable");
  const results: Record<string, Kept> = {};
  let done = 0;
  for (const stop of STOPS) {
    await go(page, done, stop - done);
    done = stop;
    // what is read ahead or kept for a moment
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(3_000);
    results[stop] = await kept(cdp);
  }
  const growth = (results[300]?.["of it data, kB"] ?? NaN) - (results[50]?.["of it data, kB"] ?? NaN);
  console.log(`After so many ${name}; growth of the data after the first 50: ${growth} kB`);
  console.table(results);
  await page.context().close();
}

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const donor = api.store.db.donors.rows()[0]?._id ?? "d1";
  const screens = SCREENS.map((route) => (route === "RECORD" ? `/app/donors/details/${donor}` : route));
  await measure(browser, "page changes", (page, _from, times) => turnPages(page, times));
  await measure(browser, "screen changes", (page, from, times) => changeScreens(page, from, times, screens));
} finally {
  await browser.close();
  await Promise.all([scripts.close(), pages.close(), api.close()]);
}
