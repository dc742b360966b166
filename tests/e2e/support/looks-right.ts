import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect } from "./test";

const [WIDE, NARROW] = [1200, 360];

/**
 * Expects that axe finds nothing in a wide window, and that nothing is wider than a narrow or wide window. Leaves the window
 * wide.
 * @param what the screen, for the failure message
 * @param part where axe looks; it can't measure the contrast of a page that a dialog covers in part
 */
export async function looksRight(page: Page, what: string, part?: string): Promise<void> {
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 });
    const { wide, own } = await page
      .locator("gds-backoffice")
      .evaluate((element) => ({ wide: element.scrollWidth, own: element.clientWidth }));
    expect(wide, `${what} at ${width} px`).toBeLessThanOrEqual(own);
  }
  expect(await violations(page, part ? ["gds-backoffice", part] : undefined), what).toEqual([]);
}
