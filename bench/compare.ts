import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { firstScreenTime, markFirstScreen, TEN_ROWS } from "./waits/first-screen.ts";
import { serveScripts, serveTexts, type Host } from "./waits/hosts.ts";
import { countScripts, slowDown } from "./waits/load.ts";
import { mockInPage } from "./waits/pages.ts";
import { readResponsiveness, recordResponsiveness } from "./waits/responsiveness.ts";
import { signIn } from "./waits/sign-in.ts";
import { median, tenth } from "./waits/figures.ts";

/**
 * npm run bench -- compare --with=FOLDER: measures the list of donors of this build and of the build in FOLDER (a `dist` folder) in
 * turns, each with its own mock in the page and an empty cache, and prints the ratios. "slow" is a processor four times slower,
 * 1.6 Mbps and 150 ms of latency. Medians of RUNS (5).
 */
const RUNS = Number(process.env.RUNS ?? 5);
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 };
const API = "https://api.gds.example/v2";
/** How long we watch the rows after a press or a key. */
const WATCHED = 3_000;

type Figures = Record<string, number>;

const { with: former } = parseArgs({ options: { with: { type: "string" } } }).values;
if (!former) throw new Error("name the other build: npm run bench -- compare --with=FOLDER");
requireBuilt("dist/gds-widgets.js");
const builds: Record<string, Host> = {
  "/this": await serveScripts("dist"),
  "/former": await serveScripts(resolve(former)),
};
const pages = await serveTexts((path) => {
  const build = builds[path];
  return build
    ? `<!doctype html><html lang="it"><meta charset="utf-8"><title>Pagina</title><script type="module">${mockInPage(build, API)}</script>
       <body><gds-backoffice api-base="${API}"></gds-backoffice>`
    : null;
});
const mock = await startMockServer({ port: 0 });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, "--enable-precise-memory-info"],
});

/** Runs `work` on a page in a context of its own, where an administrator is signed in. */
async function opened<T>(within: Browser, work: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const context = await within.newContext({ viewport: { width: 1280, height: 800 }, locale: "it-IT" });
  try {
    await signIn(context, pages.origin, await mock.control.signIn("admin"));
    const page = await context.newPage();
    await markFirstScreen(page, TEN_ROWS);
    await recordResponsiveness(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

/** @returns milliseconds from the navigation to ten rows */
async function load(page: Page, path: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(`${pages.origin}${path}#/app/donors`);
  return firstScreenTime(page);
}

const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));

/** @returns milliseconds from the last event of a type to the paint of the last change of the rows */
async function lastChange(page: Page, event: "click" | "keydown", act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([type, watched]) => {
      const root = document.querySelector("gds-backoffice")?.shadowRoot;
      if (!root) throw new Error("the element has no shadow root");
      const rows = () => root.querySelector("tbody")?.textContent ?? "";
      let [begin, shown, before, end] = [0, 0, rows(), 0];
      const lastChange = new Promise<number>((done) => {
        const restart = () => {
          begin = performance.now();
          clearTimeout(end);
          end = window.setTimeout(() => done(shown - begin), watched);
        };
        addEventListener(type, restart, true);
      });
      Object.assign(globalThis, { lastChange: () => lastChange });
      new MutationObserver(() => {
        if (rows() === before) return;
        before = rows();
        requestAnimationFrame(() => void (shown = performance.now()));
      }).observe(root, { subtree: true, childList: true, characterData: true });
    },
    [event, WATCHED] as const,
  );
  await act();
  return page.evaluate(() => (globalThis as unknown as { lastChange(): Promise<number> }).lastChange());
}

async function measureSlow(page: Page, cdp: CDPSession, path: string): Promise<Figures> {
  await slowDown(cdp, SLOW);
  const bytes = countScripts(cdp);
  const time = await load(page, path);
  const kB = bytes() / 1_000;
  const { blocking } = await readResponsiveness(page, time);
  await cdp.send("HeapProfiler.collectGarbage");
  const [heap, paint] = await page.evaluate(() => [
    (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  ]);
  const list = page.locator("gds-backoffice");
  const next = list.getByLabel("Pagina successiva");
  await next.scrollIntoViewIfNeeded();
  await whenIdle(page);
  await readResponsiveness(page);
  const nextPage = await lastChange(page, "click", () => next.click());
  const { inp } = await readResponsiveness(page);
  const search = list.locator("search input").first();
  await search.scrollIntoViewIfNeeded();
  await search.focus();
  await whenIdle(page);
  const lastKey = await lastChange(page, "keydown", () => page.keyboard.type("ros"));
  return {
    "JS until the rows, mock included, kB": kB,
    "list, slow, ms": time,
    "blocking time until the list, slow, ms": blocking,
    "heap after the list, MB": heap ?? NaN,
    "next page, slow, ms": nextPage,
    "interaction to next paint of that press, slow, ms": inp,
    "last key to rows, slow, ms": lastKey,
    "first paint, slow, ms": paint ?? NaN,
  };
}

try {
  const runs: Record<string, Figures[]> = { "/this": [], "/former": [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const [path, all] of Object.entries(runs)) {
      const slow = await opened(browser, (page, cdp) => measureSlow(page, cdp, path));
      const quick = await opened(browser, (page) => load(page, path));
      all.push({ ...slow, "list, unthrottled, ms": quick });
    }
  const medianOf = (path: string, name: string) => median((runs[path] ?? []).map((figures) => figures[name] ?? NaN));
  console.table(
    Object.fromEntries(
      Object.keys(runs["/this"]?.[0] ?? {}).map((name) => {
        const [here, there] = [medianOf("/this", name), medianOf("/former", name)];
        return [name, { this: tenth(here), former: tenth(there), "%": Math.round((100 * here) / there) }];
      }),
    ),
  );
} finally {
  await browser.close();
  await Promise.all([mock, pages, ...Object.values(builds)].map((host) => host.close()));
}
