import { chromium, type Page } from "playwright";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveScripts, serveTexts } from "./waits/hosts.ts";
import { signIn } from "./waits/sign-in.ts";

/**
 * npx tsx bench/email-editor.ts: measures the time from a key to the paint in the editor of e-mails (`dist/` in Chromium), with
 * MANY (200) blocks and with FEW, and prints the ratio. Only the focused text has an editor (docs/decisions/email.md, "Mails are
 * written in blocks and Tiptap edits the text"), so it should be near 1. Median of KEYS, lowest of RUNS (3), alternating.
 */
const FEW = 5;
const MANY = Number(process.env.MANY ?? 200);
const KEYS = 40;
const RUNS = Number(process.env.RUNS ?? 3);

requireBuilt("dist/gds-widgets.js");
const scripts = await serveScripts("dist");
const api = await startMockServer({ port: 0, donors: 100, latency: 0 });
const pages = await serveTexts((path) =>
  path === "/empty"
    ? "<!doctype html><title>x</title>"
    : `<!doctype html><html lang="it"><meta charset="utf-8"><title>Registro</title><body>
      <gds-backoffice api-base="${api.apiBase}"></gds-backoffice>
      <script type="module" src="${scripts.origin}/gds-widgets.js"></script>`,
);
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });

const line = (text: string) => [{ kind: "text", text }];
const documentOf = (count: number) => ({
  version: 1,
  subject: line("Oggetto"),
  preheader: line("Anteprima"),
  brand: "#b1172c",
  blocks: Array.from({ length: count }, (_, at) => ({
    id: `b${at}`,
    type: "text",
    align: "left",
    onlyWhoMayDonate: false,
    paragraphs: [{ style: "plain", line: line(`Un paragrafo come tanti, il numero ${at}.`) }],
  })),
});

async function saveTemplate(count: number): Promise<string> {
  const { authToken } = await api.control.signIn("admin");
  const response = await fetch(`${api.apiBase}/emails-template`, {
    method: "POST",
    headers: { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ name: `${count} blocchi`, document: documentOf(count), html: "<p>", text: "x" }),
  });
  const { template } = (await response.json()) as { template: { _id: string } };
  return template._id;
}

async function open(id: string): Promise<Page> {
  const context = await browser.newContext({ locale: "it-IT", viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  await signIn(context, pages.origin, await api.control.signIn("admin"));
  await page.goto(`${pages.origin}/#/app/emails-template/${id}/edit`);
  return page;
}

/** @returns the median time from a key to the paint of its change, in milliseconds */
async function keyToPaint(id: string): Promise<number> {
  const page = await open(id);
  const block = page.locator("[data-block]").first();
  await block.click();
  await page.getByRole("textbox", { name: "Testo" }).waitFor();
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    window.addEventListener(
      "keydown",
      () => {
        const start = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.push(performance.now() - start);
        // a message sent in an animation frame arrives after its paint
        requestAnimationFrame(() => port2.postMessage(null));
      },
      true,
    );
  });
  for (let nth = 0; nth < KEYS; nth++) await page.keyboard.press("a", { delay: 20 });
  await page.waitForFunction((count) => (window as never as { painted: number[] }).painted.length >= count, KEYS);
  const painted = await page.evaluate(() => (window as never as { painted: number[] }).painted);
  await page.context().close();
  return painted.sort((a, b) => a - b)[Math.floor(painted.length / 2)] ?? NaN;
}

const [few, many] = [await saveTemplate(FEW), await saveTemplate(MANY)];
const times: Record<"few" | "many", number[]> = { few: [], many: [] };
for (let run = 0; run < RUNS; run++) {
  times.few.push(await keyToPaint(few));
  times.many.push(await keyToPaint(many));
}
const ratio = Math.min(...times.many) / Math.min(...times.few);
console.log(`A key in a mail of ${MANY} blocks takes ${ratio.toFixed(1)} times what it takes in one of ${FEW}.`);
await browser.close();
await Promise.all([scripts.close(), pages.close(), api.close()]);
