import { element, signedIn, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";

const COLLECT = `
  window.errors = [];
  document.addEventListener("gds-error", (event) => window.errors.push(event.detail));`;
const errors = () => (window as unknown as { errors: { code: string; message: string }[] }).errors;

test("each element names the error in its attributes in Italian, and the page keeps working", async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: `${TAGS.map((tag) => `<${tag}></${tag}>`).join("")}<button onclick="this.textContent = 'premuto'">il sito</button>`,
    script: COLLECT,
    mock: false,
  });
  for (const tag of TAGS) await expect(page.locator(tag)).toContainText("Manca l’attributo api-base");
  expect(await page.evaluate(errors)).toEqual(
    TAGS.map(() => ({ code: "config-api-base", message: expect.stringContaining("Manca l’attributo api-base") })),
  );
  for (const tag of TAGS)
    await test.step(tag, async () => {
      const shown = page.locator(tag);
      await shown.evaluate((node) => node.setAttribute("api-base", "non-un-indirizzo"));
      await expect(shown).toContainText("non è un indirizzo valido");
      await shown.evaluate((node, api) => {
        node.setAttribute("api-base", api);
        node.setAttribute("token-storage", "fucsia");
      }, API);
      await expect(shown).toContainText("«fucsia»");
      await shown.evaluate((node) => node.removeAttribute("token-storage"));
      await expect(shown.getByText(/ancora attiv. su questa pagina/)).toHaveCount(0);
    });
  await page.getByRole("button", { name: "il sito" }).click();
  await expect(page.getByRole("button", { name: "premuto" })).toBeVisible();
});

test("a bell with a wrong attribute doesn't change the height of a header of any width", async ({ page, host }) => {
  await host.open(page, {
    body: `<header style="display:flex;align-items:center;justify-content:space-between;height:56px;padding:0 16px">
      <b>Comune</b><gds-notification-bell></gds-notification-bell></header><main>Il sito</main>`,
    mock: false,
  });
  const bell = page.locator("gds-notification-bell");
  const summary = bell.getByLabel("Le notifiche non sono ancora attive su questa pagina.");
  const notice = bell.getByRole("list");
  await expect(summary).toBeVisible();
  await expect(notice).toBeHidden();
  await summary.click();
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(notice).toContainText("Manca l’attributo api-base");
    const { x = -1, width: wide = 0 } = (await notice.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    const { height = 0 } = (await bell.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await summary.click();
  await expect(notice).toBeHidden();
});

test("an unreadable response is a clear error inside the element, and the page keeps working", async ({
  page,
  host,
}) => {
  const pageErrors: string[] = [];
  page.on("pageerror", (error) => pageErrors.push(error.message));
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${COLLECT}
      document.cookie = "auth_token=x; path=/";
      transport = { fetch: async () => new Response("<html>", { headers: { "Content-Type": "text/html" } }) };
      location.hash = "#/app/donors";`,
    mock: false,
  });
  const office = page.locator("gds-backoffice");
  await expect(office.getByRole("heading", { name: "Error" })).toBeVisible();
  await expect(office.getByText("Non siamo riusciti a leggere il tuo account.")).toBeVisible();
  await expect(office.getByText("Gruppo Donatori")).toBeVisible();
  await expect.poll(async () => (await page.evaluate(errors)).length).toBeGreaterThan(0);
  expect(pageErrors).toEqual([]);
});

/** The mock with a fixed response for one path, and without a socket, because each new connection reads the lists again. */
const broken = (path: string, answer: string) => `
  const mock = transport;
  transport = {
    fetch: async (request) => (new URL(request.url).pathname.startsWith("/v2${path}") ? ${answer} : mock.fetch(request)),
  };`;
const MALFORMED = "Response.json({ success: true })";
const sentence = /^Il server ha dato una risposta che non capiamo/;

const READS: {
  what: string;
  tag: (typeof TAGS)[number];
  persona: string;
  hash?: string;
  path: string;
  shown: string | RegExp;
}[] = [
  { what: "a list", tag: "gds-backoffice", persona: "admin", hash: "#/app/donors", path: "/donors", shown: sentence },
  {
    what: "the abilities",
    tag: "gds-backoffice",
    persona: "admin",
    hash: "#/app",
    path: "/auth/ability",
    shown: /permessi\. Il server ha dato una risposta che non capiamo/,
  },
  { what: "the own record", tag: "gds-donor-registration", persona: "donor", path: "/registration/", shown: sentence },
];

for (const { what, tag, persona, hash = "", path, shown } of READS)
  test(`<${tag}>: an unreadable response with ${what} is reported once in the element and to the page`, async ({
    page,
    host,
  }) => {
    await host.open(page, {
      body: element(tag),
      script: `${COLLECT} ${signedIn(persona)} ${broken(path, MALFORMED)} location.hash = "${hash}";`,
    });
    await expect(page.locator(tag).getByText(shown)).toBeVisible();
    expect(await page.evaluate(errors)).toEqual([{ code: "malformed", message: expect.stringMatching(sentence) }]);
  });

test("a bell that can't read the session says so, reports it to the page, and tries again when it is pressed", async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: element("gds-notification-bell"),
    script: `${COLLECT} ${signedIn()} ${broken("/auth/me", `window.mended ? mock.fetch(request) : ${MALFORMED}`)}`,
  });
  const bell = page.locator("gds-notification-bell");
  await expect(bell.getByRole("button", { name: "Notifiche, non riusciamo a leggerle" })).toHaveText("!");
  expect((await page.evaluate(errors)).map((error) => error.code)).toEqual(["session"]);
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await bell.getByRole("button").click();
  await expect(bell.locator("button[aria-haspopup]")).toHaveAccessibleName(/da leggere$/);
});

test("“Riprova” requests a notice again that could not be downloaded", async ({ page, host }) => {
  let online = false;
  await page.route(/\/chunks\/misconfigured-/, (route) => (online ? route.continue() : route.abort()));
  await host.open(page, { body: "<gds-notification-bell></gds-notification-bell>", mock: false });
  const bell = page.locator("gds-notification-bell");
  await expect(bell.getByRole("alert")).toContainText("Questa parte non si è caricata");
  online = true;
  await bell.getByRole("button", { name: "Riprova" }).click();
  await expect(bell.getByText("Manca l’attributo api-base")).toBeAttached();
});
