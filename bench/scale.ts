import { chromium, type Page, type Request } from "playwright";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { allowFunctions } from "../tests/support/page-functions.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";
import { longestTask } from "./waits/longest-task.ts";
import { readResponsiveness, recordResponsiveness } from "./waits/responsiveness.ts";
import { signIn } from "./waits/sign-in.ts";

/**
 * npm run bench -- scale: a registry of DONORS (100,000) on a mock server (`dist/` in Chromium, unthrottled). Prints for each step
 * the longest time from a press to the next paint (INP), the page's longest task, the server's slowest response, and the heap
 * afterwards; while files of all donors are made and while all donors are suspended, keys are pressed. That action is stopped
 * after BULK seconds (20) and undone.
 */
const DONORS = Number(process.env.DONORS ?? 100_000);
const BULK_MS = Number(process.env.BULK ?? 20) * 1_000;

requireBuilt("dist/gds-widgets.js");
const scripts = await serveScripts("dist");
const api = await startMockServer({ port: 0, donors: DONORS, latency: 0 });
const pages = await serveTexts(
  () => `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
    <gds-backoffice api-base="${api.apiBase}"></gds-backoffice>
    <script type="module" src="${scripts.origin}/gds-widgets.js"></script>`,
);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, "--enable-precise-memory-info"],
});

async function open(): Promise<Page> {
  const context = await browser.newContext({
    locale: "it-IT",
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  await signIn(context, pages.origin, await api.control.signIn("admin"));
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  await allowFunctions(page);
  await recordResponsiveness(page);
  await page.goto(`${pages.origin}/#/app/donors`);
  await rows(page);
  return page;
}

const rows = (page: Page) => page.locator("gds-backoffice tbody tr").nth(9).waitFor();
const button = (page: Page, name: string | RegExp) => page.locator("gds-backoffice").getByRole("button", { name });
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));

const page = await open();
const cdp = await page.context().newCDPSession(page);
const table: Record<string, Record<string, number>> = {};
let slowest = 0;
let calls = 0;
page.on("requestfinished", (request: Request) => {
  if (!request.url().startsWith(api.apiBase)) return;
  calls += 1;
  slowest = Math.max(slowest, request.timing().responseStart);
});

/** Makes a step, and notes its figures. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  await idle(page);
  await readResponsiveness(page);
  slowest = calls = 0;
  const begin = performance.now();
  const { clock } = await longestTask(cdp, page, work);
  const seconds = (performance.now() - begin) / 1_000;
  await idle(page);
  const { inp } = await readResponsiveness(page);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  table[name] = {
    "INP, ms": inp,
    "longest task, ms": Math.round(clock),
    "slowest response, ms": Math.round(slowest),
    calls,
    "lasted, s": Math.round(10 * seconds) / 10,
    "heap after, MB": Math.round(usedSize / 1e5) / 10,
  };
  console.log(name, JSON.stringify(table[name]));
}

/** Presses keys until something is done. */
async function pressUntil(done: Promise<unknown>): Promise<void> {
  let isDone = false;
  void done.finally(() => (isDone = true));
  while (!isDone) {
    await page.keyboard.press("Tab");
    await page.waitForTimeout(150);
  }
  await done;
}

const list = page.locator("gds-backoffice");
const settled = async () => {
  await page.waitForLoadState("networkidle");
  await rows(page);
};

try {
  await step("next page", async () => {
    await button(page, "Pagina successiva").click();
    await settled();
  });
  await step("search, six keys", async () => {
    await list.getByRole("searchbox").first().click();
    await page.keyboard.type("rossi ", { delay: 90 });
    await settled();
  });
  await step("and without it", async () => {
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await settled();
  });
  await step("a ready-made filter", async () => {
    await button(page, /^0 negativo/).click();
    await settled();
  });
  await step("and without it ", async () => {
    await button(page, /^0 negativo/).click();
    await settled();
  });
  for (const format of ["CSV", "XLSX", "JSON"])
    await step(`${format} of all rows`, async () => {
      await button(page, "Esporta").first().click();
      await list.getByRole("radio", { name: format }).check();
      const file = page.waitForEvent("download");
      await list.getByRole("dialog").getByRole("button", { name: "Scarica" }).click();
      await pressUntil(file);
    });
  await step("select all", async () => {
    await list.locator("thead input[type=checkbox]").check();
    await button(page, /^Seleziona tutti/).click();
    await list
      .getByText(/selezionati/)
      .first()
      .waitFor();
  });
  await step("open the dialog", async () => {
    await list.locator("button[aria-haspopup=dialog]", { hasText: "Stato" }).first().click();
    await list.getByRole("dialog").getByRole("combobox").first().waitFor();
  });
  await step("suspend all, until stopped", async () => {
    const dialog = list.getByRole("dialog");
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Applica" }).click();
    await dialog.getByRole("progressbar").waitFor();
    await pressUntil(page.waitForTimeout(BULK_MS));
    await dialog.getByRole("button", { name: "Ferma" }).click();
    await dialog.getByText(/com’erano/).waitFor();
    console.log((await dialog.getByRole("status").first().textContent())?.slice(0, 200));
  });
  await step("undo all of it", async () => {
    const dialog = list.getByRole("dialog");
    await dialog.getByRole("button", { name: "Annulla tutto" }).click();
    await pressUntil(dialog.getByText(/^Annullato/).waitFor());
    console.log((await dialog.getByRole("status").first().textContent())?.slice(0, 200));
  });
  console.log(`${DONORS} donors`);
  console.table(table);
} finally {
  await browser.close();
  await Promise.all([scripts.close(), pages.close(), api.close()]);
}
