import type { BrowserContext, Request } from "@playwright/test";
import { recordNetwork } from "./support/calls";
import { haltClock, passUntil } from "./support/clock";
import { ADMIN } from "./support/screens";
import { expect, overHttp, test as base } from "./support/test";

/** The session on real wires, with the page's clock in the test's hands (specification §4, §9). */
const DONORS = "#/app/donors";
const AS_ADMIN = { hash: DONORS, query: { persona: "admin" } };
const REFRESH = "/auth/refresh-token";
/** ms: of the minute between two refreshes, passed at once. */
const HALF = 30_000;

const test = base.extend(overHttp);

/** The refreshes of all tabs: how many were asked for, and what those answered so far were answered. */
function watchRefreshes(context: BrowserContext) {
  const isRefresh = (request: Request) => request.url().endsWith(REFRESH) && request.method() === "POST";
  let asked = 0;
  const statuses: number[] = [];
  context.on("request", (request) => void (asked += Number(isRefresh(request))));
  context.on("response", (response) => void (isRefresh(response.request()) && statuses.push(response.status())));
  return { asked: () => asked, statuses: () => [...statuses] };
}

/** Holds calls back. @returns how to let them go on */
async function hold(context: BrowserContext, path: string) {
  let letIn!: () => void;
  const open = new Promise<void>((resolve) => (letIn = resolve));
  await context.route(`**${path}`, (route) => open.then(() => route.continue()));
  return letIn;
}

test("the tokens are refreshed every 60 seconds, and both cookies change", async ({
  ground,
  office,
  page,
  context,
}) => {
  await page.clock.install();
  await ground.open(page, { hash: DONORS });
  await office.signIn(ADMIN);
  await expect(office.rows).toHaveCount(10);
  const tokens = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort();
  const before = await tokens();
  const refreshes = watchRefreshes(context);
  await haltClock(page);

  await page.clock.runFor(HALF);
  expect(refreshes.asked()).toBe(0);
  expect(await passUntil(page, () => refreshes.asked() >= 1, 1_000)).toBeLessThanOrEqual(HALF);
  await expect.poll(refreshes.statuses).toEqual([201]);
  const changed = async () =>
    (await tokens()).filter((token) => !before.includes(token)).map((token) => token.split("=")[0]);
  await expect.poll(changed).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
  await page.clock.runFor(58_900); // less the second in which it was
  expect(refreshes.asked()).toBe(1);
  expect(await passUntil(page, () => refreshes.asked() >= 2)).toBeLessThanOrEqual(1_200);
  await expect.poll(refreshes.statuses).toEqual([201, 201]);
});

test("a session outlives the five minutes of its access token, on the server's clock as on the page's", async ({
  ground,
  office,
  page,
  context,
  mockApi,
}) => {
  await page.clock.install();
  await ground.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
  const refreshes = watchRefreshes(context);
  const calls = recordNetwork(page);
  await haltClock(page);
  for (let minute = 1; minute <= 6; minute += 1) {
    await passUntil(page, () => refreshes.asked() >= minute, 10_000);
    await expect.poll(() => refreshes.statuses().length).toBe(minute);
    const iso = await page.evaluate(() => new Date().toISOString());
    await mockApi.post("setClock", { iso });
  }
  await page.clock.resume();
  await office.next.click();
  await expect(page.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
  expect((await calls()).filter(({ status }) => status >= 400)).toEqual([]);
  expect(refreshes.statuses()).toEqual(Array(6).fill(201));
});

test("two tabs whose minute is up at the same moment make one refresh", async ({ ground, office, page, context }) => {
  await page.clock.install(); // a context has one clock: it is the other tab's, too
  await ground.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
  const other = await context.newPage();
  await ground.open(other, { hash: DONORS });
  await expect(office.on(other).rows).toHaveCount(10);
  const refreshes = watchRefreshes(context);
  const answer = await hold(context, REFRESH);
  await haltClock(page);

  await page.clock.runFor(HALF);
  await passUntil(page, () => refreshes.asked() >= 1, 1_000);
  await page.clock.runFor(25_000); // the second tab's minute falls into the first one's call
  expect(refreshes.asked()).toBe(1);
  answer();
  await expect.poll(refreshes.statuses).toEqual([201]);
  await page.clock.resume();
  for (const tab of [page, other]) {
    await office.on(tab).next.click();
    await expect(tab.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
  }
  expect(refreshes.statuses()).toEqual([201]);
});

test("a refresh that is refused signs out in every tab, and brings back to where one was", async ({
  ground,
  office,
  page,
  context,
  mockApi,
}) => {
  await ground.open(page, { hash: DONORS });
  await office.signIn(ADMIN);
  await office.next.click();
  await expect(page).toHaveURL(/pageIndex=1/);
  await test.step("the refresh token lasts seven days, the access token as long as the browser", async () => {
    const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect([...cookies.keys()].sort()).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
    expect(cookies.get("auth_token")).toMatchObject({ path: "/", expires: -1, sameSite: "Lax" });
    const days = ((cookies.get("refresh_token")?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });
  const other = await context.newPage();
  await ground.open(other, { hash: "#/app/dashboard" });
  await expect(office.on(other).account(ADMIN)).toBeVisible();

  const [refresh] = (await context.cookies()).filter(({ name }) => name === "refresh_token");
  const answer = await hold(context, REFRESH); // a page that comes to the front asks by itself, maybe before the click
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
});

test("a server that is down at the refresh signs nobody out, and is asked again after 1 and 2 seconds", async ({
  ground,
  office,
  page,
  mockApi,
}) => {
  await page.clock.install();
  await ground.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
  const refreshes = watchRefreshes(page.context());
  await mockApi.post("setScenario", { name: "down", options: { path: REFRESH } });
  await haltClock(page);

  await page.clock.runFor(HALF);
  await passUntil(page, () => refreshes.asked() >= 1, 1_000);
  await expect.poll(refreshes.statuses).toEqual([503]);
  expect(await passUntil(page, () => refreshes.asked() >= 2)).toBeGreaterThanOrEqual(1_000);
  await expect.poll(refreshes.statuses).toEqual([503, 503]);
  await mockApi.post("setScenario", { name: "none" });
  expect(await passUntil(page, () => refreshes.asked() >= 3)).toBeGreaterThanOrEqual(2_000);
  await expect.poll(refreshes.statuses).toEqual([503, 503, 201]);
  await expect(office.account(ADMIN)).toBeVisible();
});

test("whoever signs out isn't led back, but a link that is opened then is where the next person begins", async ({
  ground,
  office,
  page,
}) => {
  await ground.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
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

test.describe("what comes from outside and is wrong", () => {
  test("cookies that are no tokens lead to the sign-in form, once", async ({
    ground,
    office,
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: "auth_token", value: "%E0%A4%A", url: baseURL! },
      { name: "refresh_token", value: "%00<script>", url: baseURL! },
    ]);
    const calls = recordNetwork(page);
    await ground.open(page, { hash: DONORS });
    await expect(office.signInHeading).toBeVisible();
    const paths = (await calls()).map(({ path }) => path);
    expect(paths.filter((path) => path === REFRESH).length).toBeLessThanOrEqual(1);
    expect(paths.length).toBeLessThanOrEqual(3);
  });

  test('a user that can\'t be read shows the full screen titled "Error", and can be tried again', async ({
    ground,
    office,
    page,
  }) => {
    await ground.open(page, AS_ADMIN);
    await expect(office.rows).toHaveCount(10);
    let asked = 0;
    await page.route("**/auth/me", (route) => {
      asked += 1;
      return route.fulfill({ body: "<html>proxy</html>", headers: { "access-control-allow-origin": "*" } });
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Error", exact: true })).toBeVisible();
    await expect(page.getByText("<html>")).toHaveCount(0);
    await expect(page).toHaveTitle("Error | Gruppo Donatori di Sangue");
    // pressed while it still fails: it is tried again by itself too, and the button may be gone once it passes
    const before = asked;
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute("**/auth/me");
    await expect(office.rows).toHaveCount(10);
  });

  test("another person's cookies never show the former one's data", async ({
    ground,
    office,
    page,
    context,
    mockApi,
  }) => {
    await ground.open(page, AS_ADMIN);
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

test("twenty calls that meet a refusal at the same moment share one refresh, each tried once more", async ({
  ground,
  office,
  page,
  mockApi,
}) => {
  const CALLS = 20;
  await page.clock.install();
  await ground.open(page, AS_ADMIN);
  await expect(office.rows).toHaveCount(10);
  // or what is asked for late would have the token made new
  await expect(page.getByRole("tab", { name: /\d$/ })).toHaveCount(4);
  await haltClock(page); // or the minute is up before all pages have been asked for

  // all of them are held back until the last has come
  const held: (() => Promise<void>)[] = [];
  let open = false;
  await page.route("**/v2/donors?*", async (route) => {
    if (open) return route.continue();
    held.push(() => route.continue());
  });
  await mockApi.post("expireAccessTokens");
  for (let pageIndex = 2; pageIndex <= CALLS + 1; pageIndex += 1) {
    await office.next.click();
    await page.clock.runFor(100); // what was pressed is painted before it is done
    await expect(page).toHaveURL(new RegExp(`pageIndex=${pageIndex - 1}$`));
  }
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(CALLS);
  const calls = recordNetwork(page);
  open = true;
  await Promise.all(held.map((pass) => pass()));

  const statuses = async () => {
    const byPath = new Map<string, number[]>();
    for (const { path, status } of await calls())
      if (path.startsWith("/donors?")) byPath.set(path, [...(byPath.get(path) ?? []), status]);
    return [...byPath.values()].map((answers) => answers.join(" ")).filter((answers) => answers.startsWith("401"));
  };
  await expect(async () => {
    const refused = await statuses();
    expect(refused.length).toBeGreaterThanOrEqual(CALLS);
    expect(refused.filter((answers) => answers !== "401 200")).toEqual([]);
  }).toPass();
  expect((await calls()).filter(({ path }) => path === REFRESH).map(({ status }) => status)).toEqual([201]);
});
