import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { element, signedIn, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";

for (const [hash, chunk] of [
  ["#/auth/login", "/login-"],
  ["#/auth/validate", "/mailed-link-"],
] as const)
  test(`all files of an element and of its page ${hash} are requested before the first has arrived`, async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\/chunks\//, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await gate;
      await route.continue();
    });
    await host.open(page, {
      body: element("gds-backoffice"),
      script: `location.hash = "${hash}";`,
      mock: false,
    });
    await expect.poll(() => asked.some((path) => path.includes(chunk))).toBe(true);
    const before = [...asked];
    open();
    await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
    expect(before.some((path) => path.includes("/core-"))).toBe(true);
    expect(before.some((path) => path.includes("/shell-"))).toBe(true);
    const late = asked.filter((path) => !before.includes(path));
    expect(
      late.filter((path) =>
        /\/(core|base|common|late|parts|shell|rest-classes|sign-in|checks|forms|login|register|mailed-link)-/.test(
          path,
        ),
      ),
    ).toEqual([]);
  });

test("a version added to the script's address doesn't load a second copy", async ({ page, host }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/gds-widgets\.js/.test(request.url())) scripts.push(new URL(request.url()).search);
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const script = host.put(
    "versioned.js",
    `location.hash = "#/auth/login";
     const { setTransport } = await import("${host.bundle}/gds-widgets.js?ver=6.7");
     setTransport("${API}", { fetch: async () => Response.json({ success: false, message: "No" }, { status: 401 }) });`,
  );
  const address = host.put(
    "versioned.html",
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Club</title>
     <script type="module" src="${script}"></script></head><body>${element("gds-backoffice")}</body></html>`,
  );
  await page.goto(address);
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
  expect(scripts).toEqual(["?ver=6.7"]);
  expect(warnings).toEqual([]);
});

/** Texts that only pdf.js, or only the upload code, contains, even minified. */
const PDF = "PDFWorker";
const QUEUE = "mimetypeapplication/vnd.oasis.opendocument.text";
/** @returns which of the two the page's scripts contain so far; the mock's script, which also checks files, doesn't count */
function heavyParts(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  return () => {
    const chunks = [...asked].filter((path) => /^\/chunks\/.*\.js$/.test(path) && !path.includes("/mocks-"));
    const code = chunks.map((path) => readFileSync(resolve(`dist${path}`), "utf8"));
    return [PDF, QUEUE].filter((words) => code.some((one) => one.includes(words)));
  };
}
const go = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash);

test("pdf.js loads with a document, and the upload code with a file, not before", async ({ page, host }) => {
  const heavy = heavyParts(page);
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn("admin")} location.hash = "#/app/donors";`,
  });
  const office = page.locator("gds-backoffice");
  await expect(office.getByRole("row")).toHaveCount(11);
  await go(page, "#/app/donors/details/d1?tab=documents");
  await expect(office.getByRole("link", { name: "Attestato di donazione" })).toBeVisible();
  await go(page, "#/app/dashboard");
  // this card is loaded last, when the browser is idle
  await expect(office.getByRole("heading", { name: "Prossimi passi" })).toBeVisible();
  await expect(office.locator("[aria-busy=true]")).toHaveCount(0);
  await go(page, "#/app/documents");
  await expect(office.getByRole("row", { name: /Modulo di iscrizione/ })).toBeVisible();
  expect(heavy()).toEqual([]);

  await go(page, "#/app/documents/details/doc1");
  await expect(office.getByRole("img", { name: "Pagina 1" })).toBeVisible();
  expect(heavy()).toEqual([PDF]);
  const file = { name: "Avviso.txt", mimeType: "text/plain", buffer: Buffer.from("Domani si dona.\n") };
  await office.getByLabel("File della nuova versione").setInputFiles(file);
  await expect.poll(heavy).toEqual([PDF, QUEUE]);
});

for (const { name, tag, persona, hash, there } of [
  { name: "a donor's home", tag: TAGS[0], persona: "donor", hash: "#/app/dashboard", there: "I tuoi documenti" },
  { name: "the registration", tag: TAGS[1], persona: "pending", hash: "", there: "I tuoi dati" },
  { name: "the bell", tag: TAGS[2], persona: "admin", hash: "", there: "Notifiche" },
] as const)
  test(`neither pdf.js nor the upload code loads with ${name}`, async ({ page, host }) => {
    const heavy = heavyParts(page);
    await host.open(page, { body: element(tag), script: `${signedIn(persona)} location.hash = "${hash}";` });
    if (tag === "gds-notification-bell") await page.getByRole("button", { name: /^Notifiche/ }).click();
    await expect(page.getByRole("heading", { name: there }).first()).toBeVisible();
    await expect(page.locator(`${tag} [aria-busy=true]`)).toHaveCount(0);
    expect(heavy()).toEqual([]);
  });
