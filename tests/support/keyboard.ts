import { expect, type Locator, type Page } from "@playwright/test";

/** More than the tab stops of any page. */
const MAX_TABS = 60;

/** Presses Tab until a control has the focus. Throws if it isn't reachable. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await control.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't reach ${control}`);
}

/** Tabs to a control and presses a key. */
export async function pressAt(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Tabs to a field and replaces its text. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
