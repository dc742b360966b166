import type { Page } from "@playwright/test";
import { element, signedIn, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";

/** Records the text of each element at its event `gds-ready`. */
const COLLECT = `
  window.shown = [];
  document.addEventListener("gds-ready", ({ target, detail }) =>
    window.shown.push(detail.tag + ": " + [...target.shadowRoot.querySelectorAll("h1, h2, label, button[aria-haspopup]")]
      .map((node) => node.ariaLabel || node.textContent).join("; ")));`;
const shown = () => (window as unknown as { shown: string[] }).shown;

const ALL = TAGS.map((tag) => element(tag)).join("");
const sortedShown = async (page: Page) => (await page.evaluate(shown)).sort();

/** The first screens of the three elements, in the order of their names. */
const FIRST: [persona: string | null, hash: string, words: [office: RegExp, registration: RegExp, bell: RegExp]][] = [
  [
    null,
    "#/auth/login",
    [/^gds-backoffice: .*E-mail/, /^gds-donor-registration: .*E-mail/, /^gds-notification-bell: $/],
  ],
  [
    "admin",
    "#/app/donors",
    [/^gds-backoffice: .*Donatori/, /^gds-donor-registration: /, /^gds-notification-bell: .*Notifiche/],
  ],
];

for (const [persona, hash, words] of FIRST)
  test(`each element at “${hash}” for ${persona ?? "nobody"} is ready once its first screen is shown`, async ({
    page,
    host,
  }) => {
    await host.open(page, {
      body: ALL,
      // the response with the user waits for the test; until then no screen is shown
      script: `${COLLECT} ${persona ? signedIn(persona) : ""}
        const mock = transport;
        const gate = new Promise((open) => (window.openGate = open));
        transport = { socketOptions: mock.socketOptions, fetch: async (request) => {
          if (request.url === "${API}/auth/me") { window.asked = true; await gate; }
          return mock.fetch(request);
        } };
        location.hash = "${hash}";`,
    });
    if (persona) {
      await page.waitForFunction(() => (window as unknown as { asked: boolean }).asked);
      expect(await page.evaluate(shown)).toEqual([]);
      await page.evaluate(() => (window as unknown as { openGate(): void }).openGate());
    }
    await expect.poll(() => sortedShown(page)).toEqual(words.map((one) => expect.stringMatching(one)));
    const title = page.locator("gds-backoffice h1");
    const before = await title.innerText();
    await page.evaluate(() => (location.hash = "#/"));
    await expect(title).not.toHaveText(before);
    expect(await page.evaluate(shown)).toHaveLength(TAGS.length);
  });

test("elements that can't read the session are ready, with their error", async ({ page, host }) => {
  await host.open(page, {
    body: ALL,
    script: `${COLLECT} document.cookie = "auth_token=x; path=/";
      transport = { fetch: async () => new Response("<html>") };`,
    mock: false,
  });
  await expect
    .poll(() => sortedShown(page))
    .toEqual([
      expect.stringMatching(/^gds-backoffice: .*Error/),
      expect.stringMatching(/^gds-donor-registration: .*Error/),
      expect.stringMatching(/^gds-notification-bell/),
    ]);
  for (const tag of TAGS) await expect(page.locator(tag).getByRole("button").first()).toBeVisible();
});

test("an element that is removed and put back doesn't dispatch gds-ready again; a new element does", async ({
  page,
  host,
}) => {
  await host.open(page, { body: `<main>${ALL}</main>`, script: `${COLLECT} ${signedIn("donor")}` });
  const areThere = async () => {
    for (const tag of TAGS) await expect(page.locator(tag).first().locator("a, button").first()).toBeVisible();
  };
  await areThere();
  await expect.poll(() => page.evaluate(shown)).toHaveLength(3);
  await page.evaluate(() => {
    const taken = [...(document.querySelector("main")?.children ?? [])];
    for (const element of taken) element.remove();
    Object.assign(window, { taken });
  });
  // removed elements unmount after a moment
  await page.waitForFunction(() => {
    const { taken } = window as unknown as { taken: Element[] };
    return taken.every(({ shadowRoot }) => shadowRoot?.childElementCount === 0);
  });
  await page.evaluate(() => {
    const { taken } = window as unknown as { taken: Element[] };
    document.querySelector("main")?.append(...taken);
  });
  await areThere();
  await page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), ALL);
  await expect.poll(() => page.evaluate(shown)).toHaveLength(6);
});
