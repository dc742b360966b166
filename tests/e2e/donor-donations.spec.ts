import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const AS_ADMIN = { persona: "admin" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** The menus of the donations. The rows of the years have none. */
const donations = (page: Page) => page.getByRole("button", { name: /^Azioni per la donazione/ });

test.describe("on a phone, with one thumb", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a donor who may donate today is found, and the donation is registered without typing", async ({
    transport,
    office,
    page,
  }) => {
    /** Presses a button that is visible without scrolling and large enough for a thumb. */
    const thumb = async (name: string | RegExp) => {
      const target = button(page, name);
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await target.click();
    };
    await transport.open(page, { hash: "#/app/donors", query: AS_ADMIN });
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
