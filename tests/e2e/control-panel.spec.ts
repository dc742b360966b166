import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { ADMIN, BackOffice, ControlPanel } from "./support/screens";

const DONORS = "#/app/donors";
const widthOf = (page: Page) =>
  page.locator("gds-backoffice").evaluate((element) => element.getBoundingClientRect().width);

test.describe("the address", () => {
  test("chooses scenario, donors, theme and latency", async ({ page, panel, office }) => {
    await page.goto(
      `/cms.html?persona=admin&transport=inline&scenario=down&donors=300&theme=dark&latency=150${DONORS}`,
    );
    await expect(page.getByRole("heading", { name: "Error", exact: true })).toBeVisible();
    await expect(page.locator("gds-backoffice")).toHaveAttribute("theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(panel.region).toContainText("API simulata nella pagina");
    await expect(panel.region).toContainText("scenario: API ferma");
    await panel.chooseScenario("");
    // the session retries a failed start
    await expect(office.rows).toHaveCount(10);
    expect(page.url()).not.toContain("scenario");
    await expect(page.getByRole("heading", { name: /^Donatori\s*300$/ })).toBeVisible();
    const calls = page.getByRole("list", { name: "Chiamate", includeHidden: true }).locator("li");
    const times = (await calls.allTextContents()).flatMap((line) => {
      const ms = /→ 200, (\d+) ms$/.exec(line)?.[1];
      return ms === undefined ? [] : [Number(ms)];
    });
    expect(times.length).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(150);
  });

  test("chooses the transport: the page itself by default, a service worker, or a server, with a hint how to start a missing one", async ({
    page,
    panel,
    mockApi,
  }) => {
    await page.goto("/cms.html");
    await expect(panel.region).toContainText("API simulata nella pagina");
    await page.goto("/cms.html?transport=worker");
    await expect(panel.region).toContainText("API simulata da un service worker");

    await page.goto("/cms.html?transport=http&api=http://127.0.0.1:9/v2#/auth/login");
    await expect(panel.notice).toContainText("npm run mock-api");
    await expect(panel.region).not.toContainText("Si prepara");
    await expect(page.getByRole("heading", { name: "Area soci" })).toBeVisible();
    await expect(new BackOffice(page).signInHeading).toBeVisible();

    // the number of donors can't be chosen on a server
    await page.goto(`/cms.html?transport=http&api=${mockApi.apiBase}&donors=50`);
    await expect(panel.notice).toContainText("DONORS");
    await page.goto(`/cms.html?transport=http&api=${mockApi.apiBase}`);
    await expect(panel.region).toContainText("API su un server");
    await expect(panel.region).not.toContainText("DONORS");
  });
});

test.describe("the panel", () => {
  test("signs personas in and out without a reload, sends a live notification to every page, and resets the data", async ({
    context,
    office,
    panel,
    page,
  }) => {
    await page.goto(`/cms.html?utm=a%20b&persona=admin&transport=inline${DONORS}?pageIndex=2`);
    await expect(office.rows).toHaveCount(10);
    // a reload or a shared link doesn't sign in again
    expect(page.url()).toMatch(/\/cms\.html\?utm=a%20b&transport=inline#\/app\/donors\?pageIndex=2$/);
    await panel.open();
    await panel.persona.selectOption("manager");
    await panel.press("Entra");
    await expect(office.account("manager@gds.example")).toBeVisible();
    await expect(office.account(ADMIN)).toBeHidden();
    expect(page.url()).toContain(DONORS);
    expect(page.url()).not.toContain("persona");

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await panel.press("Esci");
    await expect(office.signInHeading).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    expect(await page.context().cookies()).toEqual([]);

    await test.step("a live notification reaches the bell of another page", async () => {
      await office.signIn(ADMIN);
      await expect(office.account(ADMIN)).toBeVisible();
      const other = await context.newPage();
      await other.goto("/header.html?transport=inline");
      const there = other.locator("gds-notification-bell").getByRole("button", { name: /^Notifiche, / });
      await expect(there).toHaveAccessibleName("Notifiche, 3 da leggere");
      await page.bringToFront();
      await panel.press("Invia una notifica");
      await expect(there).toHaveAccessibleName("Notifiche, 4 da leggere");
      await other.close();
    });

    await test.step("resetting the data also signs the user out", async () => {
      const bell = page.getByRole("button", { name: /^Notifiche/ });
      await expect(bell).toHaveAccessibleName("Notifiche, 4 da leggere");
      await panel.press("Azzera i dati");
      await expect(office.signInHeading).toBeVisible();
      expect(page.url()).not.toContain("reset");
      await office.signIn(ADMIN);
      await expect(bell).toHaveAccessibleName("Notifiche, 3 da leggere");
    });
  });

  test("switches the scenario for the next call, expires the token, sets theme and width, and keeps the theme after a reload", async ({
    office,
    panel,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/cms.html?persona=admin&transport=inline${DONORS}`);
    await expect(office.rows).toHaveCount(10);
    await panel.chooseScenario("teapot");
    await office.search.fill("ferrari");
    await expect(office.retry).toBeVisible();
    expect(page.url()).toContain("scenario=teapot");
    await panel.chooseScenario("");
    await office.retry.click();
    await expect(office.rows.filter({ hasText: "Ferrari" })).not.toHaveCount(0);

    // the next call is refused; the client refreshes the token and repeats the call
    const refreshes = panel.region.getByRole("list", { name: "Chiamate" }).getByText("/auth/refresh-token → 201");
    await panel.press("Fai scadere il token");
    await office.search.fill("rossi");
    await expect(office.rows.filter({ hasText: "Rossi" })).not.toHaveCount(0);
    await expect(refreshes).toHaveCount(1);

    const free = await widthOf(page);
    for (const width of [720, 360]) {
      await panel.region.getByRole("radio", { name: String(width) }).check();
      await expect.poll(() => widthOf(page)).toBe(width);
      expect(page.url()).toContain(`width=${width}`);
    }
    await panel.region.getByRole("radio", { name: "Libera" }).check();
    await expect.poll(() => widthOf(page)).toBe(free);

    await panel.region.getByRole("radio", { name: "Scuro" }).check();
    await expect(page.locator("gds-backoffice")).toHaveAttribute("theme", "dark");
    await page.reload();
    await expect(page.locator("gds-backoffice")).toHaveAttribute("theme", "dark");
    await panel.open();
    await panel.region.getByRole("radio", { name: "Sistema" }).check();
    await expect(page.locator("gds-backoffice")).toHaveAttribute("theme", "auto");
    expect(page.url()).not.toContain("theme");
  });
});

test.describe("the panel's position", () => {
  test("it covers nothing on a narrow screen, open or closed, and works by keyboard alone", async ({ page }) => {
    const panel = new ControlPanel(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const top = page.getByRole("banner");
    const expectBeside = async () => {
      const [strip, header] = await Promise.all([panel.region.boundingBox(), top.boundingBox()]);
      expect(header!.y).toBeGreaterThanOrEqual(strip!.y + strip!.height - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    await test.step("cms.html", async () => {
      await page.goto("/cms.html?transport=inline");
      await expectBeside();
      await panel.open();
      await expectBeside();
    });

    await test.step("header.html, by keyboard", async () => {
      await page.goto("/header.html?transport=inline");
      await expect(panel.region).toContainText("API simulata");
      await expectBeside();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(panel.toggle).toBeFocused();
      await page.keyboard.press("Enter");
      await panel.isOpen();
      await expectBeside();
      await page.keyboard.press("Tab");
      await expect(panel.persona).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(panel.button("Entra")).toBeFocused();
    });
  });
});
