import { violations } from "./support/axe";
import { expect, test } from "./support/test";

test.describe("the donor's dashboard", () => {
  test("shows an active donor the next donation date with its reason, and their donations", async ({
    transport,
    page,
  }) => {
    await transport.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
    await expect(page.getByRole("heading", { name: "Ciao Nicolò", level: 1 })).toBeVisible();
    const next = page.getByRole("region", { name: "La tua prossima donazione" });
    await expect(next).toContainText(/Sono passati \d+ dei 90 giorni di riposo\.|Oggi puoi donare|numero massimo/);
    const donations = page.getByRole("button", { name: "Tutte le donazioni" });
    await expect(donations).toHaveAttribute("aria-expanded", "false");
    const shown = await page.getByRole("term").count();
    await donations.click();
    await expect(page.getByRole("button", { name: "Solo le ultime" })).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => page.getByRole("term").count()).toBeGreaterThan(shown);
    await expect(page.getByRole("img", { name: /Donazioni per anno/ })).toBeVisible();
    await page.getByRole("heading", { name: "Storia" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("listitem").filter({ hasText: "Importazione iniziale" })).toContainText(
      "Scheda creata",
    );
    expect(await violations(page)).toEqual([]);
  });
});
