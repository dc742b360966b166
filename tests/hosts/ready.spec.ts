import { element, signedIn, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";

/** What each element showed at the moment when it said that it is ready. */
const COLLECT = `
  window.shown = [];
  document.addEventListener("gds-ready", ({ target, detail }) =>
    window.shown.push(detail.tag + ": " + [...target.shadowRoot.querySelectorAll("h1, h2, label, button[aria-haspopup]")]
      .map((node) => node.ariaLabel || node.textContent).join("; ")));`;
const shown = () => (window as unknown as { shown: string[] }).shown;

const FIRST: [tag: (typeof TAGS)[number], persona: string | null, hash: string, words: RegExp][] = [
  ["gds-backoffice", null, "#/auth/login", /E-mail/],
  ["gds-backoffice", "admin", "#/app/donors", /Donatori/],
  ["gds-backoffice", "admin", "#/app/nowhere", /Page not found/],
  ["gds-donor-registration", null, "", /E-mail/],
  ["gds-donor-registration", "donor", "", /^gds-donor-registration: /],
  ["gds-notification-bell", "admin", "", /Notifiche/],
  ["gds-notification-bell", null, "", /: $/],
];

for (const [tag, persona, hash, words] of FIRST)
  test(`<${tag}> at “${hash}” for ${persona ?? "nobody"} is ready when its first screen is there, once`, async ({
    page,
    host,
  }) => {
    await host.open(page, {
      body: element(tag),
      // who is signed in is told when the test says so: until then there is no screen
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
    await expect.poll(() => page.evaluate(shown)).toEqual([expect.stringMatching(words)]);
    if (hash) {
      await page.evaluate(() => (location.hash = "#/"));
      await expect(page.locator(tag).getByRole("heading").first()).toBeVisible();
    }
    expect(await page.evaluate(shown)).toHaveLength(1);
  });

for (const tag of TAGS)
  test(`<${tag}> that can't read who is signed in is ready, too, with its error`, async ({ page, host }) => {
    await host.open(page, {
      body: element(tag),
      script: `${COLLECT} document.cookie = "auth_token=x; path=/";
        transport = { fetch: async () => new Response("<html>") };`,
      mock: false,
    });
    await expect.poll(() => page.evaluate(shown)).toEqual([expect.stringMatching(/Error|^gds-notification-bell/)]);
    await expect(page.locator(tag).getByRole("button").first()).toBeVisible();
  });

for (const tag of TAGS)
  test(`<${tag}> that is taken away and put back says no second time that it is ready; another one does`, async ({
    page,
    host,
  }) => {
    await host.open(page, { body: `<main>${element(tag)}</main>`, script: `${COLLECT} ${signedIn("donor")}` });
    const there = page.locator(tag).locator("a, button").first();
    await expect(there).toBeVisible();
    await expect.poll(() => page.evaluate(shown)).toHaveLength(1);
    await page.evaluate((name) => {
      const taken = document.querySelector(name);
      taken?.remove();
      Object.assign(window, { taken });
    }, tag);
    // it is unmounted once it stays away
    await page.waitForFunction(() => {
      const { taken } = window as unknown as { taken: Element };
      return taken.shadowRoot?.childElementCount === 0;
    });
    await page.evaluate(() => {
      const { taken } = window as unknown as { taken: Element };
      document.querySelector("main")?.append(taken);
    });
    await expect(there).toBeVisible();
    await page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), element(tag));
    await expect.poll(() => page.evaluate(shown)).toHaveLength(2);
  });
