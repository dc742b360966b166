import type { Page } from "@playwright/test";
import { element, signedIn, TAGS } from "../support/elements";
import { expect, policy, test } from "../support/host-page";

const WORDS = "Un momento: stiamo caricando l’area soci.";
const inside = (tag: (typeof TAGS)[number]) => element(tag).replace("></", `>${WORDS}</`);

/** Whether the text inside the element is rendered. It stays in the DOM, but a shadow root replaces it on the screen. */
const areSeen = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.toString() !== "" && range.getClientRects().length > 0;
  });

test("the text inside an element is shown until the element renders", async ({ page, host }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/chunks\/(?!mocks-)/, async (route) => {
    await held;
    await route.continue();
  });
  await host.open(page, { body: TAGS.map(inside).join(""), script: signedIn() });
  for (const tag of TAGS) {
    expect(await areSeen(page, tag)).toBe(true);
    expect(await page.evaluate((name) => customElements.get(name) === undefined, tag)).toBe(true);
  }
  release();
  for (const tag of TAGS) {
    await expect(page.locator(tag).locator("a, button").first()).toBeVisible();
    expect(await areSeen(page, tag)).toBe(false);
  }
});

test("the text inside stays if the page's policy blocks the script", async ({ page, host }) => {
  const blocked = policy(host.bundle).replace(`script-src 'self' ${host.bundle}`, "script-src 'self'");
  await host.open(page, { body: TAGS.map(inside).join(""), headers: { "Content-Security-Policy": blocked } });
  await expect.poll(() => host.reports.join()).toContain("script-src");
  for (const tag of TAGS) expect(await areSeen(page, tag)).toBe(true);
});

test("the text inside stays if the browser runs no script", async ({ browser, host, page }) => {
  const address = await host.open(page, { body: inside("gds-backoffice") });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const without = await context.newPage();
  await without.goto(address);
  await expect(without.getByText(WORDS)).toBeVisible();
  await context.close();
});
