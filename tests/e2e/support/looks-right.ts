import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect } from "./test";

const [WIDE, NARROW] = [1200, 360];

/**
 * Axe finds nothing there where it is wide, and nothing is wider than the screen, narrow or wide; the window is wide then.
 * @param what for whoever reads a failure
 * @param part where axe looks: a page that lies half below a window has no contrast that it could tell
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
