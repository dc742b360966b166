import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect } from "./test";

const [WIDE, NARROW] = [1200, 360];

/**
 * Axe finds nothing there, wide and narrow, and nothing is wider than the screen; the window is wide again then.
 * @param what for whoever reads a failure
 * @param part where axe looks: a page that lies half below a window has no contrast that it could tell
 */
export async function looksRight(page: Page, what: string, part?: string): Promise<void> {
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 });
    // another width shows the same colours in another place
    const rules = width === WIDE ? "all" : "all but colours";
    const found = await violations(page, part ? ["gds-backoffice", part] : undefined, rules);
    expect(found, `${what} at ${width} px`).toEqual([]);
    const { wide, own } = await page
      .locator("gds-backoffice")
      .evaluate((element) => ({ wide: element.scrollWidth, own: element.clientWidth }));
    expect(wide, `${what} at ${width} px`).toBeLessThanOrEqual(own);
  }
}

/**
 * Axe finds no colour that is hard to read in the dark, and nothing is wider than a tablet. A theme changes colours
 * alone, so no other rule is applied. The window is wide and light again then.
 * @param what for whoever reads a failure
 */
export async function looksRightInTheDark(page: Page, what: string): Promise<void> {
  const office = page.locator("gds-backoffice");
  const theme = await office.getAttribute("theme");
  await page.setViewportSize({ width: 720, height: 900 });
  await office.evaluate((element) => element.setAttribute("theme", "dark"));
  expect(await violations(page, undefined, "colours"), `${what} in the dark`).toEqual([]);
  const { wide, own } = await office.evaluate(({ scrollWidth, clientWidth }) => ({
    wide: scrollWidth,
    own: clientWidth,
  }));
  expect(wide, `${what} at 720 px`).toBeLessThanOrEqual(own);
  await office.evaluate((element, before) => element.setAttribute("theme", before ?? "auto"), theme);
  await page.setViewportSize({ width: WIDE, height: 900 });
}
