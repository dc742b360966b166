import type { Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { smallTargets } from "../support/targets";
import { violations } from "./support/axe";
import { expect, overHttp, test } from "./support/test";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const submit = (page: Page) => page.getByRole("dialog").getByRole("button", { name: /^Scarica il PDF/ });

/** @returns the pages of a downloaded PDF, each as its texts */
async function pagesOf(download: Download): Promise<string[][]> {
  const task = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  const document = await task.promise;
  const pages: string[][] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])));
  }
  await task.destroy();
  return pages;
}

async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return file;
}

test.describe("at 1200 px", () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test("a manager prints labels of a filtered list, with the keyboard alone", async ({ transport, office, page }) => {
    await transport.open(page, { hash: "#/app/donors", query: { persona: "manager" } });
    await office.search.fill("ro");
    await expect(page).toHaveURL(/donors/);
    await page.getByRole("button", { name: "Etichette", exact: true }).focus();
    await page.keyboard.press("Enter");
    const labels = dialog(page, "Etichette");
    await expect(submit(page)).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    const count = Number(/\d+/.exec((await submit(page).textContent()) ?? "")?.[0]);
    expect(count).toBeGreaterThan(3);

    await labels.getByRole("radio", { name: "3 × 8" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(labels.getByRole("radio", { name: "2 × 7" })).toBeChecked();
    await labels.getByLabel("Parti dal posto").fill("4");
    await expect(labels).toContainText("3 posti del primo foglio sono già usati");
    await submit(page).focus();
    const file = await download(page, () => page.keyboard.press("Enter"));
    expect(file.suggestedFilename()).toMatch(/^etichette-\d{4}-\d\d-\d\d\.pdf$/);
    const pages = await pagesOf(file);
    expect(pages).toHaveLength(Math.ceil((3 + count) / 14));
    expect(pages.flat().length).toBeGreaterThanOrEqual(3 * count);
    await expect(labels).toBeHidden();
  });

  test("a selection's cards fill sheets of ten, and a record has its own card", async ({ transport, office, page }) => {
    await transport.open(page, { hash: "#/app/donors?sort=-donationsNumber", query: { persona: "admin" } });
    await expect(office.rows).toHaveCount(10);
    await page.getByRole("checkbox", { name: "Seleziona la pagina" }).check({ force: true });
    await page.getByRole("button", { name: "Tessere" }).click();
    const cards = dialog(page, "Tessere");
    await expect(submit(page)).toBeEnabled();
    await expect(cards.getByRole("radio", { name: "Fogli da dieci" })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    const pages = await pagesOf(await download(page, () => submit(page).click()));
    const numbers = pages[0]!.filter((text) => /^\d{6}$/.test(text));
    expect(numbers.length).toBeGreaterThan(5);
    await expect(cards).toBeHidden();

    await office.rows.nth(0).getByRole("link").first().click();
    await page.getByRole("button", { name: "Tessera", exact: true }).click();
    await expect(dialog(page, /^Tessera di /)).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    const [front] = await pagesOf(await download(page, () => submit(page).click()));
    expect(front!.filter((text) => /^\d{6}$/.test(text))).toHaveLength(1);
  });
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("labels are behind the list's tools, and a tap on the sheet chooses the start", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/donors", query: { persona: "director" } });
    await expect(office.rows).toHaveCount(10);
    await office.unfoldTools();
    await page.getByRole("button", { name: "Etichette", exact: true }).click();
    const labels = dialog(page, "Etichette");
    await expect(submit(page)).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page, undefined, "dialog")).toEqual([]);
    await labels.getByRole("img", { name: "Foglio 1 di" }).getByText("5", { exact: true }).click();
    await expect(labels.getByLabel("Parti dal posto")).toHaveValue("5");
    await labels.getByText("Se la stampante sposta il foglio").click();
    const test = await download(page, () => labels.getByRole("button", { name: "Scarica la pagina di prova" }).click());
    expect((await pagesOf(test))[0]).toContain("250");
    const file = await download(page, () => submit(page).click());
    expect((await pagesOf(file)).length).toBeGreaterThan(2);
  });
});

test.describe("with a server", () => {
  test.use(overHttp);

  test("reading a long list shows its progress, and closing the dialog stops it", async ({ transport, page }) => {
    const downloads: Download[] = [];
    page.on("download", (file) => downloads.push(file));
    // the request for the second page is never answered
    await page.route("**/v2/donors?*skip=1000*limit=1000*", () => undefined);
    await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await page.getByRole("button", { name: "Etichette", exact: true }).click();
    await expect(dialog(page, "Etichette")).toContainText("1.000 donatori letti");
    await expect(submit(page)).toBeDisabled();
    await page.getByRole("dialog").getByRole("button", { name: "Annulla" }).click();
    await expect(dialog(page, "Etichette")).toBeHidden();
    expect(downloads).toEqual([]);
  });
});
