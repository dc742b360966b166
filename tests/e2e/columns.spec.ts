import { still } from "../support/settled";
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";
import { ADMIN, BackOffice } from "./support/screens";
import { personaEmail } from "../../src/mocks/db/personas";

const DONORS = { hash: "#/app/donors", query: { persona: "admin" } };

const panel = (page: Page) => page.getByRole("dialog", { name: "Colonne" });
const columnsButton = (page: Page) => page.getByRole("button", { name: "Colonne" });
/** @returns the visible column headings, without the one of the checkboxes */
const heads = (page: Page) =>
  page.getByRole("columnheader").evaluateAll((all) =>
    all
      .filter((head) => head.checkVisibility())
      .map((head) => (head as HTMLElement).innerText.trim())
      .filter(Boolean),
  );
const head = (page: Page, name: string) => page.getByRole("columnheader", { name });
/** The phone link of the first donor. */
const callLink = ({ rows }: BackOffice) => rows.first().locator("a[href^='tel:']");
const width = async (place: Locator) => (await place.boundingBox())?.width ?? 0;

async function open(page: Page): Promise<Locator> {
  await new BackOffice(page).unfoldTools();
  await columnsButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

test.beforeEach(async ({ transport, office, page }) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await transport.open(page, DONORS);
  await expect(office.rows).toHaveCount(10);
});

test("columns are resized, pinned, chosen, hidden and dragged; a reload keeps the layout, for this user only; a narrow element keeps the name column", async ({
  office,
  page,
}) => {
  const edge = page.getByRole("separator", { name: "Larghezza di Gruppo" });
  let before = 0;
  let dragged = 0;

  await test.step("a column is made wider by dragging its edge, and by arrows", async () => {
    await edge.hover(); // waits until it no longer moves
    before = await width(head(page, "Gruppo"));
    const grip = (await edge.boundingBox())!;
    await page.mouse.move(grip.x + 4, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 84, grip.y + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => width(head(page, "Gruppo"))).toBeCloseTo(before + 80, -1);
    dragged = await width(head(page, "Gruppo"));
    await edge.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => width(head(page, "Gruppo"))).toBeCloseTo(dragged + 16, 0);
    await expect(edge).toHaveAttribute("aria-valuenow", String(Math.round(dragged + 16)));
  });

  await test.step("columns are moved and pinned by keyboard alone", async () => {
    await columnsButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("searchbox")).toBeFocused();
    const handle = panel(page).getByRole("button", { name: "Sposta Zona" });
    await handle.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(handle).toBeFocused();
    await expect(panel(page).getByRole("status")).toHaveText("Zona: posto 2 di 8");
    await expect.poll(async () => (await heads(page)).slice(0, 4)).toEqual(["Donatore", "Tessera", "Zona", "Gruppo"]);

    await panel(page).getByRole("button", { name: "Fissa Zona" }).focus();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("button", { name: "Fissa Zona" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await heads(page)).slice(0, 3)).toEqual(["Donatore", "Zona", "Tessera"]);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(columnsButton(page)).toBeFocused();
  });

  await test.step("a reload keeps order, pin and width; Enter resets the column's width", async () => {
    await page.reload();
    await expect.poll(async () => (await heads(page)).slice(0, 3)).toEqual(["Donatore", "Zona", "Tessera"]);
    await expect.poll(() => width(head(page, "Gruppo"))).toBeCloseTo(dragged + 16, 0);
    await edge.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => width(head(page, "Gruppo"))).toBeCloseTo(before, 0);
  });

  await test.step("the columns are reset to their default order", async () => {
    await columnsButton(page).click();
    await panel(page).getByRole("button", { name: "Ripristina" }).click();
    await panel(page).getByRole("button", { name: "Chiudi" }).click();
  });
  const columns = await open(page);

  await test.step("the list shows and hides a column as soon as it is chosen in the panel", async () => {
    const usual = await heads(page);
    await expect(columns).toContainText("8 scelte su 42");
    await columns.getByRole("searchbox", { name: "Cerca una colonna" }).fill("cellu");
    await expect(columns.getByRole("checkbox")).toHaveCount(1);
    await columns.getByRole("checkbox", { name: "Cellulare" }).check();
    await expect.poll(() => heads(page)).toContain("Cellulare");
    await expect(callLink(office)).toHaveAttribute("href", /^tel:\d{6,}$/);

    await columns.getByRole("button", { name: "Svuota" }).click();
    await columns.getByRole("button", { name: "Nascondi Zona" }).click();
    await expect.poll(() => heads(page)).not.toContain("Zona");
    await expect(columns.getByRole("checkbox", { name: "Zona" })).not.toBeChecked();
    await columns.getByRole("button", { name: "Ripristina" }).click();
    await expect.poll(() => heads(page)).toEqual(usual);
  });

  await test.step("a column is dragged to another place by its handle; rows are made compact", async () => {
    const [from, to] = [
      columns.getByRole("button", { name: "Sposta Zona" }),
      columns.getByRole("button", { name: "Sposta Gruppo" }),
    ];
    await still(page); // the panel slides in
    await from.hover();
    const target = (await to.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(target.x + 8, target.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await heads(page)).slice(0, 4)).toEqual(["Donatore", "Tessera", "Zona", "Gruppo"]);

    const height = async () => (await office.rows.first().boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThanOrEqual(40);
    await columns.getByRole("radio", { name: "Compatte" }).check();
    await expect.poll(height).toBeLessThan(36);

    expect(await violations(page)).toEqual([]);
  });

  await test.step("in a narrow element the columns scroll, and the name stays visible", async () => {
    for (const name of ["Cellulare", "E-mail", "Codice fiscale"])
      await columns.getByRole("checkbox", { name, exact: true }).check();
    await columns.getByRole("button", { name: "Chiudi" }).click();
    await page.setViewportSize({ width: 800, height: 900 });
    const name = office.rows.first().locator("[data-area=name]");
    const place = (await name.boundingBox())!;
    await head(page, "Codice fiscale").scrollIntoViewIfNeeded();
    await expect(head(page, "Codice fiscale")).toBeInViewport();
    await expect.poll(async () => (await name.boundingBox())?.x).toBeCloseTo(place.x, 0);
    // the host page doesn't scroll horizontally
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);

    await page.setViewportSize({ width: 360, height: 800 });
    await expect(office.rows.first()).toContainText(/Codice fiscale [A-Z0-9]{16}/);
    // large enough for a finger
    expect((await callLink(office).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step("another user has their own columns", async () => {
    await page.setViewportSize({ width: 1400, height: 1000 });
    await expect.poll(() => heads(page)).toContain("Codice fiscale");
    await office.signOut(ADMIN);
    await office.signIn(personaEmail("manager"));
    await expect(office.account(personaEmail("manager"))).toBeVisible();
    await page.evaluate(() => void (location.hash = "#/app/donors"));
    await expect.poll(() => heads(page)).toContain("Gruppo");
    expect(await heads(page)).not.toContain("Codice fiscale");
  });
});
