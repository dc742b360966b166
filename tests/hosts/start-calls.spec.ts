import type { Page } from "@playwright/test";
import { element, signedIn, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";
import { settled } from "../support/settled";

/**
 * Checks that each screen makes exactly the expected requests at its start. They are recorded in the transport.
 * While `window.gate` is a pending promise, no response arrives.
 */
const COUNT = `
  window.calls = [];
  window.lateCalls = [];
  window.notify = (note) => mock.control.notify(note);
  const mock = transport;
  /** When each path was first read, in ms. */
  const readAt = {};
  transport = {
    socketOptions: mock.socketOptions,
    async fetch(request) {
      const path = request.url.slice("${API}".length);
      const at = performance.now();
      // SWR shares a read for two seconds: on a busy machine a component may mount later, and reads again
      const isLate = path !== "/notifications" && at - readAt[path] > 2_000;
      window[isLate ? "lateCalls" : "calls"].push(request.method + " " + path);
      await window.gate;
      const response = await mock.fetch(request);
      if (response.ok) readAt[path] ??= at;
      return response;
    },
  };`;
/** Holds back all responses until the test calls `openGate`. */
const HOLD = `window.gate = new Promise((open) => (window.openGate = open));`;

const ME = "GET /auth/me";
const ABILITY = "GET /auth/ability";
const NOTIFICATIONS = "GET /notifications";
/** The notifications are read at the start, and again when the socket has connected, because some may have been missed. */
const INBOX = [NOTIFICATIONS, NOTIFICATIONS];
const OWN_RECORD = "GET /registration/";
/** The record of a donor who has sent the form shows the consents. */
const CONSENTS = OWN_RECORD;
/** The settings have the rules of who may donate. */
const SETTINGS = "GET /settings";
/** The account page shows addresses, choices and sessions. */
const ACCOUNT = ["GET /auth/account", "GET /auth/sessions"];
/** The record shows a deletion request to users who may answer it. */
const DELETIONS = "GET /deletion-requests";
const HISTORY = "GET /donors//history";
/** The donor's documents: the tab is shown if there are any. */
const DOCUMENTS = "GET /documents?skip=0";
const DONORS = "GET /donors?skip=0";
const DONOR = "GET /donors/";
/** The search for possible duplicates of a donor. */
const IS_DUPLICATE = "GET /donors";
/** The pairs of records that may be of one person: of a donor, or all for their count. */
const PAIRS = "GET /duplicates";
/** What donors ask for: their count, or the requests about one donor. */
const CHANGES = "GET /change-requests";
const NEXT_STEPS = [...Array.from({ length: 5 }, () => DONORS), PAIRS, CHANGES];
const NEXT_DONORS = "GET /donors?skip=10";
/** The counts of the tabs. */
const COUNTS = ["GET /donations", "GET /awards", "GET /awards-due"];

interface Counted {
  calls?: string[];
  lateCalls?: string[];
}

/** Without what differs from day to day and from person to person. */
const general = (call: string) =>
  call
    .replace(/&.*$/, "")
    .replace(/\?(begin|limit).*$/, "")
    .replace(/(\/registration\/|\/donors\/)[^/]+/, "$1");

/** The calls so far. Of the late ones only those that `expected` contains more often: the others may be repeats. */
async function calls(page: Page, expected: readonly string[] = []): Promise<string[]> {
  const { early, late } = await page.evaluate(() => {
    const { calls: made = [], lateCalls = [] } = window as unknown as Counted;
    return { early: made, late: lateCalls };
  });
  const counted = early.map(general);
  const times = (list: readonly string[], call: string) => list.filter((other) => other === call).length;
  for (const call of late.map(general)) if (times(counted, call) < times(expected, call)) counted.push(call);
  return counted.sort();
}
const notify = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { notify(note: object): Promise<void> }).notify({ title: "Avviso", message: "Prova" }),
  );
const SCREENS: [persona: string, hash: string, there: string, expected: string[]][] = [
  [
    "admin",
    "#/app/donors",
    "tbody tr",
    [...COUNTS, "GET /views", DONORS, NEXT_DONORS, SETTINGS, ABILITY, ME, ...INBOX],
  ],
  // the parts are read after the donor, because a 404 would look like a missing feature
  [
    "admin",
    "#/app/donors/details/d7",
    "[role=tab]",
    [
      DONOR,
      IS_DUPLICATE,
      PAIRS,
      "GET /donors//donations",
      "GET /donors//awards",
      DELETIONS,
      CHANGES,
      DOCUMENTS,
      SETTINGS,
      HISTORY,
      CONSENTS,
      "GET /users/d7",
      ABILITY,
      ME,
      ...INBOX,
    ],
  ],
  // also the three donors who wait longest, the views on the dashboard, and, when the browser is idle, the counts of the next steps
  [
    "admin",
    "#/app/dashboard",
    "h1",
    ["GET /stats", "GET /zones", "GET /views", DONORS, ...NEXT_STEPS, SETTINGS, ABILITY, ME, ...INBOX],
  ],
  ["admin", "#/app/account-settings", "h1", [...ACCOUNT, ABILITY, ME, ...INBOX]],
  // the zones have the phone numbers
  [
    "donor",
    "#/app",
    "dt",
    [
      "GET /donors//donations",
      "GET /donors//awards",
      "GET /zones",
      DOCUMENTS,
      SETTINGS,
      OWN_RECORD,
      CONSENTS,
      ABILITY,
      ME,
      ...INBOX,
    ],
  ],
];

for (const [persona, hash, there, expected] of SCREENS)
  test(`the back office at ${hash} for ${persona} makes each request once`, async ({ page, host }) => {
    await host.open(page, {
      body: element("gds-backoffice"),
      script: `${signedIn(persona)} ${COUNT} location.hash = "${hash}";`,
    });
    await expect(page.locator(`gds-backoffice ${there}`).first()).toBeVisible();
    const bell = page.locator("gds-backoffice").getByRole("button", { name: /^Notifiche, (nessuna|\d+) da leggere$/ });
    await expect(bell).toBeVisible();
    const before = await bell.getAttribute("aria-label");
    await expect.poll(() => calls(page, expected)).toEqual(expect.arrayContaining(expected));
    await expect.poll(async () => (await calls(page, expected)).length).toBeGreaterThanOrEqual(expected.length);
    // A live notification arrives, so the socket is connected and no further read follows.
    await expect(async () => {
      await notify(page);
      await expect(bell).not.toHaveAttribute("aria-label", before!, { timeout: 500 });
    }).toPass();
    await settled(page);
    expect(await calls(page, expected)).toEqual([...expected].sort());
  });

test("the history of the donor's own record is requested when its card scrolls into view", async ({ page, host }) => {
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn("donor")} ${COUNT} location.hash = "#/app";`,
  });
  const card = page.locator("gds-backoffice").getByRole("heading", { name: "Storia" });
  await expect(card).toBeVisible();
  await settled(page);
  expect(await calls(page)).not.toContain(HISTORY);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => calls(page)).toContain(HISTORY);
  await expect(page.locator("gds-backoffice li", { hasText: "Importazione iniziale" })).toBeVisible();
  expect((await calls(page)).filter((call) => call === HISTORY)).toHaveLength(1);
});

test("the form of a pending donor makes each request once", async ({ page, host }) => {
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn("pending")} ${COUNT} location.hash = "#/registration";`,
  });
  await expect(page.getByRole("textbox", { name: "Codice fiscale" })).toBeVisible();
  await settled(page);
  expect(await calls(page)).toEqual([ABILITY, ME, OWN_RECORD, SETTINGS]);
});

test("while signed out, only the zones and the age limits are requested", async ({ page, host }) => {
  await host.open(page, { body: TAGS.map((tag) => element(tag)).join(""), script: `${COUNT} location.hash = "#/";` });
  await expect(page.locator("gds-donor-registration input[type=password]")).toBeVisible();
  await expect(page.locator("gds-backoffice h1")).toBeVisible();
  await settled(page);
  expect(await calls(page)).toEqual([SETTINGS, "GET /zones"]);
});

test("three elements of a page make no more requests than one", async ({ page, host }) => {
  const bell = element("gds-notification-bell");
  await host.open(page, {
    body: `${bell}${bell}${element("gds-donor-registration")}${element("gds-backoffice")}`,
    script: `${signedIn("donor")} ${COUNT} location.hash = "#/app/account-settings";`,
  });
  await expect(page.locator("gds-donor-registration dt").first()).toBeVisible();
  await expect(page.locator("gds-backoffice h1")).toBeVisible();
  const count = page.locator("gds-notification-bell button").first();
  const before = await count.getAttribute("aria-label");
  await expect.poll(async () => (await calls(page)).filter((call) => call === NOTIFICATIONS)).toEqual(INBOX);
  await expect(async () => {
    await notify(page);
    await expect(count).not.toHaveAttribute("aria-label", before!, { timeout: 500 });
  }).toPass();
  await settled(page);
  const expected = [ABILITY, ME, ...INBOX, OWN_RECORD, CONSENTS, SETTINGS, ...ACCOUNT];
  expect(await calls(page, expected)).toEqual(expected.sort());
});

test("the list's requests start at once, before any response; those of a feature, once the server has declared it", async ({
  page,
  host,
}) => {
  const open = async (hash: string, expected: string[]) => {
    await host.open(page, {
      body: element("gds-backoffice"),
      script: `${signedIn("admin")} ${COUNT} ${HOLD} location.hash = "${hash}";`,
    });
    await expect.poll(() => calls(page)).toEqual(expected);
    await page.evaluate(() => (window as unknown as { openGate(): void }).openGate());
    await expect(page.locator("gds-backoffice tbody tr")).toHaveCount(10);
  };
  const DONATIONS = "#/app/donors?tab=donations";
  await open(DONATIONS, [ABILITY, ME, NOTIFICATIONS]);
  await open(DONATIONS, [ABILITY, ME, "GET /donations?skip=0", NOTIFICATIONS]);
  await open("#/app/donors?sort=-area", [ABILITY, ME, DONORS, NOTIFICATIONS]);
});

test("an expired token is refreshed once, and the refused reads are repeated", async ({ page, host }) => {
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn("admin")} await transport.control.expireAccessTokens(); ${COUNT} location.hash = "#/app/donors";`,
  });
  await expect(page.locator("gds-backoffice tbody tr")).toHaveCount(10);
  const inbox = async () => (await calls(page)).filter((call) => call === NOTIFICATIONS);
  await expect.poll(inbox).toEqual([NOTIFICATIONS, ...INBOX]);
  await settled(page);
  const made = await calls(page);
  expect(made.filter((call) => call === "POST /auth/refresh-token")).toHaveLength(1);
  for (const call of [ME, ABILITY, DONORS]) expect(made.filter((one) => one === call)).toHaveLength(2);
});

test("a stored search text waits until its user is known", async ({ page, host }) => {
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn("admin")} ${COUNT} ${HOLD}
      history.replaceState({ gds: { state: { query: { text: "rossi" } }, owner: "somebody else" } }, "", "#/app/donors");`,
  });
  await expect.poll(() => calls(page)).toEqual([ABILITY, ME, NOTIFICATIONS]);
  await page.evaluate(() => (window as unknown as { openGate(): void }).openGate());
  await expect(page.locator("gds-backoffice tbody tr")).toHaveCount(10);
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls.join())).not.toContain("rossi");
});
