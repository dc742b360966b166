import { ADMIN, element } from "../support/elements";
import { expect, test } from "../support/host-page";

/** Cookies with the names of the tokens that scripts can't overwrite. */
const STUCK = [
  { how: "the server's alone (HttpOnly)", cookie: { path: "/", httpOnly: true } },
  { how: "another path's", cookie: { path: "the page's", httpOnly: false } },
];

for (const { how, cookie } of STUCK)
  test(`if the cookies are ${how}, sign-in and sign-out work, and the console names the problem once`, async ({
    page,
    host,
    context,
  }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning" && message.text().includes("auth_token")) warnings.push(message.text());
    });
    const calls: string[] = [];
    await page.exposeFunction("noteCall", (path: string) => void calls.push(path));
    const address = await host.open(page, {
      body: element("gds-backoffice"),
      script: `
        location.hash = "#/app/donors";
        const mock = transport;
        transport = {
          ...mock,
          fetch: (request) => { void window.noteCall(new URL(request.url).pathname); return mock.fetch(request); },
        };`,
    });
    const path = cookie.path === "/" ? "/" : new URL(address).pathname;
    const stuck = { ...cookie, path, domain: "127.0.0.1", value: "stuck" };
    await page.goto("about:blank"); // leaves the page, because it would notice the cookies and call the API, too
    await context.addCookies(["auth_token", "refresh_token"].map((name) => ({ ...stuck, name })));
    calls.length = 0;
    await page.goto(address);
    const office = page.locator("gds-backoffice");
    for (const visit of [1, 2]) {
      await office.getByLabel("E-mail").fill(ADMIN.email);
      await office.getByLabel("Password", { exact: true }).fill(ADMIN.password);
      await office.getByRole("button", { name: "Accedi" }).click();
      await expect(office.getByRole("row").nth(1), `visit ${visit}`).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await office.getByRole("button", { name: /Il mio account/ }).click();
      await office.getByRole("menuitem", { name: "Sign out" }).click();
      await expect(office.getByRole("button", { name: "Accedi" })).toBeVisible();
      if (visit === 1) await page.evaluate(() => void (location.hash = "#/app/donors"));
    }
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(office.getByRole("button", { name: "Accedi" })).toBeVisible();
    expect(warnings).toHaveLength(1);
    // no call is repeated endlessly
    expect(calls.filter((path) => path.endsWith("/auth/login"))).toHaveLength(2);
    expect(calls.filter((path) => path.endsWith("/auth/me")).length).toBeLessThanOrEqual(2);
    expect(calls.filter((path) => path.endsWith("/refresh-token")).length).toBeLessThanOrEqual(1);
  });

test("tokens that a header can't carry or that can't be decoded lead to the sign-in form, not to a network error", async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `document.cookie = "auth_token=a%0Ab%E2%98%83; path=/";
      document.cookie = "refresh_token=%E0%A4%A; path=/"; location.hash = "#/app/donors";`,
  });
  await expect(page.locator("gds-backoffice").getByRole("button", { name: "Accedi" })).toBeVisible();
});
