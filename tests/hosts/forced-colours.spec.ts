import type { Page } from "@playwright/test";
import { expect, test } from "../support/host-page";
import { inkOf } from "../support/pixels";
import { goToScreen, openScreen } from "../support/screens";

const office = (page: Page) => page.locator("gds-backoffice");

// in the dark theme, where our own colours would be noticed
test.describe("forced colours", () => {
  test.use({ forcedColors: "active", colorScheme: "dark", viewport: { width: 1100, height: 900 } });

  test("keep the drop, and the donation and rest periods of a donor visible", async ({ page, host }) => {
    await openScreen(page, host, "own record");
    const drop = office(page).getByRole("img", { name: /Attesa/ });
    // the full and the empty part have different system colours
    const fills = await drop
      .locator("path[class]")
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const colours = ["Canvas", "Highlight"].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return colours;
    });
    expect(fills).toEqual(expect.arrayContaining(system));
    const figure = office(page).getByRole("img", { name: /Donazioni per anno/ });
    const rests = figure.locator("span[style*=width]");
    expect(await rests.count()).toBeGreaterThan(1);
    expect(await inkOf(page, rests.first())).toBeGreaterThan(0.05);
    const months = await figure
      .locator("i")
      .first()
      .evaluate((lines) => getComputedStyle(lines).backgroundImage);
    expect(months).toContain("gradient");
  });

  test("keep numbers, marks, borders, states and the focus visible on an administrator's screens", async ({
    page,
    host,
  }) => {
    await test.step("the dashboard: each type of donation, each blood group, the lines between counts", async () => {
      await openScreen(page, host, "dashboard");
      const months = office(page).locator("i[style*=height]");
      // twelve months; the current one may be empty
      expect(await months.count()).toBeGreaterThan(24);
      // a month may lack one of the three types of donation
      for (let kind = 0; kind < 3; kind += 1) expect(await inkOf(page, months.nth(kind))).toBeGreaterThan(0.1);
      const looks = await months.evaluateAll((bars) =>
        bars.slice(0, 9).map((bar) => {
          const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(bar);
          return [backgroundColor, backgroundImage, borderTopWidth].join();
        }),
      );
      expect(new Set(looks).size).toBe(3);
      const groups = office(page).getByRole("table", { name: "Gruppi Sanguigni" }).locator("i");
      for (const group of [groups.nth(0), groups.nth(4)]) expect(await inkOf(page, group)).toBeGreaterThan(0.1);
      const strip = office(page).getByRole("list", { name: "Statistiche" });
      const gap = await strip.evaluate((list) => getComputedStyle(list).backgroundColor);
      expect(gap).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
    });
    await test.step("a document: the matches of a search, and the current one", async () => {
      await goToScreen(page, "document");
      await office(page).getByRole("button", { name: "Cerca nel documento" }).click();
      await page.keyboard.type("firma");
      const marks = office(page).locator("span[style*=left][aria-hidden]");
      await expect(marks).toHaveCount(2);
      const looks = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const { backgroundColor, borderTopWidth } = getComputedStyle(mark);
          return [backgroundColor, borderTopWidth];
        }),
      );
      // a background in a system colour would cover the text
      for (const [background] of looks) expect(background).toMatch(/, 0\)$/);
      expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
    });
    await test.step("the list: the current page, the focus, the bell, dialogs and panels, the search", async () => {
      await goToScreen(page, "donors");
      const here = office(page).getByRole("button", { name: "Pagina 1", exact: true });
      const other = office(page).getByRole("button", { name: "Pagina 2", exact: true });
      const border = (locator: typeof here) => locator.evaluate((item) => getComputedStyle(item).borderTopWidth);
      expect(await border(here)).not.toBe(await border(other));
      await seesFocus(page, 8);

      // the number on the bell, and the round mark of an unread notification in the drawer
      const bell = office(page).getByRole("button", { name: /^Notifiche/ });
      await expect(bell).toHaveText("3");
      expect(await inkOf(page, bell.locator("span"))).toBeGreaterThan(0.1);
      await bell.click();
      const unread = page
        .getByRole("dialog", { name: "Notifiche" })
        .getByRole("list")
        .last()
        .locator("li > span")
        .first();
      expect(await inkOf(page, unread)).toBeGreaterThan(0.3);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Notifiche" })).toBeHidden();

      // dialogs and panels have a border, and the chosen option of a panel is visible
      for (const [name, shown] of [
        ["Filtri", "Filtri avanzati"],
        ["Viste", "Viste"],
      ] as const) {
        await office(page).getByRole("button", { name, exact: true }).click();
        const dialog = page.getByRole("dialog", { name: shown });
        await expect(dialog).toBeVisible();
        expect(await inkOf(page, dialog), name).toBeGreaterThan(0.01);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
      await office(page).getByRole("button", { name: "Colonne", exact: true }).click();
      const columns = page.getByRole("dialog", { name: "Colonne" });
      const chosen = await inkOf(page, columns.getByRole("checkbox", { name: "Zona" }));
      expect(chosen).toBeGreaterThan(await inkOf(page, columns.getByRole("checkbox", { name: "CAP" })));
      await page.keyboard.press("Escape");
      await expect(columns).toBeHidden();

      // the active hit, and the marked search text
      await office(page).getByRole("button", { name: "Cerca", exact: true }).click();
      await page.getByPlaceholder("Cerca...", { exact: true }).fill("anna");
      const search = page.getByRole("dialog", { name: "Cerca" });
      await expect(search.getByRole("status")).toContainText('per "anna"');
      const outline = (index: number) =>
        search
          .getByRole("option")
          .nth(index)
          .evaluate((hit) => getComputedStyle(hit).outlineStyle);
      expect(await outline(0)).toBe("solid");
      expect(await outline(1)).toBe("none");
      expect(await inkOf(page, search.locator("mark").first())).toBeGreaterThan(0.05);
      await page.keyboard.press("Escape");
      await expect(search).toHaveCount(0);
    });
    await test.step("the settings: the selected tab, the handles of zones", async () => {
      await goToScreen(page, "zones");
      const line = (name: string) =>
        office(page)
          .getByRole("tab", { name })
          .evaluate((tab) => getComputedStyle(tab, "::after").backgroundColor);
      expect(await line("Zone")).not.toBe(await line("Regole"));
      expect(await inkOf(page, office(page).getByRole("button", { name: "Sposta Bergamo" }))).toBeGreaterThan(0.02);
      await seesFocus(page, 8);
    });
    await test.step("the managers: their status", async () => {
      await goToScreen(page, "managers");
      const badge = office(page).getByRole("row").nth(1).getByText("Attivo", { exact: true });
      expect(await inkOf(page, badge)).toBeGreaterThan(0.05);
      await seesFocus(page, 8);
    });
  });
});

/** Presses Tab several times, and expects a visible focus at each stop. */
async function seesFocus(page: Page, stops: number): Promise<void> {
  await page.keyboard.press("Tab");
  for (let stop = 0; stop < stops; stop += 1) {
    const seen = await page.evaluate(() => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      if (!focused) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return outlineStyle !== "none" && outlineWidth !== "0px";
    });
    expect(seen).toBe(true);
    await page.keyboard.press("Tab");
  }
}
