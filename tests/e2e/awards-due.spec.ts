import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

/**
 * Before a ceremony: who is due which award is chosen, named and handed over (docs/decisions/donors-and-settings.md, "The server
 * lists awards that are due").
 */
const WINDOW = "dialog[open]";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const rows = (page: Page) => page.getByRole("table", { name: "Da consegnare" }).locator("tbody tr");
const due = (page: Page) => page.getByRole("tab", { name: /^Da consegnare/ });
const count = async (page: Page) => Number((await due(page).innerText()).replace(/\D/g, ""));
/** @returns the donor's address, the donor's name and the award of a row */
const read = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .evaluate((row) => ({
      donor: row.querySelector("a")!.hash.replace(/\?.*/, ""),
      name: row.querySelector("[data-area=name] a")!.textContent,
      award: row.querySelector("[data-area=state]")!.textContent,
    }));
const rowsOf = (page: Page, donor: string) => rows(page).locator(`a[href*="${donor}"]`);

test("due awards are selected, confirmed by name and handed over", async ({ transport, page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await transport.open(page, { hash: "#/app/donors?tab=awardsDue&pageSize=100", query: { persona: "admin" } });
  await expect(due(page)).toContainText(/\d/);
  await expect(rows(page).first()).toBeVisible();
  const before = await count(page);
  const first = await read(page, 0);
  const second = await read(page, 1);
  expect(second.donor).not.toBe(first.donor);
  await expect(rowsOf(page, first.donor)).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  for (const at of [0, 1]) await rows(page).nth(at).getByRole("checkbox").press("Space");
  await button(page, "Segna come consegnate").press("Enter");
  const people = page.getByRole("list", { name: "Chi riceve che cosa" }).getByRole("listitem");
  await expect(people).toHaveCount(2);
  for (const { name, award } of [first, second])
    await expect(people.filter({ hasText: name }).filter({ hasText: award })).toHaveCount(1);
  await looksRight(page, "the dialog that hands over awards", WINDOW);
  const said = await page.locator(WINDOW).getByRole("status").innerText();
  await page.locator(WINDOW).getByRole("button", { name: "Segna come consegnate" }).press("Enter");
  await expect(page.getByText("Consegnate a 2 donatori")).toBeVisible();
  await button(page, "Chiudi").last().press("Enter");
  for (const { donor } of [first, second]) await expect(rowsOf(page, donor)).toHaveCount(0);
  const left = before - Number(/^\d+/.exec(said)?.[0]);
  await expect.poll(() => count(page)).toBe(left);
});
