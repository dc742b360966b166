import type { Page } from "@playwright/test";
import { expect, test } from "../support/host-page";
import { goToScreen, openScreen } from "../support/screens";

const office = (page: Page) => page.locator("gds-backoffice");

/** @returns the controls and bars that would be printed */
const pressable = (page: Page) =>
  office(page).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>("button, input, select, summary, nav, search") ?? [])]
      // the name of a sortable column is a button, and is printed
      .filter((part) => !part.closest("th") && part.checkVisibility())
      .map((part) => part.getAttribute("aria-label") ?? (part.textContent.trim() || part.outerHTML.slice(0, 60))),
  );

/** @returns the lightness of an element's text colour, from 0 to 1 */
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
  // the range of rows and the total
  await expect(office(page).getByText("1–10 di 200")).toBeVisible();
  // the text is dark, whatever the theme is
  expect(await lightness(page, "td")).toBeLessThan(0.4);

  await test.step("the search text is printed, because the search field isn't", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("searchbox").fill("amato");
    await expect(office(page).locator("td[data-area=name]").first()).toContainText("Amato");
    await page.emulateMedia({ media: "print" });
    await expect(office(page).getByRole("heading", { name: "per «amato»" })).toBeVisible();
  });

  await test.step("the dashboard is printed with counts, bars, period and zone", async () => {
    await page.emulateMedia({ media: "screen" });
    await goToScreen(page, "dashboard");
    await page.emulateMedia({ media: "print" });
    expect(await pressable(page)).toEqual([]);
    await expect(office(page).getByText("12 mesi. Zona: Tutte le zone")).toBeVisible();
    await expect(office(page).getByText("Numero donazioni")).toBeVisible();
    const bar = office(page).locator("i[style*=height]").first();
    // browsers don't print backgrounds without this property
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

test("Ctrl+P with the focus in the element prints all rows of the list alone; without it, the host page is printed", async ({
  page,
  host,
}) => {
  await openScreen(page, host, "donors");
  await page.evaluate(() => {
    // a browser without a window prints at once, and the frame would be removed before the test can read it
    HTMLIFrameElement.prototype.remove = () => undefined;
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key === "p") document.body.dataset.hostPrints = String(!defaultPrevented);
    });
  });
  const sheets = () => page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length);
  const sheetsBefore = await sheets();
  const frames = office(page).locator("iframe.gds-print-frame");

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Control+p");
  await expect(page.locator("body")).toHaveAttribute("data-host-prints", "true");
  await expect(frames).toHaveCount(0);

  await page.getByRole("searchbox").fill("am");
  await expect(office(page).getByRole("heading", { name: "per «am»" })).toBeVisible();
  await page.getByRole("searchbox").press("Control+p");
  const print = frames.contentFrame();
  await expect(print.getByRole("heading")).toHaveText("Donatori");
  await expect(print.getByText(/^\d+ righe\. Filtro: Tutti i donatori, cercati con «am»\. Stampato /)).toContainText(
    /Stampato \p{L}+ \d+°? \p{L}+ \d{4} alle ore \d+:\d\d, da \p{L}+ \p{L}+\. Contiene dati personali/u,
  );
  await expect(print.getByRole("columnheader", { name: "Cellulare" })).toHaveCount(1);
  await expect(print.locator("td.phone").filter({ hasText: /\d{3} \d{7}/ })).not.toHaveCount(0);
  const rows = Number(/^\d+/.exec((await print.locator("p").textContent()) ?? "")?.[0]);
  expect(rows).toBeGreaterThan(10); // more than the page of rows on the screen
  await expect(print.locator("tbody tr")).toHaveCount(rows);
  expect(await print.locator("body").evaluate(({ ownerDocument }) => ownerDocument.title)).toMatch(
    /^donatori-filtrati-\d{4}-\d\d-\d\d$/,
  );
  expect(await sheets()).toBe(sheetsBefore);
});
