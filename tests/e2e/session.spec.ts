import type { BrowserContext, Request } from "@playwright/test";
import { haltClock, passUntil } from "./support/clock";
import { machineNow } from "../support/clock/test-clock";
import { ADMIN } from "./support/screens";
import { expect, overHttp, test as base } from "./support/test";

/** The session on a real server, with a clock that the test controls (specification §4, §9). */
const DONORS = "#/app/donors";
const AS_ADMIN = { hash: DONORS, query: { persona: "admin" } };
const REFRESH = "/auth/refresh-token";
/** In ms: a part of the minute between two refreshes. */
const HALF = 30_000;

const test = base.extend(overHttp);

/** Watches the refreshes of all tabs. @returns the number of requests so far, and the statuses of the responses so far */
function watchRefreshes(context: BrowserContext) {
  const isRefresh = (request: Request) => request.url().endsWith(REFRESH) && request.method() === "POST";
  let asked = 0;
  const statuses: number[] = [];
  context.on("request", (request) => void (asked += Number(isRefresh(request))));
  context.on("response", (response) => void (isRefresh(response.request()) && statuses.push(response.status())));
  return { asked: () => asked, statuses: () => [...statuses] };
}

/** Holds back the calls to a path. @returns a function that releases them */
async function hold(context: BrowserContext, path: string) {
  let letIn!: () => void;
  const open = new Promise<void>((resolve) => (letIn = resolve));
  await context.route(`**${path}`, (route) => open.then(() => route.continue()));
  return letIn;
}

test("two tabs whose tokens expire at the same moment make one refresh within 60 seconds, which changes the cookies", async ({
  transport,
  office,
  page,
  context,
}) => {
  await page.clock.install(); // the clock applies to all tabs of a context
  await transport.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
  const other = await context.newPage();
  await transport.open(other, { hash: DONORS });
  await expect(office.on(other).rows).toHaveCount(10);
  const tokens = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort();
  const before = await tokens();
  const refreshes = watchRefreshes(context);
  const answer = await hold(context, REFRESH);
  await haltClock(page);

  await page.clock.runFor(HALF);
  expect(refreshes.asked()).toBe(0);
  expect(await passUntil(page, () => refreshes.asked() >= 1, 1_000)).toBeLessThanOrEqual(HALF);
  await page.clock.runFor(25_000); // the second tab's minute ends during the first tab's refresh
  expect(refreshes.asked()).toBe(1);
  answer();
  await expect.poll(refreshes.statuses).toEqual([201]);
  const changed = async () =>
    (await tokens()).filter((token) => !before.includes(token)).map((token) => token.split("=")[0]);
  await expect.poll(changed).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
  await page.clock.resume();
  for (const tab of [page, other]) {
    await office.on(tab).next.click();
    await expect(tab.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
  }
  expect(refreshes.statuses()).toEqual([201]);
});

test("a refused refresh signs out every tab, and signing in again returns to the same page", async ({
  transport,
  office,
  page,
  context,
  mockApi,
}) => {
  await transport.open(page, { hash: DONORS });
  await office.signIn(ADMIN);
  await office.next.click();
  await expect(page).toHaveURL(/pageIndex=1/);
  await test.step("the cookie of the refresh token lasts seven days, that of the access token until the browser is closed", async () => {
    const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect([...cookies.keys()].sort()).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
    expect(cookies.get("auth_token")).toMatchObject({ path: "/", expires: -1, sameSite: "Lax" });
    const days = ((cookies.get("refresh_token")?.expires ?? 0) - machineNow() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });
  const other = await context.newPage();
  await transport.open(other, { hash: "#/app/dashboard" });
  await expect(office.on(other).account(ADMIN)).toBeVisible();

  const [refresh] = (await context.cookies()).filter(({ name }) => name === "refresh_token");
  const answer = await hold(context, REFRESH); // a page that comes to the front may refresh before the click
  await context.addCookies([{ ...refresh!, value: "taken-by-somebody" }]);
  await mockApi.post("expireAccessTokens");
  await page.bringToFront();
  await office.next.click();
  await expect(page).toHaveURL(/pageIndex=2/);
  answer();
  await expect(office.signInHeading).toBeVisible();
  await expect(office.on(other).signInHeading).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await office.signIn(ADMIN);
  await expect(page).toHaveURL(/#\/app\/donors\?pageIndex=2$/);

  await test.step("the next user doesn't return to the page of the sign-out, but gets to a link that was opened after it", async () => {
    await office.signOut(ADMIN);
    await expect(office.signInHeading).toBeVisible();
    await page.evaluate(() => void (location.hash = "#/app/donors?pageIndex=3"));
    await expect(page).toHaveURL(/#\/auth\/login$/);
    await office.signIn(ADMIN);
    await expect(page).toHaveURL(/#\/app\/donors\?pageIndex=3$/);
    await office.signOut(ADMIN);
    await office.signIn(ADMIN);
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
  });

  await test.step("with another user's cookies, the former user's data aren't shown", async () => {
    await page.evaluate(() => void (location.hash = "#/app/donors"));
    await expect(office.rows).toHaveCount(10);
    const tokens = await mockApi.signIn("donor");
    const cookies = await context.cookies();
    await context.addCookies(
      cookies.map((cookie) => ({
        ...cookie,
        value: cookie.name === "auth_token" ? tokens.authToken : tokens.refreshToken,
      })),
    );
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(office.account("donor@gds.example")).toBeVisible();
    await expect(office.rows).toHaveCount(0);
    await expect(page).toHaveURL(/#\/app\/dashboard$/);
  });
});
