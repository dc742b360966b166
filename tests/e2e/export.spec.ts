import type { Download, Page } from "@playwright/test";
import Papa from "papaparse";
import { readFile } from "node:fs/promises";
import readXlsx from "read-excel-file/node";
import { unprotectCell, cellText } from "../../src/domain/export/csv";
import type { CellValue } from "../../src/domain/fields/field-text";
import { specifiedFields } from "../../src/domain/export/export-fields";
import { violations } from "./support/axe";
import { expect, overHttp, test as base } from "./support/test";

/** With a real server, so that a test can intercept single calls. */
const test = base.extend(overHttp);
const FIELDS = specifiedFields("donors");
type Row = Record<string, CellValue>;

const valuesOf = (row: Row): CellValue[] => FIELDS.map(({ name }) => row[name] ?? null);

/** @returns the rows of the registry, read from the API */
async function registry(
  api: { apiBase: string; signIn(persona: "admin"): Promise<{ authToken: string }> },
  query = "",
) {
  const headers = { Authorization: `Bearer ${(await api.signIn("admin")).authToken}` };
  const search = new URLSearchParams({ skip: "0", limit: "1000", order: "lastName", ...(query && { query }) });
  const answer = await fetch(`${api.apiBase}/donors?${search}`, { headers });
  return ((await answer.json()) as { donors: Row[] }).donors;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Esporta" }).click();
  await expect(page.getByRole("dialog", { name: "Esporta donatori" })).toBeVisible();
}
const choose = (page: Page, format: string) => page.getByRole("dialog").getByText(format, { exact: true }).click();
const scarica = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Scarica" }).click();
async function download(page: Page, format: string): Promise<Download> {
  await openDialog(page);
  await choose(page, format);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Tutte le ${FIELDS.length} colonne, nell’ordine del tracciato` })
    .click();
  const [file] = await Promise.all([page.waitForEvent("download"), scarica(page)]);
  return file;
}
const LABELS = FIELDS.map(({ label }) => label);
const panel = (page: Page) => page.getByRole("region", { name: "Esportazione" });

test("the filtered list is exported as CSV and XLSX with the values of the registry", async ({
  transport,
  office,
  page,
  mockApi,
}) => {
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await office.search.fill("ro");
  await expect(page.getByRole("table", { name: "Donatori" })).toBeVisible();
  const rows = await registry(mockApi, "ro");
  expect(rows.length).toBeGreaterThan(20);

  const csv = await download(page, "CSV");
  expect(csv.suggestedFilename()).toMatch(/^donatori-filtrati-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), "utf8");
  const [head = [], ...lines] = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { delimiter: ";" }).data;
  const written = lines.slice(0, -1).map((line) => line.map(unprotectCell));
  expect(head).toEqual(LABELS);
  expect(written).toEqual(rows.map((row) => valuesOf(row).map((value, at) => cellText(FIELDS[at]!, value))));

  const xlsx = await download(page, "XLSX");
  const [sheet] = await readXlsx(await readFile(await xlsx.path()));
  const [titles = [], ...cells] = sheet?.data ?? [];
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  expect(titles).toEqual(LABELS);
  expect(cells.map((line) => FIELDS.map((_, at) => line[at] ?? null))).toEqual(
    rows.map((row) =>
      valuesOf(row).map((value, at) => {
        const field = FIELDS[at]!;
        if (value === null || typeof value === "boolean") return value;
        if (field.kind === "day") return day(String(value));
        return field.kind === "number" ? value : cellText(field, value);
      }),
    ),
  );
});

test("an export can be cancelled from its panel; the page stays usable, and leaving it asks first", async ({
  transport,
  office,
  page,
}) => {
  const downloads: Download[] = [];
  page.on("download", (file) => downloads.push(file));
  // the request for the second page is never answered
  await page.route("**/v2/donors?*skip=1000*limit=1000*", () => undefined);
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await openDialog(page);
  expect(await violations(page)).toEqual([]);
  await scarica(page);
  await expect(panel(page)).toContainText("50 %, 1.000 righe");
  expect(await violations(page, ["gds-backoffice", '[aria-label="Esportazione"]'])).toEqual([]);
  await office.next.click();
  await expect(page).toHaveURL(/pageIndex=1/);
  const asked = page.waitForEvent("dialog");
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Annulla" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText("Esportazione annullata: non è rimasto nessun file.")).toBeVisible();
  expect(downloads).toEqual([]);
});
