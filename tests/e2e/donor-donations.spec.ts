import type { Page } from "@playwright/test";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** The rows of donations: those of the years have no name. */
const donations = (page: Page) => page.getByRole("button", { name: /^Azioni per la donazione/ });

test("donations are registered by Enter, one after the other; what a rule speaks against needs a reason", async ({
  ground,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await ground.open(page, { hash: "#/app/donors/details/d1?tab=donations", query: AS_ADMIN });
  await expect(donations(page).first()).toBeVisible();
  const before = await donations(page).count();
  await button(page, "Registra donazione").press("Enter");
  const date = page.getByRole("textbox", { name: "Data" });
  await expect(date).toBeFocused();
  await date.fill("02/02/2012");
  await page.getByRole("textbox", { name: "Luogo" }).fill("Unità mobile, Treviglio");
  await page.keyboard.press("Enter");
  await expect(donations(page)).toHaveCount(before + 1);
  await expect(date).toHaveValue("");
  await expect(date).toBeFocused();

  await page.keyboard.type("10022012");
  await expect(page.getByText("Mancano 82 giorni al riposo")).toBeVisible();
  await page.keyboard.press("Enter");
  const override = page.getByRole("checkbox", { name: /Registra lo stesso/ });
  await expect(override).toBeFocused();
  await page.keyboard.press("Space");
  await looksRight(page, "a donation too soon");
  await page.getByRole("textbox", { name: "Perché" }).fill("Chiamato per un’urgenza");
  await page.keyboard.press("Enter");
  await expect(donations(page)).toHaveCount(before + 2);
  await page.getByRole("tab", { name: "Storia" }).press("Enter");
  await button(page, /Donazione registrata/)
    .first()
    .press("Enter");
  await expect(page.getByText("Chiamato per un’urgenza")).toBeVisible();
});

test.describe("with one thumb", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("who may donate today is found, and the donation registered where the thumb is, without typing", async ({
    ground,
    office,
    page,
  }) => {
    /** Pressed where it is seen, as large as a thumb needs, without scrolling for it. */
    const thumb = async (name: string | RegExp) => {
      const target = button(page, name);
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await target.click();
    };
    await ground.open(page, { hash: "#/app/donors", query: AS_ADMIN });
    await office.rows.first().click();
    await expect(page.getByRole("tab", { name: "Dati" })).toBeVisible();
    await page.getByRole("tab", { name: "Donazioni" }).click();
    await expect(donations(page).first()).toBeVisible();
    const before = await donations(page).count();
    await thumb("Registra donazione");
    await thumb("Registra donazione");
    await expect(donations(page)).toHaveCount(before + 1);
    await expect(page.getByText("Donazione registrata")).toBeVisible();
  });
});
