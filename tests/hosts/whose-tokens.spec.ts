import type { Page, Request } from "@playwright/test";
import { ADMIN, element, signedIn } from "../support/elements";
import { API, expect, test } from "../support/host-page";

/** The site of an attacker, to which a visitor's placeholder would send the tokens. */
const EVIL = "https://evil.example/v2";
const placeholder = (attributes: string, name = "backoffice") => `<div data-gds="${name}" ${attributes}></div>`;

/** Answers the calls to that site like an API. @returns a function that returns their addresses, headers and bodies */
async function watchEvil(page: Page): Promise<() => Promise<string>> {
  const sent: Request[] = [];
  await page.route("https://evil.example/**", (route) => {
    sent.push(route.request());
    return route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json: { success: false },
      status: 401,
    });
  });
  await page.routeWebSocket(/evil\.example/, (socket) => {
    socket.onMessage((message) => void sentBySocket.push(String(message)));
    socket.send('0{"sid":"x","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}');
  });
  const sentBySocket: string[] = [];
  return async () => {
    const calls = sent.map(async (request) =>
      [request.url(), JSON.stringify(await request.allHeaders()), request.postData()].join(" "),
    );
    return [...(await Promise.all(calls)), ...sentBySocket].join("\n");
  };
}

/** @returns the tokens in the cookies */
const tokens = (page: Page) =>
  page.evaluate(() =>
    document.cookie.split("; ").flatMap((cookie) => {
      const [name, value] = cookie.split("=");
      return name === "auth_token" || name === "refresh_token" ? [value ?? ""] : [];
    }),
  );
const expectNoToken = async (page: Page, sent: () => Promise<string>, known: string[]) => {
  expect(known).toHaveLength(2);
  const all = await sent();
  for (const token of [...known, ...(await tokens(page))]) expect(all).not.toContain(token);
};
/** The back office of the page's own tag, not of a visitor's placeholder. */
const office = (page: Page) => page.locator("body > gds-backoffice, #office > gds-backoffice");
const donors = (page: Page) => office(page).getByRole("heading", { name: "Donatori", level: 1 });

for (const [how, head] of [
  ["the tags of the page", ""],
  ["a script's tag", `<script data-gds-api-base="${API}"></script>`],
] as const)
  test(`the site's tokens go where ${how} say, and a visitor's placeholder that comes first gets none`, async ({
    page,
    host,
  }) => {
    const sent = await watchEvil(page);
    await host.open(page, {
      head,
      body: `
        ${placeholder(`data-api-base="${EVIL}"`)}
        ${placeholder(`data-api-base="${EVIL}"`, "notification-bell")}
        ${placeholder(`data-api-base="${API}" data-uploads-base="https://evil.example"`)}
        ${placeholder(`data-api-base="${API}" data-socket-url="https://evil.example"`, "notification-bell")}
        ${element("gds-backoffice")}`,
      script: `${signedIn()} location.hash = "#/app/donors";`,
    });
    await expect(donors(page)).toBeVisible();
    // what the owner of the page reads
    await expect(page.locator("[data-gds]").getByText("data-gds-origins")).toHaveCount(4);
    await expectNoToken(page, sent, await tokens(page));
    expect(await sent()).toBe("");
  });

test("on a page of placeholders the site's own tokens go nowhere; a visitor who signs in stays signed in", async ({
  page,
  host,
}) => {
  const sent = await watchEvil(page);
  const address = await host.open(page, {
    body: `
      ${placeholder(`data-api-base="${EVIL}" data-start="sign-in"`, "donor-registration")}
      ${placeholder(`data-api-base="${API}" data-socket-url="https://evil.example"`, "notification-bell")}
      <div id="office" data-gds="backoffice" data-api-base="${API}"></div>`,
    mock: "{ storage: 'persistent' }",
    script: `if (!document.cookie) { ${signedIn()} } location.hash = "#/app/donors";`,
  });
  await office(page).getByLabel("E-mail").fill(ADMIN.email);
  const known = await tokens(page);
  await office(page).getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await office(page).getByRole("button", { name: "Accedi" }).click();
  await expect(donors(page)).toBeVisible();
  await expectNoToken(page, sent, known);
  await page.goto(address);
  await page.reload();
  await expect(donors(page)).toBeVisible();
  await expectNoToken(page, sent, await tokens(page));
});

test("a placeholder may name another site where the script's tag allows it", async ({ page, host }) => {
  const sent = await watchEvil(page);
  await host.open(page, {
    head: `<script data-gds-api-base="${API}" data-gds-origins="https://elsewhere.example https://evil.example"></script>`,
    body: `${placeholder(`data-api-base="${EVIL}" data-start="sign-in"`, "donor-registration")}<div id="office">${element("gds-backoffice")}</div>`,
    script: `${signedIn()} location.hash = "#/app/donors";`,
  });
  await expect(donors(page)).toBeVisible();
  const other = page.locator("[data-gds]");
  await other.getByLabel("E-mail").fill(ADMIN.email);
  await other.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await other.getByRole("button", { name: "Accedi" }).click();
  await expect.poll(sent).toContain("/auth/login");
  await expectNoToken(page, sent, await tokens(page));
});

test("two associations on one page keep their tokens and users apart", async ({ page, host }) => {
  const OTHER = "https://api.other.example/v2";
  await host.open(page, {
    body: `<div id="one">${element("gds-donor-registration", `start="sign-in"`)}</div>
      <div id="two"><gds-donor-registration api-base="${OTHER}" start="sign-in"></gds-donor-registration></div>`,
    script: `
      const heard = { one: [], two: [] };
      window.heard = heard;
      const one = transport;
      const two = createInlineMock({ apiBase: "${OTHER}", storage: "memory", seed: 2 });
      const noting = (mock, list) => ({
        ...mock,
        fetch: async (request) => {
          list.push((request.headers.get("Authorization") ?? "") + " " + (await request.clone().text()));
          return mock.fetch(request);
        },
      });
      transport = noting(one, heard.one);
      (await import("${host.bundle}/gds-widgets.js")).setTransport("${OTHER}", noting(two, heard.two));`,
  });
  const signIn = async (id: string, email: string) => {
    const place = page.locator(`#${id}`);
    await place.getByLabel("E-mail").fill(email);
    await place.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await place.getByRole("button", { name: "Accedi" }).click();
    await expect(place.getByRole("button", { name: "Esci" })).toBeVisible();
  };
  await signIn("two", "donor@gds.example");
  await signIn("one", "suspended@gds.example");
  const bearersOf = (id: "one" | "two") =>
    page.evaluate((id) => {
      const { heard } = window as unknown as { heard: Record<"one" | "two", string[]> };
      return [...new Set(heard[id].flatMap((call) => /Bearer (\S+)/.exec(call)?.[1] ?? []))];
    }, id);
  for (const id of ["one", "two"] as const) await expect.poll(() => bearersOf(id)).not.toEqual([]);
  const ofTwo = await bearersOf("two");
  expect((await bearersOf("one")).filter((bearer) => ofTwo.includes(bearer))).toEqual([]);
  await page.locator("#one").getByRole("button", { name: "Esci" }).click();
  await expect(page.locator("#one").getByRole("button", { name: "Accedi" })).toBeVisible();
  await expect(page.locator("#two").getByRole("button", { name: "Esci" })).toBeVisible();
});
