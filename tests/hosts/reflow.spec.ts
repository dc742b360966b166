import { devices } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";
import { addPersonalStyle, brokenWords, illegibleText, TEXT_SPACING } from "../support/legible";
import { goToScreen, openScreen, SCREENS_BY_PERSON } from "../support/screens";
import { smallTargets } from "../support/targets";

test.describe("at 320 by 256 px, which is 400 % zoom of 1280 by 1024 (WCAG 1.4.10)", () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const { person, names } of SCREENS_BY_PERSON)
    test(`${person}: all text is readable, with letter spacing too, also at 180 px, and all controls fit a finger`, async ({
      page,
      host,
    }) => {
      test.slow(); // many screens
      for (const [index, name] of names.entries())
        await test.step(name, async () => {
          if (index === 0) await openScreen(page, host, name);
          else await goToScreen(page, name);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          expect(await illegibleText(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          const takeAway = await addPersonalStyle(page, TEXT_SPACING);
          expect(await illegibleText(page)).toEqual([]);
          await takeAway();
          // below 280 px the layout changes again; 180 px is the minimum
          await page.setViewportSize({ width: 180, height: 256 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
          expect([...(await illegibleText(page)), ...(await brokenWords(page))]).toEqual([]);
          await page.setViewportSize({ width: 320, height: 256 });
        });
      if (person !== "pending") return;
      await test.step("the bar with the button to the next step is below the form and doesn't cover it", async () => {
        const send = page.getByRole("button", { name: "Avanti" });
        await page.getByRole("textbox", { name: "Nome", exact: true }).evaluate((field) => field.scrollIntoView());
        await expect(send).not.toBeInViewport();
        await send.scrollIntoViewIfNeeded();
        await expect(send).toBeInViewport();
      });
    });

  test("in a drawer most of the window shows the rows; all sizes follow the visitor's default font, not the font size of the page", async ({
    page,
    host,
  }) => {
    await openScreen(page, host, "dashboard");
    await page.getByRole("button", { name: /^Notifiche/ }).click();
    const dialog = page.getByRole("dialog", { name: "Notifiche" });
    const items = dialog.getByRole("listitem");
    await expect(items.first()).toBeVisible();
    await items.last().scrollIntoViewIfNeeded();
    await items.nth(2).evaluate((item) => item.scrollIntoView({ block: "start" }));
    // the visible rows, in a window 256 px high
    const seen = await items.evaluateAll((all) =>
      all
        .filter((item) => {
          const { left, width, top, height } = item.getBoundingClientRect();
          const hit = (item.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && item.contains(hit);
        })
        .reduce((sum, item) => sum + item.getBoundingClientRect().height, 0),
    );
    expect(seen).toBeGreaterThan(160);
    expect(await illegibleText(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 360, height: 256 });
    await page.addStyleTag({ content: "html { font-size: 62.5% } gds-backoffice { font-size: 30px !important }" });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    const office = page.locator("gds-backoffice");
    const title = office.getByRole("heading", { level: 1 });
    const icon = office
      .getByRole("button", { name: /^Notifiche/ })
      .locator("svg")
      .first();
    for (const percent of [100, 150, 200]) {
      const standard = (16 * percent) / 100;
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      await expect(title).toHaveCSS("font-size", `${(24 * percent) / 100}px`);
      await expect(icon).toHaveCSS("width", `${(18 * percent) / 100}px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect([...(await illegibleText(page)), ...(await brokenWords(page))]).toEqual([]);
    }
  });
});

test.describe("on a tablet, by touch", () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["iPad (gen 7)"];
  test.use({ viewport: { width: 1100, height: 800 }, userAgent, deviceScaleFactor, isMobile, hasTouch });
  /** One screen of each kind: other lists and forms have the same controls, which the tests above check. */
  const NAMES = ["donors", "dashboard", "documents", "zones", "document", "rules", "somebody's account"] as const;
  test("every control is at least 44 px high and wide", async ({ page, host }) => {
    test.slow(); // many screens
    for (const [index, name] of NAMES.entries())
      await test.step(name, async () => {
        if (index === 0) await openScreen(page, host, name);
        else await goToScreen(page, name);
        expect(await smallTargets(page)).toEqual([]);
      });
    await test.step("own record", async () => {
      await openScreen(page, host, "own record");
      expect(await smallTargets(page)).toEqual([]);
    });
  });
});

test("the menu panel in a narrow element has the width of a panel in a wide window, and fills a small one (specification §2)", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await host.open(page, {
    head: `<style>body { margin: 0 } #column { width: 320px }</style>`,
    body: `<div id="column">${element("gds-backoffice")}</div>`,
    script: `${signedIn()} location.hash = "#/app/dashboard";`,
  });
  await page.getByRole("button", { name: "Apri il menu" }).click();
  const panel = page.getByRole("dialog", { name: /Menu/ }).locator("[tabindex='-1']").first();
  for (const [window, expected] of [
    [1200, 360],
    [400, 400],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: expected });
  }
});
