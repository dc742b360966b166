import type { Page } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test, type Host } from "../support/host-page";

/**
 * A page stays open while a new release replaces the files, so files that it requests later no longer exist. Hosts then answer
 * with an error status, or with the site's home page.
 */
const NEW_VERSION = "C’è una nuova versione: ricarica";
const OFFICE = {
  body: element("gds-backoffice"),
  script: `${signedIn("pending")} location.hash ||= "#/registration";`,
};

const GONE = {
  "a 404": { status: 404, contentType: "text/plain", body: "Not found" },
  "a 403": { status: 403, contentType: "application/xml", body: "<Error/>" },
  "the site's home page": { status: 200, contentType: "text/html", body: "<!doctype html><title>Home</title>" },
} as const;

/** Makes files unavailable. @returns a function that makes them available again */
async function takeAway(page: Page, files: RegExp, answer: keyof typeof GONE) {
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(files, (route) => route.fulfill({ ...GONE[answer], headers }));
  return () => page.unroute(files);
}
const errors = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    addEventListener("gds-error", (event) => heard.push((event as CustomEvent<{ code: string }>).detail.code));
    (window as unknown as { heard: string[] }).heard = heard;
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function halfFilled(page: Page, host: Host) {
  await host.open(page, OFFICE);
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Ginevra");
}
const reloaded = async (page: Page, press: () => Promise<void>) => {
  const loaded = page.waitForEvent("load");
  await press();
  await loaded;
};

// each kind of response in another part of the product, because each part handles all kinds alike
test("a page whose file is answered with a 404 offers a reload, and the input is restored", async ({ page, host }) => {
  const release = await takeAway(page, /\/chunks\/account-/, "a 404");
  await halfFilled(page, host);
  await errors(page);
  await page.evaluate(() => (location.hash = "#/app/account-settings"));
  await expect(page.getByRole("heading", { name: NEW_VERSION })).toBeVisible();
  await expect(page.getByRole("button", { name: "Riprova" })).toHaveCount(0);
  expect(await heard(page)).toEqual(["new-version"]);
  await release();
  await reloaded(page, () => page.getByRole("button", { name: "Ricarica" }).click());
  await expect(page.locator("gds-backoffice h1")).not.toHaveText(NEW_VERSION);
  await page.evaluate(() => (location.hash = "#/registration"));
  await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Ginevra");
});

test("a part whose file no longer exists shows a message, even without the code of toasts, and the half-filled form is kept", async ({
  page,
  host,
}) => {
  const release = await takeAway(page, /\/chunks\/(notifications-drawer|toaster-view)-/, "the site's home page");
  await host.open(page, {
    body: element("gds-notification-bell") + element("gds-donor-registration"),
    script: signedIn("pending"),
  });
  const name = page.getByRole("textbox", { name: "Nome", exact: true });
  await name.fill("Ginevra");
  const bell = page.getByRole("button", { name: /^Notifiche/ });
  await bell.click();
  const notice = page.getByRole("alert").filter({ hasText: NEW_VERSION });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Chiudi" }).click();
  await expect(notice).toHaveCount(0);
  await bell.click();
  await expect(notice).toBeVisible(); // the file is requested before it is available again
  await release();
  await reloaded(page, () => notice.getByRole("button", { name: "Ricarica" }).click());
  await expect(name).toHaveValue("Ginevra");
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Notifiche" })).toBeVisible();
});

test("the bell shows the message itself", async ({ page, host }) => {
  const release = await takeAway(page, /\/chunks\/registration-/, "a 403");
  await host.open(page, { body: element("gds-donor-registration"), script: signedIn("pending") });
  await errors(page);
  const notice = page.getByRole("alert").filter({ hasText: NEW_VERSION });
  await expect(notice).toBeVisible();
  expect(await heard(page)).toEqual(["new-version"]);
  await release();
  await reloaded(page, () => notice.getByRole("button", { name: "Ricarica" }).click());
  await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toBeVisible();
});

test("without a network no new version is announced, and the page can be retried", async ({ page, host }) => {
  await page.route(/\/chunks\/account-/, (route) => route.abort("internetdisconnected"));
  await halfFilled(page, host);
  await page.evaluate(() => (location.hash = "#/app/account-settings"));
  await expect(page.getByText("Controlla la connessione")).toBeVisible();
  await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
  await page.unroute(/\/chunks\/account-/);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Error" })).toHaveCount(0);
});
