import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { csvHead, csvLine } from "../src/domain/export/csv.ts";
import { specifiedFields } from "../src/domain/export/export-fields.ts";
import { startMockApi, type MockApi } from "../tests/e2e/support/mock-api.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { allowFunctions } from "../tests/support/page-functions.ts";
import { serveFolder } from "../tests/support/static-server.ts";
import { generateDonors } from "./import-donors.ts";
import { namedSizes } from "./sizes.ts";
import { threadTime, watchThread } from "./import-thread-time.ts";
import { longestTask } from "./waits/longest-task.ts";
import { tenth } from "./waits/figures.ts";

/**
 * npx tsx bench/import-walk.ts [rows]: imports a file with all columns in the built page: choose, match, check, dry run, import
 * with a pause and a reload, undo with a reload. The mock is a server, so that the page's thread only runs the page. Prints for
 * each part the duration, the time of the page's thread, its longest task by clock and processor time, and the heap after it.
 * Throws if a row is lost: the counts of the report must add up, and after the undo there must be as many donors as before.
 */
const [ROWS = 0] = namedSizes([100_000]);
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
const countDonors = async () => (await call<{ total: number }>(api, "/donors?limit=1")).total;

async function readDonors(): Promise<ExistingDonor[]> {
  const all: ExistingDonor[] = [];
  for (const total = await countDonors(); all.length < total;) {
    const { donors } = await call<{ donors: ExistingDonor[] }>(api, `/donors?skip=${all.length}&limit=1000`);
    all.push(...donors);
  }
  return all;
}

interface ExistingDonor {
  [field: string]: string | null;
  _id: string;
}

/**
 * @returns a CSV with all columns. Every tenth row is an existing donor, half of these without a change; one row of 500 has an
 *   invalid date
 */
function walkFile(rows: number, existing: readonly ExistingDonor[]): string {
  const fields = specifiedFields("donors");
  const withCode = existing.filter(({ fiscalCode }) => fiscalCode);
  const lines = [csvHead(fields)];
  let nth = 0;
  for (const generated of generateDonors(rows)) {
    const donor = nth % 10 === 0 ? withCode[nth / 10] : undefined;
    const values: typeof generated = donor
      ? { ...identityOf(donor), ...(nth % 20 === 0 && { branch: "Sede di prova" }) }
      : { ...generated, key: null, cardNumber: `W${nth}`, email: `walk.${nth}@esempio.it` };
    const cells = fields.map(({ name }) => values[name] ?? null);
    const line = csvLine(fields, cells);
    lines.push(nth % 500 === 7 ? line.replace(/;\d\d\/\d\d\/(\d{4});/, ";31/02/$1;") : line);
    nth += 1;
  }
  return lines.join("");
}

const IDENTITY = ["fiscalCode", "lastName", "firstName", "area"];
const identityOf = (donor: ExistingDonor) => Object.fromEntries(IDENTITY.map((name) => [name, donor[name] ?? null]));

const parts: Record<string, object> = {};
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Waits until the progress bar has reached a percentage. */
async function waitForProgress(page: Page, percent: number): Promise<void> {
  const bar = page.getByRole("progressbar");
  while (Number(await bar.getAttribute("aria-valuenow")) < percent) await page.waitForTimeout(50);
}

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
  const heap = await page.evaluate(() => performance.memory.usedJSHeapSize);
  await cdp.detach();
  const seconds = (end - begin) / 1_000;
  parts[name] = {
    s: tenth(seconds),
    "thread, s": tenth(worked / 1_000),
    "longest task, ms": tenth(clock),
    "of it the processor's": tenth(busy),
    "heap after it, MB": tenth(heap / 1e6),
  };
  console.log(name, parts[name]);
}

/** Checks that the counts of the report add up. @returns the counts and their sum */
async function readCounts(page: Page): Promise<number[]> {
  const text = (await page.getByText(/^Il conto torna:/).textContent()) ?? "";
  const numbers = (text.match(/[\d.]+/g) ?? []).map((digits) => Number(digits.replaceAll(".", "")));
  const total = numbers.at(-1) ?? -1;
  const sum = numbers.slice(0, -1).reduce((a, b) => a + b, 0);
  if (sum !== total) throw new Error(`the report doesn't add up: ${text}`);
  console.log(text);
  return numbers;
}

try {
  const path = join(folder, "soci-tutti.csv");
  await writeFile(path, walkFile(ROWS, await readDonors()));
  const before = await countDonors();
  const page = await browser.newPage({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(600_000);
  await allowFunctions(page);
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
    // the grid of the former tab has another count
    const grid = page.getByRole("grid").and(page.locator(`[aria-rowcount="${ROWS + 1}"]`));
    await grid.getByRole("row").nth(5).waitFor();
    await grid.evaluate((element) => {
      const scroller = [element, ...element.querySelectorAll("*"), element.parentElement].find(
        (candidate) => candidate && candidate.scrollHeight > candidate.clientHeight * 2,
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
    await waitForProgress(page, 33);
    await button(page, "Pausa").click();
    await button(page, "Riprendi").waitFor();
  });
  await part(page, "more written, reloaded, and to the end", async () => {
    await button(page, "Riprendi").click();
    await waitForProgress(page, 60);
    await page.reload();
    await title(page, "Importazione conclusa");
  });
  const [create = 0] = await readCounts(page);
  const after = await countDonors();
  console.log({ before, after, create });
  if (after !== before + create) throw new Error(`${after} donors after ${create} were added to ${before}`);

  await part(page, "what an undo would do", async () => {
    await button(page, "Annulla l’importazione…").click();
    await page.getByText(/donatori nuovi si tolgono/).waitFor();
  });
  await part(page, "undone, with a reload in the middle", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Annulla l’importazione", exact: true }).click();
    await waitForProgress(page, 40);
    await page.reload();
    await title(page, "Importazione annullata");
  });
  await readCounts(page);
  const left = await countDonors();
  if (left !== before) throw new Error(`${left} donors are left of ${before}`);
  console.table(parts);
} finally {
  await browser.close();
  await Promise.all([demo.close(), api.close()]);
  await rm(folder, { recursive: true });
}
