import type { Page } from "@playwright/test";
import { expect, type Host } from "../support/host-page";
import { giveZone, openSpare, test } from "../support/spare-page";
import { FAULTS, type SpareServer } from "../support/spare-server";

/** An administrator at a donor's form, or at a new one, on a server whose answers come late, twice or not at all (decisions/0043). */
async function open(page: Page, host: Host, spare: SpareServer, form: string) {
  giveZone(spare, "Bergamo");
  for (const donor of spare.donors) donor.area = "Bergamo";
  await openSpare(page, host, spare, { as: "admin", hash: `#/app/donors/${form}` });
  await expect(street(page)).toBeVisible();
}
const street = (page: Page) => page.getByLabel("Via e numero", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

test("a save whose answer is cut, has no record or is a page is told as saved", async ({ page, host, spare }) => {
  await open(page, host, spare, "edit/100");
  for (const [index, how] of (["cut", "withoutRecord", "page"] as const).entries())
    await test.step(how, async () => {
      const address = `Via Corridoni ${index}`;
      spare.faults.set("PUT /donors/100", FAULTS[how]);
      await street(page).fill(address);
      await press(page, "Salva e resta");
      const saved = toast(page, "Scheda salvata");
      await expect(saved).toBeVisible();
      await saved.getByRole("button", { name: "Chiudi" }).click();
      await expect(saved).toHaveCount(0);
      await expect(page.getByText("Non salvato")).toHaveCount(0);
      expect(spare.donors[0]).toMatchObject({ street: address });
    });
});

test("a save that is answered in another donor's form tells so, and takes nobody away", async ({
  page,
  host,
  spare,
}) => {
  await open(page, host, spare, "edit/100");
  let answer = () => {};
  spare.faults.set("PUT /donors/100", FAULTS.late(new Promise((resolve) => (answer = resolve))));
  await street(page).fill("Via Corridoni 8");
  await press(page, "Salva");
  await expect.poll(() => spare.calls).toContain("PUT /donors/100");
  await page.evaluate(() => void (location.hash = "#/app/donors/edit/101"));
  await page.getByRole("button", { name: "Esci mentre salvo" }).click();
  await expect(page.getByLabel("Cognome", { exact: true })).toHaveValue("Prova 02");
  await street(page).fill("Via Pignolo 3");
  answer();
  await expect(toast(page, "Scheda salvata")).toBeVisible();
  await expect(street(page)).toHaveValue("Via Pignolo 3");
  expect(new URL(page.url()).hash).toBe("#/app/donors/edit/101");
});

test("a donor whose adding is delivered twice is one record", async ({ page, host, spare }) => {
  await open(page, host, spare, "create");
  const before = spare.donors.length;
  spare.faults.set("POST /donors", FAULTS.deliveredTwice);
  await page.getByLabel("Cognome", { exact: true }).fill("Neri");
  await page.getByLabel("Nome", { exact: true }).fill("Ada");
  await page.getByLabel("Zona", { exact: true }).selectOption("Bergamo");
  await press(page, "Salva");
  await expect(page.getByRole("heading", { level: 1, name: "Neri Ada" })).toBeVisible();
  expect(spare.donors).toHaveLength(before + 1);
});
