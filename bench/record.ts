import { chromium, type CDPSession, type Page } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";

/**
 * npx tsx bench/record.ts: measures opening a donor from the registry (`dist/` in Chromium, with the inline mock). The response
 * for the record is delayed, so the page is painted from the data of the row. Prints frames and milliseconds from the click to
 * the painted name, and milliseconds of script: the fastest and the median of RUNS (9), separately for the first record of a
 * page, whose code is preloaded while the browser is idle. Then the same from a click on "Modifica" to the painted form.
 */
const RUNS = Number(process.env.RUNS ?? 9);
const OPENED = 4;
const DONORS = 2_000;
const FORM_SCRIPT_MS = 100;
const API = "https://api.gds.example/v2";

interface Opened {
  frames: number;
  milliseconds: number;
  script: number;
}

requireBuilt("dist/gds-widgets.js");
const scripts = await serveScripts("dist");
const pages = await serveTexts((path) =>
  path.endsWith(".js")
    ? `import { createInlineMock } from "${scripts.origin}/mocks.js";
       const mock = createInlineMock({ apiBase: "${API}", storage: "memory", donors: ${DONORS} });
       const tokens = await mock.control.signIn("admin");
       document.cookie = "auth_token=" + tokens.authToken + "; path=/";
       document.cookie = "refresh_token=" + tokens.refreshToken + "; path=/";
       location.hash = "#/app/donors";
       const { setTransport } = await import("${scripts.origin}/gds-widgets.js");
       const held = new Promise((resolve) => (window.release = resolve));
       const isRecord = ({ url }) => /\\/donors\\/[^/?]+$/.test(new URL(url).pathname);
       setTransport("${API}", { ...mock, fetch: async (request) => {
         if (isRecord(request)) await held;
         return mock.fetch(request);
       } });`
    : `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
       <gds-backoffice api-base="${API}"></gds-backoffice><script type="module" src="/page.js"></script>`,
);

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const first: Opened[] = [];
  const others: Opened[] = [];
  const forms: { first: Opened[]; next: Opened[] } = { first: [], next: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    await page.goto(`${pages.origin}/`);
    for (let index = 0; index < OPENED; index += 1) {
      await waitForRows(page);
      const before = await scriptTime(cdp);
      const opened = await open(page, index);
      const script = (await scriptTime(cdp)) - before;
      (index === 0 ? first : others).push({ ...opened, script });
      await page.evaluate(() => history.back());
    }
    await waitForRows(page);
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await open(page, OPENED);
    for (const kind of ["first", "next"] as const) {
      await waitForEditLink(page);
      const before = await scriptTime(cdp);
      const opened = await openForm(page);
      forms[kind].push({ ...opened, script: (await scriptTime(cdp)) - before });
      await page.evaluate(() => history.back());
    }
    await page.close();
  }
  console.log(`From the press on a row to the painted name, while the record itself is on its way (${RUNS} pages)`);
  console.table({ "the first record": summary(first), "the next ones": summary(others) });
  console.log(
    `From the press on "Modifica" to the painted form (${RUNS} pages; at most ${FORM_SCRIPT_MS} ms of script)`,
  );
  console.table({ "the first form": summary(forms.first), "the next one": summary(forms.next) });
} finally {
  await browser.close();
  await Promise.all([scripts.close(), pages.close()]);
}

async function waitForRows(page: Page): Promise<void> {
  await page.locator("gds-backoffice tbody tr").nth(9).waitFor();
  await waitUntilIdle(page);
}

async function waitForEditLink(page: Page): Promise<void> {
  await page.locator('gds-backoffice a[href*="/donors/edit/"]').first().waitFor();
  await waitUntilIdle(page);
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.waitForLoadState("networkidle");
}

/** Clicks "Modifica". @returns the time until the first field of the form is painted */
function openForm(page: Page): Promise<Omit<Opened, "script">> {
  return page.evaluate(async () => {
    const root = document.querySelector("gds-backoffice")?.shadowRoot;
    const link = root?.querySelector<HTMLElement>('a[href*="/donors/edit/"]');
    if (!root || !link) throw new Error("no form to open");
    const begin = performance.now();
    link.click();
    for (let frames = 1; ; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (!root.querySelector("form input")) continue;
      await new Promise(requestAnimationFrame);
      return { frames, milliseconds: performance.now() - begin };
    }
  });
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN);
}

/** Clicks a row. @returns the time until the heading with the donor's name is painted */
function open(page: Page, index: number): Promise<Omit<Opened, "script">> {
  return page.evaluate(async (at) => {
    const root = document.querySelector("gds-backoffice")?.shadowRoot;
    const link = root?.querySelectorAll<HTMLElement>("tbody tr a")[at];
    if (!root || !link) throw new Error("no row to press");
    const name = link.textContent.trim();
    const begin = performance.now();
    link.click();
    for (let frames = 1; ; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (root.querySelector("h1")?.textContent.trim() !== name) continue;
      // the heading is painted before the next frame
      await new Promise(requestAnimationFrame);
      return { frames, milliseconds: performance.now() - begin };
    }
  }, index);
}

function summary(all: readonly Opened[]) {
  const fastestAndMedian = (name: keyof Opened) => {
    const values = all.map((opened) => opened[name]).sort((a, b) => a - b);
    const round = (value: number | undefined) => Math.round(10 * (value ?? NaN)) / 10;
    return `${round(values[0])} (${round(values[Math.floor(values.length / 2)])})`;
  };
  return {
    "frames, fastest (median)": fastestAndMedian("frames"),
    "ms to paint": fastestAndMedian("milliseconds"),
    "ms of script": fastestAndMedian("script"),
  };
}
