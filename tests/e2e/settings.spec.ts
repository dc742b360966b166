import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { ADMIN } from "./support/screens";
import { takeByFinger } from "./support/finger";
import { expect, test } from "./support/test";

const zoneNames = (page: Page) => page.locator("[data-unit][data-kind=zone] b");
const undo = (page: Page, done: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: done })
    .getByRole("button", { name: /^(Ripristina|Separa)/ });

test.use({ viewport: { width: 1200, height: 900 } });

test.describe("the settings", () => {
  test("zones are searched and dragged; a zone leads to its donors and managers and back; one is merged, and it is undone", async ({
    transport,
    office,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/settings", query: { persona: "admin" } });
    await expect(page.getByRole("heading", { level: 1, name: "Zone & Associazioni" })).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Cerca zona o associazione" });
    await search.fill("garda");
    await expect(page.getByRole("list", { name: "Associazioni di Brescia" })).toContainText("Gruppo Garda");
    await search.fill("");

    expect(await violations(page)).toEqual([]);
    const grip = page.getByRole("button", { name: "Sposta Mantova" });
    await grip.hover(); // waits until it no longer moves
    const from = await grip.boundingBox();
    const to = await page.getByRole("button", { name: "Sposta Bergamo" }).boundingBox();
    if (!from || !to) throw new Error("a handle isn't visible");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y - 2, { steps: 12 });
    await page.mouse.up();
    await expect(zoneNames(page).first()).toHaveText("Mantova");
    await page.getByRole("link", { name: /donatori di Mantova/ }).click();
    await expect(office.donorsHeading).toBeVisible();
    await expect(page.locator("[data-remove]").first()).toHaveAttribute("aria-label", /Mantova/);
    await page.goBack();
    await page.getByRole("link", { name: /per la zona Bergamo/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Responsabili" })).toBeVisible();
    await expect(page.locator("[data-remove]").first()).toHaveAttribute("aria-label", /Bergamo/);
    await expect(page.locator("tbody tr").first()).toContainText("Bergamo");
    await page.goBack();

    await page.getByRole("button", { name: "Altro su Lodi" }).press("Enter");
    await page.getByRole("menuitem", { name: "Unisci con un’altra zona…" }).press("Enter");
    await page.getByRole("combobox", { name: "Zona che resta" }).selectOption({ label: "Lecco" });
    await expect(page.locator("dialog[open]")).toContainText("passano a Lecco");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Unisci in Lecco" }).click();
    await expect(zoneNames(page).filter({ hasText: "Lodi" })).toHaveCount(0);
    await undo(page, "unita a «Lecco»").click();
    await expect(zoneNames(page).filter({ hasText: "Lodi" })).toBeVisible();
  });
});

test("a new consent text is published after showing whom it concerns; a donor reads the change and agrees", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/settings?tab=texts", query: { persona: "admin" } });
  const privacy = page.locator("section:has(> header h2)", { hasText: /^Privacy/ }).first();
  const text = privacy.getByLabel("Testo", { exact: true });
  await text.fill(`${await text.inputValue()}\n\nDa oggi li vede anche il medico del centro.`);
  await privacy.getByRole("button", { name: "Pubblica il testo nuovo" }).press("Enter");
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toContainText("donatori risponderanno di nuovo");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Pubblica", exact: true }).press("Enter");
  await expect(page.getByText("Testo pubblicato", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Leggi «Privacy», versione 1" })).toBeVisible();

  await office.signOut(ADMIN);
  await office.signIn("donor@gds.example");
  await expect(dialog).toContainText("Il testo «Privacy» è cambiato");
  await expect(dialog).toContainText("Da oggi li vede anche il medico del centro.");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Accetto", exact: true }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "I tuoi dati" }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

const TABS = {
  zones: "Zone",
  rules: "Regole",
  awards: "Benemerenze",
  cards: "Tessere",
  texts: "Testi",
  activity: "Registro attività",
};

test("axe finds nothing in any tab, narrow and dark", async ({ transport, page }) => {
  await transport.open(page, { hash: "#/app/settings", query: { persona: "admin" } });
  const office = page.locator("gds-backoffice");
  const panel = page.getByRole("tabpanel");
  await page.setViewportSize({ width: 360, height: 900 });
  await office.evaluate((element) => element.setAttribute("theme", "dark"));
  for (const [tab, name] of Object.entries(TABS))
    await test.step(tab, async () => {
      await page.evaluate((hash) => void (location.hash = hash), `#/app/settings?tab=${tab}`);
      await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(name);
      await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(office.locator("[aria-busy=true]")).toHaveCount(0);
      if (tab === "awards")
        await panel
          .getByRole("button", { name: /^Modifica / })
          .first()
          .press("Enter");
      expect(await violations(page)).toEqual([]);
    });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("zones are sorted, and the order is kept", async ({ transport, page }) => {
    await transport.open(page, { hash: "#/app/settings", query: { persona: "admin" } });
    const first = page.getByRole("button", { name: "Sposta Bergamo" });
    await takeByFinger(page, page.getByRole("button", { name: "Sposta Cremona" }), first);
    await expect(zoneNames(page).first()).toHaveText("Cremona");
    await expect(page.getByText("«Cremona» spostata")).toBeVisible();
    await page.reload();
    await expect(zoneNames(page).first()).toHaveText("Cremona");
  });
});
