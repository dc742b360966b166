import type { Page } from "@playwright/test";
import { expect } from "../support/host-page";
import { giveZone, openSpare, test } from "../support/spare-page";
import { FAULTS, SPARE_PASSWORD, spareEmail } from "../support/spare-server";

const NAMES = ["Rota", "Pesenti", "Zanchi", "Locatelli", "Carminati", "Gritti", "Milesi", "Salvi"];
const FILE = `Cognome;Nome;Data di nascita;Tessera\n${NAMES.map((name, at) => `${name};Ada;14/03/1963;${at === 0 ? "" : 700 + at}\n`).join("")}`;

const title = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function toSummary(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Scegli il file");
  await (await chooser).setFiles({ name: "soci.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await title(page, "Abbina le colonne");
  await page.getByRole("combobox", { name: /^Zona/ }).selectOption("Bergamo");
  await press(page, "Controlla le righe");
  await title(page, "Controlla le righe");
  await press(page, "Continua");
  await title(page, "Prima di importare");
}

test("a reload in the middle loses no row and writes none twice; looking elsewhere stops nothing", async ({
  page,
  host,
  spare,
  office,
}) => {
  giveZone(spare, "Bergamo");
  await openSpare(page, host, spare, { hash: "#/app/importer" });
  await office.signIn(spareEmail("admin"), SPARE_PASSWORD);
  await toSummary(page);
  let go: () => void = () => undefined;
  spare.faults.set("POST /donors", FAULTS.late(new Promise((done) => (go = done))));
  await press(page, "Importa 8 righe");
  await title(page, "Importazione in corso");
  await expect.poll(() => spare.calls.filter((call) => call === "POST /donors")).toHaveLength(3);
  // the importer's page leads back to what it is doing
  await page.evaluate(() => void (location.hash = "#/app/dashboard"));
  await expect(page.getByRole("heading", { level: 1, name: "Importazione in corso" })).toBeHidden();
  await page.evaluate(() => void (location.hash = "#/app/importer"));
  await title(page, "Importazione in corso");

  await page.reload();
  go();
  spare.faults.clear();
  await title(page, "Importazione in pausa");
  await expect(page.getByText("L’importazione si era interrotta")).toBeVisible();
  await press(page, "Riprendi");
  await title(page, "Importazione conclusa");
  // a server that gives anybody for any card can't say whether they were written: a person looks
  await expect(page.getByText("3 righe rifiutate")).toBeVisible();
  await expect(page.getByRole("row", { name: /Rota Ada.*Interrotta: controlla se c’è/ })).toBeVisible();
  await expect(page.getByText("Il conto torna: 5 + 0 + 0 + 0 + 3 = 8.")).toBeVisible();
  const written = spare.donors.map(({ lastName }) => lastName).filter((name) => NAMES.includes(String(name)));
  expect(written.sort()).toEqual([...NAMES].sort());

  // it is over: nothing of it lies on the device any more
  await page.reload();
  await expect(page.getByText("Questa importazione non c’è")).toBeVisible();
});
