import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** Looks at the page as it is, wide and narrow. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `at ${width} px`).toEqual([]);
  }
}

test("a donor's own profile: the card, what is only the office's to change, and a change saved by key", async ({
  ground,
  page,
}) => {
  await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
  // the avatar's menu leads there, too
  await page.getByRole("button", { name: /Il mio account/ }).click();
  await expect(page.getByRole("menuitem", { name: "I miei dati", exact: true })).toHaveAttribute(
    "href",
    /#\/app\/profile\/d1$/,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "I miei dati", exact: true }).click();
  await expect(page.getByRole("img", { name: /^Codice QR della tessera/ })).toBeVisible();
  await expect(page.getByText(/li cambia la tua sede/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("link", { name: "Modifica" }).click();
  await page.getByRole("textbox", { name: "Cellulare" }).fill("347 5550142");
  await expectNoViolations(page);
  await page.getByRole("textbox", { name: "Cellulare" }).press("Control+s");
  await expect(page.getByText("Dati salvati")).toBeVisible();
  await expect(page.getByText("347 555 0142")).toBeVisible();
});

test("a change is found in the history, and a field brought back from it", async ({ ground, page }) => {
  await ground.open(page, { hash: "#/app/profile/edit/d1", query: { persona: "donor" } });
  await page.getByRole("textbox", { name: "Cellulare" }).fill("347 5550199");
  await page.getByRole("button", { name: "Salva" }).click();
  await expect(page.getByText("Dati salvati")).toBeVisible();
  await ground.open(page, { hash: "#/app/donors/details/d1?tab=history", query: { persona: "admin" } });
  await page.getByRole("button", { name: /Ha cambiato cellulare/ }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Ripristina Cellulare" }).click();
  await expect(page.getByText("Campo ripristinato")).toBeVisible();
  await expect(page.getByText("È già così")).toBeVisible();
});
