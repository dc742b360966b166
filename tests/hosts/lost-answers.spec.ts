import type { Page } from "@playwright/test";
import { expect, type Host } from "../support/host-page";
import { openSpare, test } from "../support/spare-page";
import { FAULTS, type SpareServer } from "../support/spare-server";

/** An administrator at a donor's form, or at a new one, on a server whose answers come late, twice or not at all (decisions/0084). */
async function open(page: Page, host: Host, spare: SpareServer, form: string) {
  spare.features.push("donor-writes", "idempotency");
  await openSpare(page, host, spare, { as: "admin", hash: `#/app/donors/${form}` });
  await expect(street(page)).toBeVisible();
}
const street = (page: Page) => page.getByLabel("Via e numero", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

test("a save is reported as saved although its response is cut, empty or HTML; a repeated request is done once", async ({
  page,
  host,
  spare,
}) => {
  await open(page, host, spare, "edit/100");
  for (const [index, how] of (["cut", "withoutRecord", "page"] as const).entries())
    await test.step(how, async () => {
      const address = `Via Corridoni ${index}`;
      spare.faults.set("PUT /donors/100", (answer) => {
        spare.faults.clear(); // what is sent again gets through
        return FAULTS[how](answer);
      });
      await street(page).fill(address);
      await press(page, "Salva e resta");
      const saved = toast(page, "Scheda salvata");
      await expect(saved).toBeVisible();
      await saved.getByRole("button", { name: "Chiudi" }).click();
      await expect(saved).toHaveCount(0);
      await expect(page.getByText("Non salvato")).toHaveCount(0);
      expect(spare.donors[0]).toMatchObject({ street: address });
    });

  await test.step("a donor whose adding is delivered twice is one record", async () => {
    await page.evaluate(() => void (location.hash = "#/app/donors/create"));
    const before = spare.donors.length;
    spare.faults.set("POST /donors", FAULTS.deliveredTwice);
    await page.getByLabel("Cognome", { exact: true }).fill("Neri");
    await page.getByLabel("Nome", { exact: true }).fill("Ada");
    await page.getByRole("textbox", { name: "Zona", exact: true }).fill("Bergamo");
    await press(page, "Salva");
    await expect(page.getByRole("heading", { level: 1, name: "Neri Ada" })).toBeVisible();
    expect(spare.donors).toHaveLength(before + 1);
  });
});
