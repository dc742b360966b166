import { chromium, type Page } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { allowFunctions } from "../tests/support/page-functions.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";
import { recordResponsiveness, readResponsiveness, type Responsiveness } from "./waits/responsiveness.ts";
import { median } from "./waits/figures.ts";

/**
 * npx tsx bench/registry.ts: measures the time from a click in the registry to painted rows (`dist/` in Chromium, with the inline
 * mock): next page, another order, a search, a preset filter; and from a value typed in "Filtri" to its count. Prints the fastest
 * of RUNS (3) in milliseconds for each number of donors, and the growth from the smallest to the largest.
 * Then clicks with the mouse on a processor four times slower, with the smallest number of donors: the longest time from a click
 * to the next paint (INP), and how long tasks over 50 ms blocked the page; medians of RUNS.
 */
const SIZES = [2_000, 20_000, 100_000];
const RUNS = Number(process.env.RUNS ?? 3);
const SLOWER = 4;

const STEPS = [
  { name: "next page", label: "Pagina successiva" },
  { name: "and the page after it", label: "Pagina successiva" },
  { name: "the other order", head: "Donatore" },
  { name: "order by donations", head: "Donazioni" },
  { name: "search", typed: "ro" },
  { name: "a ready-made filter", button: "0 negativo" },
  { name: "and without it", button: "0 negativo" },
] as const;
type Step = (typeof STEPS)[number];

requireBuilt("dist/gds-widgets.js");
const API = "https://api.gds.example/v2";
const scripts = await serveScripts("dist");
const pages = await serveTexts((path) =>
  path.startsWith("/donors/")
    ? `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
       <gds-backoffice api-base="${API}"></gds-backoffice><script type="module" src="/script${path}.js"></script>`
    : `import { createInlineMock } from "${scripts.origin}/mocks.js";
       const mock = createInlineMock({ apiBase: "${API}", storage: "memory", donors: ${Number(/\d+/.exec(path)?.[0])} });
       const tokens = await mock.control.signIn("admin");
       document.cookie = "auth_token=" + tokens.authToken + "; path=/";
       document.cookie = "refresh_token=" + tokens.refreshToken + "; path=/";
       location.hash = "#/app/donors";
       const { setTransport } = await import("${scripts.origin}/gds-widgets.js");
       setTransport("${API}", mock);`,
);

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const results: Record<string, Record<string, number>> = {};
  for (const size of SIZES)
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
      await allowFunctions(page);
      await page.goto(`${pages.origin}/donors/${size}`);
      await page.locator("gds-backoffice tbody tr").nth(9).waitFor();
      const note = (name: string, time: number) => {
        const column = (results[name] ??= {});
        column[size] = Math.min(column[size] ?? Infinity, Math.round(time * 10) / 10);
      };
      for (const step of STEPS) {
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
        note(step.name, await paint(page, step));
      }
      note("count of a typed value", await count(page));
      await page.close();
    }
  for (const times of Object.values(results))
    times.growth = Math.round((10 * (times[SIZES.at(-1) ?? 0] ?? 0)) / (times[SIZES[0] ?? 0] ?? 1)) / 10;
  console.log(
    `Milliseconds to painted rows, the fastest of ${RUNS}; a search waits 80 ms for the next key, a count 300 ms`,
  );
  console.table(results);
  console.log(`Milliseconds from a press to the next paint, and blocked after it, CPU x${SLOWER} (medians of ${RUNS})`);
  console.table(await measureClicks());
} finally {
  await browser.close();
  await Promise.all([scripts.close(), pages.close()]);
}

/** Clicks with the mouse, because Chromium doesn't report synthetic events as interactions. */
async function measureClicks() {
  const all: Record<string, Responsiveness[]> = {};
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ locale: "it-IT", viewport: { width: 1280, height: 900 } });
    await recordResponsiveness(page);
    await allowFunctions(page);
    await page.goto(`${pages.origin}/donors/${SIZES[0]}`);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const list = page.locator("gds-backoffice");
    await list.locator("tbody tr").nth(9).waitFor();
    const targets = {
      "next page": list.getByLabel("Pagina successiva"),
      "and the page after it": list.getByLabel("Pagina successiva"),
      "the other order": list.getByRole("columnheader").getByRole("button", { name: "Donatore", exact: true }),
      "another tab": list.getByRole("tab").nth(1),
      "and back": list.getByRole("tab").nth(0),
      "a record": list.locator("tbody tr a[data-row-link]").first(),
    };
    for (const [name, target] of Object.entries(targets)) {
      await target.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
      await readResponsiveness(page);
      await target.click();
      // wait for the response and for the performance entries
      await page.waitForTimeout(2_000);
      (all[name] ??= []).push(await readResponsiveness(page));
    }
    await page.close();
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, runs]) => [
      name,
      { INP: median(runs.map(({ inp }) => inp)), "blocking time": median(runs.map(({ blocking }) => blocking)) },
    ]),
  );
}

/** @returns milliseconds from the click to the paint of other rows */
function paint(page: Page, step: Step): Promise<number> {
  return page.evaluate(
    (step: { label?: string; head?: string; button?: string; typed?: string }) => {
      const root = document.querySelector("gds-backoffice")?.shadowRoot;
      if (!root) throw new Error("the element has no shadow root");
      const rows = () => root.querySelector("tbody")?.textContent ?? "";
      const before = rows();
      const named = (selector: string, name: string) =>
        [...root.querySelectorAll<HTMLElement>(selector)].find((element) =>
          element.textContent?.trim().startsWith(name),
        );
      const target = step.label
        ? root.querySelector<HTMLElement>(`[aria-label="${step.label}"]`)
        : named(step.head ? "th button" : "button", step.head ?? step.button ?? "");
      const begin = performance.now();
      const search = root.querySelector<HTMLInputElement>("search input");
      if (step.typed && search) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search, step.typed);
        search.dispatchEvent(new Event("input", { bubbles: true }));
      } else if (target) target.click();
      else throw new Error(`nothing to press: ${JSON.stringify(step)}`);
      return new Promise<number>((done) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (rows() === before || rows() === "") return look();
            // the rows are painted before the next frame
            requestAnimationFrame(() => done(performance.now() - begin));
          });
        look();
      });
    },
    step as { label?: string; head?: string; button?: string; typed?: string },
  );
}

/** @returns milliseconds from the last key of a value in "Filtri" to the paint of its count */
async function count(page: Page): Promise<number> {
  await page.getByRole("button", { name: /^Filtri/ }).click();
  const field = page.getByLabel("Campo della regola 1");
  await field.fill("Città");
  await field.press("Enter");
  await page.getByLabel("Confronto della regola 1").selectOption("contains");
  const shown = page.getByRole("dialog").getByRole("button", { name: /^Mostra/ });
  const results = page.getByRole("dialog").getByRole("status").filter({ hasText: /\d/ });
  const all = await results.textContent();
  await page.getByLabel("Valore della regola 1").fill("l");
  // the former count stays until the new one arrives
  await results.filter({ hasNotText: all ?? "" }).waitFor();
  const before = (await shown.textContent()) ?? "";
  return page.evaluate((former) => {
    const root = document.querySelector("gds-backoffice")?.shadowRoot;
    const input = root?.querySelector<HTMLInputElement>("dialog input[data-part=value]");
    const button = [...(root?.querySelectorAll("dialog button") ?? [])].find(
      (element) => element.textContent === former,
    );
    if (!input || !button) throw new Error("the filter builder is missing");
    const begin = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "lo");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return new Promise<number>((done) => {
      const look = () =>
        requestAnimationFrame(() => {
          const text = button.textContent ?? "";
          if (text === former || !/\d/.test(text)) return look();
          requestAnimationFrame(() => done(performance.now() - begin));
        });
      look();
    });
  }, before);
}
