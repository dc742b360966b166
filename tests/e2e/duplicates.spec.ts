import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const pairs = (page: Page) => page.locator("li[data-pair]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
const counted = async (page: Page, name: string) => Number((await tab(page, name).innerText()).replace(/\D/g, ""));

test("five pairs are worked through with the keyboard alone, one of them two people, which is taken back", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin", donors: "2000" } });
  const step = page.getByRole("link", { name: /Controlla i possibili doppioni/ });
  const figure = Number((await step.locator("b").innerText()).replace(/\D/g, ""));
  await step.press("Enter");
  await expect(pairs(page).first()).toBeVisible();
  expect(await counted(page, "Da guardare")).toBe(figure);
  await expect(pairs(page).first()).toContainText("Quasi certa");
  await looksRight(page, "possible duplicates");

  const ids = async () => pairs(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.pair));
  const before = await ids();
  const button = pairs(page)
    .first()
    .getByRole("button", { name: /sono due persone$/ });
  await button.focus();
  for (let at = 0; at < 4; at++) await page.keyboard.press("ArrowDown");
  await expect(
    pairs(page)
      .nth(4)
      .getByRole("button", { name: /sono due persone$/ }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(`li[data-pair="${before[4]}"]`)).toHaveCount(0);
  await expect(
    pairs(page)
      .nth(4)
      .getByRole("button", { name: /sono due persone$/ }),
  ).toBeFocused();
  await expect.poll(() => counted(page, "Da guardare")).toBe(figure - 1);

  await tab(page, "Due persone").press("Enter");
  await expect(pairs(page)).toHaveCount(1);
  await pairs(page)
    .getByRole("button", { name: /da guardare di nuovo$/ })
    .press("Enter");
  await expect(page.getByText("Nessuna coppia", { exact: true })).toBeVisible();
  await tab(page, "Da guardare").press("Enter");
  await expect(page.locator(`li[data-pair="${before[4]}"]`)).toHaveCount(1);
  await expect.poll(() => counted(page, "Da guardare")).toBe(figure);
});

test("on a phone a manager sees the pairs of the own zone, and asks about a record elsewhere", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await transport.open(page, { hash: "#/app/donors/duplicates", query: { persona: "manager", donors: "2000" } });
  await expect(pairs(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const foreign = pairs(page).filter({ hasText: "Una scheda della zona" });
  await foreign.first().getByRole("button", { name: "Chiedi a un amministratore" }).click();
  await expect(foreign.first()).toContainText(/Chiesto da /);
});

test("two records are merged with the keyboard, edited, and separated from the history", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/donors/duplicates", query: { persona: "admin", donors: "2000" } });
  await page.getByRole("link", { name: "Comincia dalla più certa" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Sono la stessa persona?" })).toBeVisible();
  const merge = page.getByRole("complementary").getByRole("button", { name: "Unisci", exact: true });
  await expect(merge).not.toHaveAttribute("aria-disabled", "true");
  await looksRight(page, "two records side by side");
  const [survivor, other] = (await page.evaluate(() => location.hash)).split("/").slice(-2);
  await merge.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^Due schede unite in /)).toBeVisible();
  // the next pair follows
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(`${survivor}/${other}`);

  await page.evaluate((id) => (location.hash = `#/app/donors/details/${id}`), other);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain(`/details/${survivor}`);
  await page.getByRole("button", { name: "Modifica i contatti" }).press("Enter");
  await page.getByLabel("Via e numero").fill("Via della Prova 1");
  await page.getByRole("button", { name: "Salva", exact: true }).press("Enter");
  await expect(page.getByText("Via della Prova 1").first()).toBeVisible();

  await page.getByRole("tab", { name: /^Storia/ }).press("Enter");
  await page.getByRole("button", { name: /Unita qui la scheda/ }).press("Enter");
  await page.getByRole("button", { name: "Separa di nuovo" }).press("Enter");
  const window = page.locator("dialog[open]");
  await expect(window.getByText("Via e numero: Via della Prova 1")).toBeVisible();
  await looksRight(page, "the dialog that separates", "dialog[open]");
  await window.getByRole("button", { name: "Separa di nuovo" }).press("Enter");
  await expect(page.getByText("Le due schede sono di nuovo separate")).toBeVisible();
  await page.evaluate((id) => (location.hash = `#/app/donors/details/${id}`), other);
  await expect(page.getByRole("tab", { name: /^Dati/ })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain(`/details/${other}`);
});
