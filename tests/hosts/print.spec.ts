import type { Page } from "@playwright/test";
import { expect, test } from "../support/host-page";
import { goToScreen, openScreen } from "../support/screens";

const office = (page: Page) => page.locator("gds-backoffice");

/** Controls and bars that would be printed. */
const pressable = (page: Page) =>
  office(page).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>("button, input, select, summary, nav, search") ?? [])]
      // a sorted column's name is its button
      .filter((part) => !part.closest("th") && part.checkVisibility())
      .map((part) => part.getAttribute("aria-label") ?? (part.textContent.trim() || part.outerHTML.slice(0, 60))),
  );

/** Lightness, 0 to 1, of what the words of an element are written in. */
const lightness = (page: Page, selector: string) =>
  office(page)
    .locator(selector)
    .first()
    .evaluate((element) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    });

test("list and dashboard print their content, without bar, search, pagination and buttons", async ({ page, host }) => {
  await openScreen(page, host, "donors", `theme="dark"`);
  await page.emulateMedia({ media: "print" });
  expect(await pressable(page)).toEqual([]);
  await expect(office(page).getByText("Gruppo Donatori")).toBeHidden();
  await expect(office(page).getByRole("heading", { name: "Donatori" })).toBeVisible();
  await expect(office(page).getByRole("columnheader", { name: "Donatore" })).toBeVisible();
  await expect(office(page).getByRole("columnheader", { name: "Azioni", exact: true })).toBeHidden();
  await expect(office(page).getByText("Filtri pronti").filter({ visible: true })).toHaveCount(0);
  await expect(office(page).locator("td[data-area=name]")).toHaveCount(10);
  await expect(office(page).locator("td[data-area=name]").first()).toBeVisible();
  // how much of all it is
  await expect(office(page).getByText("1–10 di 200")).toBeVisible();
  // paper is light, whatever the theme
  expect(await lightness(page, "td")).toBeLessThan(0.4);

  await test.step("what is searched for is printed, because its field is not", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("searchbox").fill("amato");
    await expect(office(page).locator("td[data-area=name]").first()).toContainText("Amato");
    await page.emulateMedia({ media: "print" });
    await expect(office(page).getByRole("heading", { name: "per «amato»" })).toBeVisible();
  });

  await test.step("the dashboard is printed with figures and bars, and says of which period and zone", async () => {
    await page.emulateMedia({ media: "screen" });
    await goToScreen(page, "dashboard");
    await page.emulateMedia({ media: "print" });
    expect(await pressable(page)).toEqual([]);
    await expect(office(page).getByText("12 mesi. Zona: Tutte le zone")).toBeVisible();
    await expect(office(page).getByText("Numero donazioni")).toBeVisible();
    const bar = office(page).locator("i[style*=height]").first();
    // browsers leave grounds out of a print, unless told
    expect(
      await bar.evaluate((element) => getComputedStyle(element).getPropertyValue("-webkit-print-color-adjust")),
    ).toBe("exact");
  });
});

test("a donor's own record prints without buttons and links", async ({ page, host }) => {
  await openScreen(page, host, "own record");
  await page.emulateMedia({ media: "print" });
  expect(await pressable(page)).toEqual([]);
  for (const title of ["Le tue donazioni", "I tuoi dati"])
    await expect(office(page).getByRole("heading", { name: title })).toBeVisible();
});
