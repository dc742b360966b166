import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { startMockApi, type MockApi } from "../tests/e2e/support/mock-api.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveFolder } from "../tests/support/static-server.ts";
import { threadTime, watchThread } from "./import-thread-time.ts";
import { walkFile, type Known } from "./import-walk-file.ts";
import { longestTask } from "./waits/longest-task.ts";

/**
 * npx tsx bench/import-walk.ts [rows]: after a build, a file of all columns goes through the page as a volunteer takes it: chosen,
 * matched, checked, tried, imported with a pause and a reload in the middle, and undone with a reload in the middle. The mock is a
 * server of its own, so that the page's thread is the page's alone. Prints of each part how long it took, how long the page's
 * thread worked, its longest task by the clock and by the processor's time, and what the heap holds after it; and throws where a
 * row is lost: rows read = those of the five figures, donors before = donors after the undo.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const FOLDER = process.env.FOLDER ?? "dist-demo";
requireBuilt(`${FOLDER}/cms.html`);

const api = await startMockApi(300_000);
await api.post("setLatency", { ms: 0 });
const demo = await serveFolder(FOLDER);
const folder = await mkdtemp(join(tmpdir(), "gds-import-walk-"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, "--enable-precise-memory-info"],
});

async function call<Answer>({ apiBase, signIn }: MockApi, path: string): Promise<Answer> {
  const { authToken } = await signIn("admin");
  return (await (await fetch(apiBase + path, { headers: { Authorization: `Bearer ${authToken}` } })).json()) as Answer;
}
const donorsNow = async () => (await call<{ total: number }>(api, "/donors?limit=1")).total;

/** @returns all whom the registry knows */
async function donorsKnown(): Promise<Known[]> {
  const known: Known[] = [];
  for (const total = await donorsNow(); known.length < total;) {
    const { donors } = await call<{ donors: Known[] }>(api, `/donors?skip=${known.length}&limit=1000`);
    known.push(...donors);
  }
  return known;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const parts: Record<string, object> = {};
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Does one part, and notes what it took. */
async function part(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
  const cdp = await watchThread(page);
  const [begin, before] = [performance.now(), await threadTime(cdp)];
  let end = begin;
  const { clock, busy } = await longestTask(cdp, page, async () => {
    await work();
    end = performance.now();
  });
  const worked = (await threadTime(cdp)) - before;
  await cdp.send("HeapProfiler.collectGarbage");
  const held = await page.evaluate(() => performance.memory.usedJSHeapSize);
  await cdp.detach();
  const seconds = (end - begin) / 1_000;
  parts[name] = {
    s: tenth(seconds),
    "thread, s": tenth(worked / 1_000),
    "longest task, ms": tenth(clock),
    "of it the processor's": tenth(busy),
    "heap after it, MB": tenth(held / 1e6),
  };
  console.log(name, parts[name]);
}

/** The five figures of a report; the sixth is their sum. */
async function sum(page: Page): Promise<number[]> {
  const words = (await page.getByText(/^Il conto torna:/).textContent()) ?? "";
  const numbers = (words.match(/[\d.]+/g) ?? []).map((one) => Number(one.replaceAll(".", "")));
  const total = numbers.at(-1) ?? -1;
  const all = numbers.slice(0, -1).reduce((one, other) => one + other, 0);
  if (all !== total) throw new Error(`the report doesn't add up: ${words}`);
  console.log(words);
  return numbers;
}

try {
  const path = join(folder, "soci-tutti.csv");
  await writeFile(path, walkFile(ROWS, await donorsKnown()));
  const before = await donorsNow();
  const page = await browser.newPage({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(600_000);
  // what tsx puts around the functions of a script that goes into a page
  await page.addInitScript("globalThis.__name = (named) => named");
  page.on("pageerror", (error) => console.log("page error", error.message));
  await page.goto(
    `${demo.origin}/cms.html?${new URLSearchParams({ persona: "admin", transport: "http", api: api.apiBase })}#/app/importer`,
  );
  await button(page, "Scegli il file").and(page.locator(":enabled")).waitFor();

  await part(page, "file chosen: read and matched", async () => {
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Scegli il file").click();
    await (await chooser).setFiles(path);
    await title(page, "Abbina le colonne");
  });
  await part(page, "rows checked", async () => {
    await button(page, "Controlla le righe").click();
    await title(page, "Controlla le righe");
  });
  await part(page, "all rows shown, the last one in sight", async () => {
    await page.getByRole("tab", { name: /^Tutte/ }).click();
    // the grid of the tab before has a row less
    const grid = page.getByRole("grid").and(page.locator(`[aria-rowcount="${ROWS + 1}"]`));
    await grid.getByRole("row").nth(5).waitFor();
    await grid.evaluate((element) => {
      const scroller = [element, ...element.querySelectorAll("*"), element.parentElement].find(
        (one) => one && one.scrollHeight > one.clientHeight * 2,
      );
      scroller?.scrollTo(0, scroller.scrollHeight);
    });
    await page.getByRole("rowheader", { name: String(ROWS + 1) }).waitFor();
  });
  await part(page, "rows found by a word", async () => {
    await page.getByRole("searchbox", { name: "Cerca nelle righe" }).fill("walk.77@");
    await page
      .getByText(/^1–1 di 1|1 riga/)
      .first()
      .waitFor();
  });
  await page.getByRole("searchbox", { name: "Cerca nelle righe" }).fill("");
  await part(page, "all tried", async () => {
    await button(page, /^Salta le .* e continua|^Continua$/)
      .first()
      .click();
    await button(page, /^Importa [\d.]+ righe/)
      .and(page.locator(":enabled"))
      .waitFor();
  });

  await part(page, "a third written, paused", async () => {
    await button(page, /^Importa [\d.]+ righe/).click();
    await title(page, "Importazione in corso");
    await page.waitForFunction(
      () => Number(document.querySelector("gds-backoffice")?.shadowRoot?.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) >= 33, // prettier-ignore
    );
    await button(page, "Pausa").click();
    await button(page, "Riprendi").waitFor();
  });
  await part(page, "more written, reloaded, and to the end", async () => {
    await button(page, "Riprendi").click();
    await page.waitForFunction(
      () => Number(document.querySelector("gds-backoffice")?.shadowRoot?.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) >= 60, // prettier-ignore
    );
    await page.reload();
    await title(page, "Importazione conclusa");
  });
  const [create = 0] = await sum(page);
  const after = await donorsNow();
  console.log({ before, after, create });
  if (after !== before + create) throw new Error(`${after} donors after ${create} were added to ${before}`);

  await part(page, "what an undo would do", async () => {
    await button(page, "Annulla l’importazione…").click();
    await page.getByText(/donatori nuovi si tolgono/).waitFor();
  });
  await part(page, "undone, with a reload in the middle", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Annulla l’importazione", exact: true }).click();
    await page.waitForFunction(
      () => Number(document.querySelector("gds-backoffice")?.shadowRoot?.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) >= 40, // prettier-ignore
    );
    await page.reload();
    await title(page, "Importazione annullata");
  });
  await sum(page);
  const left = await donorsNow();
  if (left !== before) throw new Error(`${left} donors are left of ${before}`);
  console.table(parts);
} finally {
  await browser.close();
  await Promise.all([demo.close(), api.close()]);
  await rm(folder, { recursive: true });
}
