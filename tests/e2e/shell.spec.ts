import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** What axe finds in the back office; a known false positive of Base UI's guards aside (architecture §3). */
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include("gds-backoffice").disableRules("aria-hidden-focus").analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principale" });
/** The element as wide as a phone, whatever the page around it. */
const asNarrow = (page: Page) => page.addStyleTag({ content: "gds-backoffice { width: 360px !important }" });

test.describe("the main menu", () => {
  test("of an administrator opens groups whose links say what they are for", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const menu = menuOf(page);
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    const group = menu.getByRole("button", { name: "Utenti" });
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    const donors = menu.getByRole("link", { name: "Donatori" });
    await expect(donors).toContainText("Anagrafe, donazioni e benemerenze");
    expect(await violations(page)).toEqual([]);
    await donors.click();
    await expect(office.donorsHeading).toBeVisible();
    await expect(donors).toBeHidden();
    await group.click();
    await expect(menu.getByRole("link", { name: "Donatori" })).toHaveAttribute("aria-current", "page");
  });

  test("has only items that lead to a page", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const menu = menuOf(page);
    await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
    const paths = new Set<string>();
    const collect = async () => {
      for (const link of await menu.getByRole("link").all()) paths.add((await link.getAttribute("href")) ?? "");
    };
    await collect();
    for (const group of await menu.getByRole("button").all()) {
      await group.click();
      await collect();
    }
    expect(paths.size).toBeGreaterThan(1);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Page not found")).toHaveCount(0);
    }
  });

  test("of a donor is the dashboard alone, of a director there is none", async ({ ground, office, page, context }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
    await expect(menuOf(page).getByRole("link")).toHaveText(["Dashboard"]);
    await expect(menuOf(page).getByRole("button")).toHaveCount(0);
    await context.clearCookies();
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "director" } });
    await expect(office.account("director@gds.example")).toBeVisible();
    await expect(menuOf(page)).toHaveCount(0);
  });

  test("is walked by the keyboard: arrows, letters, Esc, Tab", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const menu = menuOf(page);
    const group = menu.getByRole("button", { name: "Utenti" });
    await menu.getByRole("link", { name: "Dashboard" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(group).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const donors = menu.getByRole("link", { name: "Donatori" });
    await expect(donors).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(group).toBeFocused();
    await expect(donors).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(donors).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(donors).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("d");
    await expect(donors).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(office.donorsHeading).toBeFocused();
  });

  test("opens under the pointer, and closes when it is gone or something else is pressed", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const group = menuOf(page).getByRole("button", { name: "Utenti" });
    const heading = page.locator("gds-backoffice").getByRole("heading", { level: 1 });
    await group.hover();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await heading.hover();
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await group.click();
    await heading.click();
    await expect(group).toHaveAttribute("aria-expanded", "false");
  });

  test("of a narrow element is a panel from the left with the logo", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await asNarrow(page);
    const burger = page.getByRole("button", { name: "Apri il menu" });
    await burger.click();
    const panel = page.getByRole("dialog", { name: /Menu/ });
    await expect(panel.getByText("Gruppo Donatori")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Utenti" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await panel.getByRole("link", { name: "Donatori" }).click();
    await expect(panel).toBeHidden();
    await expect(office.donorsHeading).toBeFocused();
  });
});

test.describe("the avatar menu", () => {
  test("says who is signed in, finds entries by letters, and signs out", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const account = office.account("admin@gds.example");
    await expect(account).toHaveText("AE");
    await account.click();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText("My Account");
    await expect(menu).toContainText("admin@gds.example");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("s");
    await expect(menu.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/auth\/login$/);
    await expect(office.signInHeading).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });

  test("shows the profile image, fetched with the bearer and drawn", async ({ ground, mockApi, office, page }) => {
    void ground;
    const authorizations: (string | undefined)[] = [];
    await page.route("https://uploads.example/files/**", async (route) => {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" };
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      authorizations.push(route.request().headers().authorization);
      const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
      return route.fulfill({ body: Buffer.from(pixel, "base64"), contentType: "image/png", headers });
    });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () =>
        document.querySelector("gds-backoffice")?.setAttribute("uploads-base", "https://uploads.example/files"),
      );
    });
    await mockApi.post("reset");
    const { authToken } = await tokensOf(mockApi.origin, "manager");
    await fetch(`${mockApi.apiBase}/auth/update-profile`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" },
      body: JSON.stringify({ profileImage: "faces/manager.png" }),
    });
    const query = new URLSearchParams({ transport: "http", api: mockApi.apiBase });
    await page.goto(`/cms.html?${query}#/auth/login`);
    await office.signIn("manager@gds.example");
    await expect(office.account("manager@gds.example").locator("canvas")).toBeVisible();
    await expect(office.account("manager@gds.example")).toHaveText("");
    expect(authorizations).toHaveLength(1);
    expect(authorizations[0]).toMatch(/^Bearer \S+/);
  });
});

async function tokensOf(origin: string, persona: string): Promise<{ authToken: string }> {
  const response = await fetch(`${origin}/__mock/signIn`, { method: "POST", body: JSON.stringify({ persona }) });
  return (await response.json()) as { authToken: string };
}

test.describe("a new page", () => {
  test("takes the focus to its heading and is announced, but the first one is left alone", async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.donorsHeading).toBeVisible();
    await expect(office.donorsHeading).not.toBeFocused();
    await menuOf(page).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /^Dashboard$/ })).toHaveCount(1);
    await expect(page).toHaveTitle("Dashboard | Gruppo Donatori di Sangue");
    await page.goBack();
    await expect(office.donorsHeading).toBeFocused();
  });

  test("begins at its top when the one before was scrolled", async ({ ground, office, page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.rows).toHaveCount(10);
    await office.rows.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("is reached past the bar by “Vai al contenuto”", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
    await expect(office.donorsHeading).toBeVisible();
    const skip = page.getByRole("link", { name: "Vai al contenuto" });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    expect(new URL(page.url()).hash).toBe("#/app/donors");
    await page.keyboard.press("Tab");
    await expect(office.search).toBeFocused();
  });

  test("whose code doesn't come says so, and comes when it is asked for again", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    const menu = menuOf(page);
    await menu.getByRole("button", { name: "Utenti" }).click();
    await page.route(/\/chunks\//, (route) => route.abort());
    await menu.getByRole("link", { name: "Donatori" }).click();
    await expect(page.getByRole("heading", { name: "Error", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go back" })).toBeVisible();
    await expect(office.account("admin@gds.example")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute(/\/chunks\//);
    await office.retry.click();
    await expect(office.donorsHeading).toBeVisible();
  });
});

test.describe("addresses that show no page", () => {
  test("an unknown one, in the shell and out of it", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/nowhere", query: { persona: "admin" } });
    const heading = page.getByRole("heading", { name: "Page not found", level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByText("Please check the URL in the address bar and try again.")).toBeVisible();
    await expect(office.account("admin@gds.example")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
    await page.evaluate(() => void (location.hash = "#/nowhere"));
    await expect(heading).toBeVisible();
    await expect(office.account("admin@gds.example")).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });

  test("one that the ability refuses", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/managers", query: { persona: "director" } });
    await expect(page.getByRole("heading", { name: "You aren't authorized to see this", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
  });
});

test.describe("the privacy banner", () => {
  const banner = (page: Page) => page.getByRole("region", { name: "Accettazione della privacy" });

  test("is accepted, says so, and is gone for good", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await expect(banner(page)).toBeVisible();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await banner(page).getByRole("button", { name: "Accetta privacy" }).click();
    await expect(page.getByText("Informativa della privacy accettata")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.reload();
    await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test("is closed for the session: not for the next one", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await banner(page).getByRole("button", { name: "Chiudi" }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Contenuto" })).toBeFocused();
    await page.evaluate(() => void (location.hash = "#/"));
    await page.evaluate(() => void (location.hash = "#/app/dashboard"));
    await expect(office.account("suspended@gds.example")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await office.signOut("suspended@gds.example");
    await office.signIn("suspended@gds.example");
    await expect(banner(page)).toBeVisible();
  });

  test("doesn't ask who has accepted", async ({ ground, office, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await expect(office.account("admin@gds.example")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test("links to the policy only when the page says where it is", async ({ ground, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await expect(banner(page)).toContainText("Per usare il sito occorre accettare l’informativa sulla privacy.");
    await expect(banner(page).getByRole("link")).toHaveCount(0);
    await page.evaluate(() =>
      document.querySelector("gds-backoffice")?.setAttribute("privacy-url", "https://gds.example/privacy"),
    );
    await expect(banner(page).getByRole("link", { name: "informativa sulla privacy" })).toHaveAttribute(
      "href",
      "https://gds.example/privacy",
    );
  });

  test("stays when the server refuses, whose message is shown", async ({ ground, panel, page }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "suspended" } });
    await expect(banner(page)).toBeVisible();
    await panel.chooseScenario("validation");
    await banner(page).getByRole("button", { name: "Accetta privacy" }).click();
    await expect(page.getByText("Il valore non è valido, Il campo è obbligatorio")).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
});

test("people not yet registered are welcomed by their e-mail, and “Esci” signs out", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, { hash: "#/registration", query: { persona: "pending" } });
  const main = page.getByRole("region", { name: "Contenuto" });
  await expect(main).toContainText("pending@gds.example");
  await expect(page.getByRole("navigation", { name: "Percorso" })).toContainText("Registration");
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(office.signInHeading).toBeVisible();
  await expect(page).toHaveURL(/#\/auth\/login$/);
});
