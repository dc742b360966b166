import { expect, type Locator, type Page } from "@playwright/test";

/** More than there are stops on any page of ours. */
const MOST = 60;

/** Tabs on until a control has the focus: what a keyboard can't reach is never found. @throws Error that names it */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < MOST; tabs += 1) {
    if (await control.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard doesn't get to ${control}`);
}

/** Tabs to a control and presses a key there. */
export async function pressAt(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Tabs to a field and types over what is there. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
