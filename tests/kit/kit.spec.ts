import { devices, expect, type Page } from "@playwright/test";
import { audit as auditPage, type Rules } from "../support/axe";
import { watchMarks } from "../support/marks";
import { smallTargets } from "../support/targets";
import { settled } from "../support/settled";
import { test } from "../support/warm-page";
import { unresolved } from "../../src/widgets/test-support/unresolved";

// Without motion, because animations are drawn by the CPU and slow down all tests.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The host of the kit, which has all of it in its shadow root. */
const KIT = "#kit > [theme]";

/** The kit's page (demo/kit.html): every component in every state, in one theme. */
const open = async (page: Page, theme: "light" | "dark", width: number) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`./kit.html?theme=${theme}`);
  await expect(page.getByRole("heading", { name: "Pulsanti" })).toBeVisible();
  // skeletons are shown after a delay
  await expect(page.getByRole("status").filter({ hasText: "Caric" }).first()).toBeVisible();
  await settled(page);
  return problems;
};

/** @returns what axe finds in the page or in a part of the kit */
const audit = (page: Page, { part, rules }: { part?: string; rules?: Rules } = {}) =>
  auditPage(page, part ? { include: [{ fromShadowDom: [KIT, part] }] } : null, rules);

async function expectNothingWider(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
}

// Widths change the layout, themes only the colours. A full audit takes 10 s of CPU time here, 7 of them for the colours.
test("axe finds nothing in the kit, wide or narrow, and nothing is wider than the container", async ({ page }) => {
  test.slow();
  const problems = await open(page, "light", 1200);
  expect(await audit(page)).toEqual([]);
  for (const width of [1200, 720, 320, 360]) await expectNothingWider(page, width);
  expect(await audit(page, { rules: "all but colours" })).toEqual([]);
  expect(problems).toEqual([]);
});

test("every attribute, custom property and id that styles and elements refer to exists", async ({ page }) => {
  await open(page, "light", 1200);
  expect(await page.locator(KIT).evaluate(unresolved)).toEqual([]);
});

/** Opens a menu, then a dialog with a toast, and lets axe look at each. */
async function auditOpened(page: Page, rules: Rules): Promise<void> {
  await page.getByRole("button", { name: "Azioni", exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await audit(page, { part: "[role=menu]", rules })).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Con un modulo…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salva la vista" }).click();
  await expect(page.getByText("Vista salvata").first()).toBeVisible();
  await settled(page);
  expect(await audit(page, { part: "dialog", rules })).toEqual([]);
}

test("in the dark theme, the kit and an open menu, dialog and toast have enough contrast", async ({ page }) => {
  test.slow();
  const problems = await open(page, "dark", 720);
  expect(await audit(page, { rules: "colours" })).toEqual([]);
  await auditOpened(page, "colours");
  expect(problems).toEqual([]);
});

test("axe finds nothing in an open menu, dialog and toast, which don't change the page's own nodes; a dialog is a sheet in a narrow window", async ({
  page,
}) => {
  await open(page, "light", 1000);
  await page.evaluate(() => document.body.append(document.createElement("footer")));
  const readMarks = await watchMarks(page);
  await page.getByRole("button", { name: "Con un modulo…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Azioni" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await dialog.getByRole("button", { name: "Salva la vista" }).click();
  await expect(page.getByText("Vista salvata")).toBeVisible();
  await dialog.getByRole("button", { name: "Chiudi" }).first().click();
  await expect(dialog).toBeHidden();
  // the demo's build adds preloads to the head
  expect((await readMarks()).filter((mark) => mark !== "children on HEAD")).toEqual([]);

  await auditOpened(page, "all");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Elimina 3 donazioni…" }).click();
  await expect(page.getByRole("alertdialog", { name: "Eliminare 3 donazioni?" })).toBeVisible();
  for (const [width, atBottom] of [
    [1000, false],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const box = await page.getByRole("alertdialog").locator("> div > div").first().boundingBox();
    expect(box && Math.round(box.y + box.height) === 900, `at ${width}`).toBe(atBottom);
  }
});

test("forced colours keep every control visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "light", 1000);
  const border = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border("Salva")).toBe("1px");
  expect(await border("Annulla")).toBe("1px");
});

test.describe("by touch", () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test("every control is at least 44px high and wide", async ({ page }) => {
    await open(page, "light", 412);
    expect(await smallTargets(page, KIT)).toEqual([]);
    await page.getByRole("button", { name: "Con annulla" }).click();
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    expect(await smallTargets(page, KIT, "[data-sonner-toast]")).toEqual([]);
  });
});
