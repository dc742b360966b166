import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";
import { settled } from "../support/settled";

/** Records which rows of the list are read, and holds back the responses until the test calls `openGate`. */
const HOLD_ROWS = `
  const mock = transport;
  const gate = new Promise((open) => (window.openGate = open));
  window.skipped = [];
  transport = { socketOptions: mock.socketOptions, async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/v2/donors") {
      window.skipped.push(searchParams.get("skip"));
      await gate;
    }
    return mock.fetch(request);
  } };`;
type Held = { skipped: string[]; openGate(): void };

/** Makes a page say that its user saves data. */
const saveData = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } });
/** Makes a page say that its tab isn't shown. */
const hide = () => Object.defineProperty(document, "visibilityState", { value: "hidden" });

const WHEN: [when: string, change: (() => void) | null, fetched: boolean][] = [
  ["in a shown tab", null, true],
  ["not for a user who saves data", saveData, false],
  ["not in a hidden tab", hide, false],
];

test("what one press opens is fetched after the rows, and only if it costs the user nothing", async ({
  page,
  host,
}) => {
  const rows = page.locator("gds-backoffice tbody tr");
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname.replace(/.*\//, "")));
  const isRequested = (name: RegExp) => files.some((file) => name.test(file));
  const skipped = () => page.evaluate(() => (window as unknown as Held).skipped);
  for (const [when, change, fetched] of WHEN)
    await test.step(when, async () => {
      files.length = 0;
      await host.open(page, {
        body: element("gds-backoffice"),
        script: `${signedIn("admin")} ${HOLD_ROWS} location.hash = "#/app/donors";`,
      });
      await expect(page.getByRole("heading", { name: "Donatori", level: 1 })).toBeVisible();
      await settled(page);
      expect(isRequested(/^(menus|live-socket)-/)).toBe(false);
      expect(await skipped()).toEqual(["0"]);
      if (change) await page.evaluate(change);
      await page.evaluate(() => (window as unknown as Held).openGate());
      await expect(rows).toHaveCount(10);
      // the socket is no part of it: it comes after the rows in any case
      await expect.poll(() => isRequested(/^live-socket-/)).toBe(true);
      if (fetched) await expect.poll(skipped).toEqual(["0", "10"]);
      else await settled(page);
      expect(isRequested(/^menus-/)).toBe(fetched);
      expect(await skipped()).toHaveLength(fetched ? 2 : 1);
    });
});

test("the bell fetches its drawer when the pointer or the focus comes to it, and nothing of the back office", async ({
  page,
  host,
}) => {
  const chunks: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/chunks\/(.*)-[\w-]{7,8}\.js$/.exec(request.url()) ?? [];
    if (name && !name.startsWith("mocks")) chunks.push(name);
  });
  const bell = page
    .locator("gds-notification-bell")
    .getByRole("button", { name: /^Notifiche, (nessuna|\d+) da leggere$/ });
  await host.open(page, { body: element("gds-notification-bell"), script: signedIn("admin") });
  await expect(bell).toBeVisible();
  // the socket's files come last
  const own = ["core", "live", "live-socket", "notification-bell", "page-markup"];
  await expect.poll(() => chunks.toSorted()).toEqual(own);
  await settled(page);
  expect(chunks).toHaveLength(own.length);
  await bell.hover();
  await expect.poll(() => chunks).toContain("notifications-drawer");
});
