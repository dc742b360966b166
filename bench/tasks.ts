import { chromium, type Page } from "playwright";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";
import { longestTask, type LongestTask } from "./waits/longest-task.ts";
import { signIn } from "./waits/sign-in.ts";
import { tenth } from "./waits/figures.ts";

/**
 * npx tsx bench/tasks.ts: measures the longest task of the page's thread (`dist/` in Chromium) by clock and processor time: while
 * the list of DONORS opens, with the inline mock or with a server; and while the server pushes 1,000 changes of donors within a
 * second, with the list open (which doesn't follow them) or with a record, including the following requests. Lowest of RUNS (3).
 */
const DONORS = Number(process.env.DONORS ?? 100_000);
const RUNS = Number(process.env.RUNS ?? 3);
const EVENTS = 1_000;
/** The client collects events for a second, and then sends up to two rounds of requests. */
const AFTER_MS = 5_000;
const PERSON = "u1";

requireBuilt("dist/gds-widgets.js");
const scripts = await serveScripts("dist");
const api = await startMockServer({ port: 0, donors: DONORS, latency: 0 });
const INLINE = "https://api.gds.example/v2";
const pages = await serveTexts((path) => {
  const isInline = path.startsWith("/inline");
  if (path === "/empty") return "<!doctype html><title>x</title>";
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
    <gds-backoffice api-base="${isInline ? INLINE : api.apiBase}"></gds-backoffice>
    <script type="module">
      ${isInline ? inlineMock : ""}
      const { setTransport } = await import("${scripts.origin}/gds-widgets.js");
      ${isInline ? `setTransport("${INLINE}", mock);` : ""}
    </script>`;
});
const inlineMock = `
      const { createInlineMock } = await import("${scripts.origin}/mocks.js");
      const mock = createInlineMock({ apiBase: "${INLINE}", storage: "memory", donors: ${DONORS} });
      const tokens = await mock.control.signIn("admin");
      document.cookie = "auth_token=" + tokens.authToken + "; path=/";
      document.cookie = "refresh_token=" + tokens.refreshToken + "; path=/";`;
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await signIn(context, pages.origin, await api.control.signIn("admin"));
  await page.goto(`${pages.origin}/empty`);
  return page;
}
/** Closes a page, and waits until its socket is closed, so that it doesn't get the events of the next page. */
async function close(page: Page): Promise<void> {
  await page.context().close();
  while (api.hub.listening.includes(PERSON)) await new Promise((done) => setTimeout(done, 20));
}
const rows = (page: Page) => page.locator("gds-backoffice tbody tr").nth(9).waitFor();
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));

async function opening(path: string): Promise<LongestTask> {
  const page = await openPage();
  if (path === "/inline") await page.context().clearCookies();
  const result = await longestTask(await page.context().newCDPSession(page), page, async () => {
    await page.goto(`${pages.origin}${path}#/app/donors`);
    await rows(page);
    await idle(page);
  });
  await close(page);
  return result;
}

async function events(route: string): Promise<LongestTask & { calls: number; seconds: number }> {
  const page = await openPage();
  await page.goto(`${pages.origin}/api#/app/donors`);
  await rows(page);
  const key = await page.locator("gds-backoffice tbody tr a[data-row-link]").first().getAttribute("href");
  const id = key?.split("/").at(-1)?.split("?")[0] ?? "d1";
  if (route === "record") {
    await page.locator("gds-backoffice tbody tr a[data-row-link]").first().click();
    await page.locator("gds-backoffice [role=tab]").first().waitFor();
  }
  await idle(page);
  while (!api.hub.listening.includes(PERSON)) await page.waitForTimeout(50);
  let calls = 0;
  page.on(
    "request",
    (request) => (calls += request.method() === "GET" && request.url().startsWith(api.apiBase) ? 1 : 0),
  );
  const result = await longestTask(await page.context().newCDPSession(page), page, async () => {
    const begin = performance.now();
    // ten at a time within a second; it may take longer, because this process also answers the page's requests
    for (let sent = 0; sent < EVENTS; sent += 10) {
      for (let nth = 0; nth < 10; nth += 1)
        api.hub.push(PERSON, "donor.changed", { ids: [nth === 0 ? id : `d${sent + nth}`] });
      await new Promise((done) => setTimeout(done, 10));
    }
    const seconds = (performance.now() - begin) / 1_000;
    await page.waitForTimeout(AFTER_MS);
    return seconds;
  });
  await close(page);
  return { ...result, calls, seconds: result.made };
}

async function lowest<T extends LongestTask>(measure: () => Promise<T>) {
  const all: T[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await measure());
  const least = (pick: (task: T) => number) => tenth(Math.min(...all.map(pick)));
  const most = (name: "calls" | "seconds") =>
    Math.max(...all.map((task) => (name in task ? Number((task as Record<string, unknown>)[name]) : 0)));
  return {
    "longest task, ms": least(({ clock }) => clock),
    "of it the processor's, ms": least(({ busy }) => busy),
    ...(most("seconds") > 0 && { "reads at most": most("calls"), "pushed within, s": tenth(most("seconds")) }),
  };
}

try {
  console.log(`Longest task of the page's thread, the lowest of ${RUNS}, with ${DONORS} donors`);
  const measurements = {
    "the list opens, mock in the page": () => opening("/inline"),
    "the list opens, an API of its own": () => opening("/api"),
    [`${EVENTS} events in a second, list`]: () => events("list"),
    [`${EVENTS} events in a second, record`]: () => events("record"),
  };
  for (const [label, measure] of Object.entries(measurements)) {
    const results = Object.entries(await lowest(measure)).map(([name, value]) => `${name} ${value}`);
    console.log(`  ${label.padEnd(34)} ${results.join("; ")}`);
  }
} finally {
  await browser.close();
  await Promise.all([scripts.close(), pages.close(), api.close()]);
}
