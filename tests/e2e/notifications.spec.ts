import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { haltClock } from "./support/clock";
import { ADMIN } from "./support/screens";
import { ADMIN as ACCOUNT } from "../support/elements";
import { expect, overHttp, test } from "./support/test";

/** The bell and the drawer, in the back office or in the element of the bell. */
const bellIn = (scope: Page | Locator) => scope.getByRole("button", { name: /^Notifiche/ });
const drawerIn = (scope: Page | Locator) => scope.getByRole("dialog", { name: "Notifiche" });
/** The notifications. Toasts are list items, too. */
const itemsOf = (drawer: Locator) =>
  drawer.getByRole("listitem").filter({ has: drawer.page().getByRole("button", { name: "Elimina notifica" }) });
const open = async (page: Page) => {
  await bellIn(page).click();
  await expect(itemsOf(drawerIn(page)).first()).toBeVisible();
  return drawerIn(page);
};
/** Where axe looks while the drawer is open: the page below it is inert. */
const openDrawer = (element: string): [string, string] => [element, "dialog[open]"];
/** Waits for the next connection of the socket. */
const live = (page: Page) =>
  page
    .waitForEvent("websocket", (socket) => socket.url().includes("socket.io"))
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("40")));
const ring = (bell: Locator) =>
  bell.locator("span").evaluate((badge) => {
    const { content, animationName } = getComputedStyle(badge, "::before");
    return content === "none" ? "none" : animationName === "none" ? "still" : "pulsing";
  });

test("the drawer lists notifications; one is read, one deleted and restored, one deleted just before signing out", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
  const calls = await transport.observe(page);
  const answered = async (verb: string) =>
    (await calls()).filter(({ method }) => method === verb).map(({ status }) => status);
  await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 3 da leggere");
  const drawer = await open(page);
  await expect(drawer).toHaveAccessibleDescription("Tutte le notifiche del tuo account");
  const items = itemsOf(drawer);
  await expect(items).toHaveCount(4);
  await expect(items.nth(0)).toContainText("25 minuti fa");
  await expect(items.nth(2)).toContainText("codice fiscale non valido alla riga 14");
  // the accessible names distinguish the four buttons
  await expect(items.nth(0).getByRole("button", { name: "Elimina notifica: Nuova registrazione" })).toHaveAttribute(
    "title",
    "Elimina notifica",
  );

  await test.step("a press marks a notification as read, also after a reload, and the bell counts one less", async () => {
    const first = items.first();
    await first.getByRole("button", { name: /^Da leggere: Nuova registrazione/ }).focus();
    await page.keyboard.press("Enter");
    await expect(first.getByRole("button", { name: /^Da leggere/ })).toHaveCount(0);
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(items).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(bellIn(page)).toBeFocused();
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 2 da leggere");
    // wait until the mock has stored the change, because a reload restarts it
    await expect.poll(() => answered("PUT")).toEqual([200]);
    await page.reload();
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 2 da leggere");
    await open(page);
    await drawer.getByRole("button", { name: "Segna tutte come lette" }).click();
    await expect(drawer.getByRole("button", { name: /^Da leggere/ })).toHaveCount(0);
  });

  await test.step("a deletion can be undone; otherwise it is sent, also when the user signs out", async () => {
    await items.nth(0).getByRole("button", { name: "Elimina notifica" }).click();
    await expect(items).toHaveCount(3);
    await expect(items.nth(0).getByRole("button", { name: "Elimina notifica" })).toBeFocused();
    expect(await violations(page, openDrawer("gds-backoffice"))).toEqual([]);
    await drawer.getByRole("button", { name: "Ripristina la notifica" }).click();
    await expect(items).toHaveCount(4);
    await items.nth(0).getByRole("button", { name: "Elimina notifica" }).click();
    await expect(items).toHaveCount(3);
    expect(await answered("DELETE")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, nessuna da leggere");
    await office.signOut(ADMIN);
    await expect(office.signInHeading).toBeVisible();
    await expect.poll(() => answered("DELETE")).toEqual([200]);
  });
});

test.describe("against a real server", () => {
  test.describe.configure({ mode: "serial" });
  test.use(overHttp);
  test.beforeEach(async ({ transport, page }) => {
    const connected = live(page);
    await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 3 da leggere");
    await connected;
  });

  test("a live notification reaches all elements and tabs, one socket a tab; it is listed first, counted and announced once, and what is read is shared", async ({
    context,
    mockApi,
    page,
  }) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    const connected = live(page);
    await page.reload();
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 3 da leggere");
    await connected;
    await page.evaluate(() => {
      const bell = document.createElement("gds-notification-bell");
      bell.setAttribute("api-base", document.querySelector("gds-backoffice")?.getAttribute("api-base") ?? "");
      document.body.prepend(bell);
    });
    const office = page.locator("gds-backoffice");
    const other = page.locator("gds-notification-bell");
    await expect(bellIn(other)).toHaveAccessibleName("Notifiche, 3 da leggere");
    const tab = await context.newPage();
    const connectedTab = live(tab);
    await tab.goto(`/header.html?${new URLSearchParams({ transport: "http", api: mockApi.apiBase })}`);
    await expect(bellIn(tab)).toHaveAccessibleName("Notifiche, 3 da leggere");
    await connectedTab;
    const titleBefore = await tab.title();
    await page.bringToFront();
    await mockApi.post("notify", { title: "Nuovo donatore da attivare", message: "Elena ha inviato il modulo." });
    for (const bell of [bellIn(office), bellIn(other), bellIn(tab)])
      await expect(bell).toHaveAccessibleName("Notifiche, 4 da leggere");
    expect(await tab.title()).toBe(titleBefore);
    expect(await ring(bellIn(office))).toBe("still");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await ring(bellIn(office))).toBe("pulsing");
    await expect(page.getByText("Hai una nuova notifica")).toHaveCount(1);
    expect(sockets.filter((url) => url.includes("socket.io"))).toHaveLength(1);
    await expect(page.getByText("Nuovo donatore da attivare")).toHaveCount(0);
    await page.getByRole("button", { name: "Apri", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Notifiche" });
    await expect(itemsOf(drawer).first()).toContainText("Nuovo donatore da attivare");
    await drawer.getByRole("button", { name: "Elimina notifica" }).first().click();
    await drawer.getByRole("button", { name: /^Da leggere: Nuova registrazione/ }).click();
    for (const scope of [office, other])
      await expect(scope.getByRole("button", { name: "Notifiche, 2 da leggere", includeHidden: true })).toHaveCount(1);
    // the deletion is sent only after its undo has ended
    await expect(bellIn(tab)).toHaveAccessibleName("Notifiche, 3 da leggere");
  });

  test("the toast of a live notification stays for 4 s, and the bell pulses for 5 s", async ({ mockApi, page }) => {
    const news = { title: "Nuovo donatore da attivare", message: "Elena ha inviato il modulo." };
    const toast = page.getByText("Hai una nuova notifica");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await mockApi.post("notify", news);
    await expect(toast).toBeVisible(); // the first toast loads the code of toasts
    await haltClock(page);
    await page.clock.runFor(1_000);
    await expect(toast).toHaveCount(0);
    await expect.poll(() => ring(bellIn(page))).toBe("none");

    await mockApi.post("notify", news);
    await expect(bellIn(page)).toHaveAccessibleName("Notifiche, 5 da leggere");
    await page.clock.runFor(100);
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_700);
    await expect(toast).toBeVisible();
    await page.clock.runFor(700);
    await expect(toast).toHaveCount(0);
    expect(await ring(bellIn(page))).toBe("pulsing");
    await page.clock.runFor(400);
    expect(await ring(bellIn(page))).toBe("pulsing");
    await page.clock.runFor(200);
    await expect.poll(() => ring(bellIn(page))).toBe("none");
  });
});

/** The accessibility tree of the drawer. */
const DRAWER_TREE = `
- dialog "Notifiche":
  - heading "Notifiche" [level=2]
  - paragraph: Tutte le notifiche del tuo account
  - button "Chiudi"
  - status
  - list:
    - listitem:
      - button /Da leggere. Nuova registrazione/
      - 'button "Elimina notifica: Nuova registrazione"'
    - listitem:
      - button /Da leggere. Richiamo inviato/
      - 'button "Elimina notifica: Richiamo inviato"'
    - listitem:
      - button /Da leggere. Importazione con errori/
      - 'button "Elimina notifica: Importazione con errori"'
    - listitem: /Tessere da stampare/
  - button "Segna tutte come lette"
`;

test("the bell in a header invites signed-out visitors to sign in, opens the drawer in the header's colours, or links to it", async ({
  page,
}) => {
  await page.goto("/header.html?transport=inline");
  const element = page.locator("gds-notification-bell");
  await test.step('with signed-out="invite", the bell invites visitors to sign in, and is shown after the sign-in', async () => {
    await expect(page.locator("main")).toBeVisible();
    await expect(element.getByRole("button")).toHaveCount(0);
    await element.evaluate((bell) => bell.setAttribute("signed-out", "invite"));
    await element.getByRole("button", { name: "Accedi per vedere le tue notifiche" }).click();
    const dialog = page.getByRole("dialog", { name: "Accedi per vedere le tue notifiche" });
    await dialog.getByLabel("E-mail").fill(ACCOUNT.email);
    await dialog.getByLabel("Password", { exact: true }).fill(ACCOUNT.password);
    expect(await violations(page, openDrawer("gds-notification-bell"))).toEqual([]);
    await dialog.getByRole("button", { name: "Accedi" }).click();
    await expect(bellIn(element)).toHaveAccessibleName("Notifiche, 3 da leggere");
  });

  const colour = (locator: Locator) => locator.evaluate((node) => getComputedStyle(node).color);
  expect(await colour(bellIn(element))).toBe(await colour(page.locator(".campanella")));
  await bellIn(element).focus();
  await page.keyboard.press("Enter");
  await expect(itemsOf(drawerIn(element))).toHaveCount(4);
  await expect(drawerIn(element)).toMatchAriaSnapshot(DRAWER_TREE);
  expect(await colour(drawerIn(element).getByRole("heading", { name: "Notifiche" }))).not.toBe(
    await colour(page.locator(".campanella")),
  );
  await page.keyboard.press("Escape");
  await expect(bellIn(element)).toBeFocused();

  await test.step("with `open-in` the bell is a link to the back office, which opens the drawer", async () => {
    await element.evaluate((bell) => bell.setAttribute("open-in", "./cms.html?transport=inline"));
    await element.getByRole("link", { name: "Notifiche, 3 da leggere" }).click();
    await expect(page).toHaveURL(/cms\.html.*#\/app\/dashboard\?notifiche$/);
    await expect(drawerIn(page)).toBeVisible();
  });
});
