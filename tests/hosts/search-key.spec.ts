import type { Page } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: number }).opened);

test("a site that opens its own search by Ctrl+K goes on doing so; inside the back office the key is the back office's", async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: `<label>Cerca nel sito <input id="own"></label>${element("gds-backoffice")}`,
    script: `${signedIn()} location.hash = "#/app/account-settings";
      window.opened = 0;
      window.onKey = (event) => {
        if (!event.ctrlKey || event.key !== "k") return;
        event.preventDefault();
        window.opened += 1;
      };
      document.addEventListener("keydown", window.onKey);`,
  });
  const office = page.locator("gds-backoffice");
  const dialog = office.getByRole("dialog", { name: "Cerca" });
  const icon = office.getByRole("button", { name: "Cerca", exact: true });
  await expect(icon).toBeVisible();

  await test.step("in the site's field", async () => {
    await page.locator("#own").focus();
    await page.keyboard.press("Control+k");
    await expect.poll(() => opened(page)).toBe(1);
  });
  await test.step("with the focus nowhere", async () => {
    await page.locator("#own").blur();
    await page.keyboard.press("Control+k");
    await expect.poll(() => opened(page)).toBe(2);
    await expect(dialog).toHaveCount(0);
  });
  await test.step("in the element", async () => {
    await icon.focus();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByPlaceholder("Cerca...", { exact: true })).toBeFocused();
    // pressed once more it is neither the site's nor a second window
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(icon).toBeFocused();
    expect(await opened(page)).toBe(2);
  });
  await test.step("on a site that has no use for the key, with the focus nowhere", async () => {
    await page.evaluate(() => {
      const { onKey } = window as unknown as { onKey: (event: KeyboardEvent) => void };
      document.removeEventListener("keydown", onKey);
    });
    await icon.blur();
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeVisible();
  });
});
