import { ITALIAN_LABELS } from "../../src/domain/italian-labels";
import { expect, test } from "./support/test";

const PAGES = [
  "dashboard",
  "donors",
  "donors/details/d7",
  "settings",
  "importer",
  "emails-template",
  "integrations",
  "documents",
];

test('with labels="italiano" no page of an administrator has a label of the former program', async ({ page }) => {
  await page.goto("./cms.html?persona=admin&labels=italiano#/app/dashboard");
  const office = page.locator("gds-backoffice");
  const specified = Object.entries(ITALIAN_LABELS).flatMap(([label, italian]) => (label === italian ? [] : [label]));
  for (const path of PAGES) {
    await page.evaluate((hash) => void (location.hash = hash), `#/app/${path}`);
    await expect(office.getByRole("heading", { level: 1 })).toBeVisible();
    const found = await office.evaluate((element, labels) => {
      const walker = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
      const texts = new Set<string>();
      while (walker.nextNode()) texts.add(walker.currentNode.textContent?.trim() ?? "");
      const contains = (text: string, label: string) => text === label || (label.includes(" ") && text.includes(label));
      return labels.filter((label) => [...texts].some((text) => contains(text, label)));
    }, specified);
    expect(found, path).toEqual([]);
  }
  await expect(page).toHaveTitle(
    /^(?!.*(?:Emails Template|Importer|Integrations|Dashboard)).*Gruppo Donatori di Sangue$/,
  );
  await office.getByRole("button", { name: "Impostazioni", exact: true }).first().click();
  for (const name of ["Zone e associazioni", "Importazione", "Modelli e-mail", "Collegamenti"])
    await expect(office.getByRole("link", { name }).first()).toBeVisible();
});
