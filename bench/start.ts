import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveBehind, serveScripts, serveTexts } from "./waits/hosts.ts";
import { longestClick } from "./waits/host-clicks.ts";
import { countScripts, slowDown } from "./waits/load.ts";
import { mockInPage, serveBareRoot } from "./waits/pages.ts";
import { signIn } from "./waits/sign-in.ts";
import { TEN_ROWS, type FirstScreen } from "./waits/first-screen.ts";
import { traceStart, type Trace } from "./waits/start-trace.ts";
import { median, tenth } from "./waits/figures.ts";

/**
 * npm run bench -- start: measures by parts how the list of donors starts (`dist/` in Chromium, empty cache, a processor four
 * times slower, 1.6 Mbps and 150 ms of latency): with the mock in the page, and with a server; also the bell and the registration
 * with a server. Prints for each the milliseconds to the first screen (ten rows), kB of scripts on the wire until then, the blocking
 * time, the longest task, the longest wait of a click handler of the host page in a load of its own (with the task that a click
 * starts), the heap after a collection, and the milliseconds of the page's thread by part (script by file, compiling, style, layout, paint, garbage); beside a bare React root.
 * Medians of RUNS (3).
 */
const RUNS = Number(process.env.RUNS ?? 3);
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 };
const MOCK_API = "https://api.gds.example/v2";

interface Start extends Trace {
  name: string;
  figures: Record<Figure, number>;
}
const FIGURES = [
  "ms to the screen",
  "kB of scripts",
  "blocking ms",
  "longest task, ms",
  "host's click, ms",
  "heap, MB",
] as const;
type Figure = (typeof FIGURES)[number];

requireBuilt("dist/gds-widgets.js");
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, "--enable-precise-memory-info"],
});
const hosts: { close(): Promise<void> }[] = [];
const kept = <T extends { close(): Promise<void> }>(host: T): T => (hosts.push(host), host);
const mock = kept(await startMockServer({ port: 0 }));
const api = kept(await serveBehind(new URL(mock.apiBase).origin));
const scripts = kept(await serveScripts("dist"));
const BARE_ROWS = `[..."0123456789"].map((key) => createElement("tr", { key }, createElement("td", null, key)))`;
const bare = kept(await serveBareRoot(`createElement("table", null, createElement("tbody", null, ${BARE_ROWS}))`));
const html = (
  script: string,
  apiBase: string | null,
  element = "gds-backoffice",
) => `<!doctype html><html lang="it"><meta charset="utf-8">
  <title>Pagina</title><script type="module">${script}</script>
  <body>${apiBase ? `<${element} api-base="${apiBase}"></${element}>` : ""}</body></html>`;
const withServer = (element: string) => html(`import "${scripts.origin}/gds-widgets.js"`, `${api.origin}/v2`, element);
const one = (element: string, selector: string): FirstScreen => ({ element, selector, count: 1 });
const PAGES: Record<string, { body: string; screen: FirstScreen; visitor?: boolean }> = {
  "/bare": {
    body: html(`import "${bare.origin}/bare.js"`, null),
    screen: { ...TEN_ROWS, element: null, selector: "tr" },
  },
  "/bell": { body: withServer("gds-notification-bell"), screen: one("gds-notification-bell", "button > span") },
  "/registration": {
    body: withServer("gds-donor-registration"),
    screen: one("gds-donor-registration", "input[type=password]"),
    visitor: true,
  },
  "/server": { body: withServer("gds-backoffice"), screen: TEN_ROWS },
  "/mock": { body: html(mockInPage(scripts, MOCK_API), MOCK_API), screen: TEN_ROWS },
};
const pages = kept(await serveTexts((path) => PAGES[path]?.body ?? null));

/** Runs `work` on a slow page with an empty cache, as an administrator who is signed in or a visitor. */
async function opened<T>(
  within: Browser,
  visitor: boolean,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await within.newContext({ viewport: { width: 1280, height: 800 }, locale: "it-IT" });
  try {
    if (!visitor) await signIn(context, pages.origin, await mock.control.signIn("admin"));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await slowDown(cdp, SLOW);
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

async function start(
  within: Browser,
  name: string,
  { screen, visitor = false }: (typeof PAGES)[string],
): Promise<Start> {
  const address = `${pages.origin}${name}${screen.element === "gds-backoffice" ? "#/app/donors" : ""}`;
  const click = await opened(within, visitor, (page) => longestClick(page, { address, screen }));
  return opened(within, visitor, async (page, cdp) => {
    const bytes = countScripts(cdp);
    let kB = NaN;
    const trace = await traceStart(cdp, page, { address, screen }, () => (kB = bytes() / 1_000));
    await cdp.send("HeapProfiler.collectGarbage");
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6,
    );
    const { time, blocking, longest } = trace;
    return {
      ...trace,
      name,
      figures: {
        "ms to the screen": time,
        "kB of scripts": kB,
        "blocking ms": blocking,
        "longest task, ms": longest,
        "host's click, ms": click,
        "heap, MB": heap,
      },
    };
  });
}

try {
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, page] of Object.entries(PAGES)) starts.push(await start(browser, name, page));
  const of = (name: string) => starts.filter((each) => each.name === name);
  const figure = (name: string, key: Figure) => median(of(name).map(({ figures }) => figures[key]));
  console.log(`CPU x${SLOW.cpu}, ${SLOW.bitsPerSecond / 1e6} Mbps, ${SLOW.latency} ms of latency; medians of ${RUNS}`);
  console.table(
    Object.fromEntries(
      Object.keys(PAGES).map((name) => [
        name.slice(1),
        {
          ...Object.fromEntries(FIGURES.map((key) => [key, tenth(figure(name, key))])),
          "to a bare root": tenth(figure(name, "ms to the screen") / figure("/bare", "ms to the screen")),
        },
      ]),
    ),
  );
  console.log("Milliseconds of the page's thread until the first screen, by part");
  const parts = [...new Set(starts.flatMap(({ parts: each }) => Object.keys(each)))];
  const part = (name: string, key: string) => median(of(name).map(({ parts: each }) => each[key] ?? 0));
  const table = parts
    .map(
      (key) =>
        [
          key,
          Object.fromEntries(Object.keys(PAGES).map((name) => [name.slice(1), Math.round(part(name, key))])),
        ] as const,
    )
    .filter(([, row]) => Math.max(...Object.values(row)) >= 10)
    .sort(([, a], [, b]) => (b.mock ?? 0) - (a.mock ?? 0));
  console.table(Object.fromEntries(table));
} finally {
  await browser.close();
  await Promise.all(hosts.map((host) => host.close()));
}
