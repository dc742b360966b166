import type { Page } from "@playwright/test";
import { ADMIN, element } from "../support/elements";
import { expect, test, type Host } from "../support/host-page";

const OTHER = "https://api.other.example/v2";
const other = (tag: string, attributes = "") => `<${tag} api-base="${OTHER}" ${attributes}></${tag}>`;

/** A page with two elements, each with the API of another association. */
const open = (page: Page, host: Host, body: string) =>
  host.open(page, {
    body,
    mock: `{ storage: "persistent" }`,
    script: `
      const two = createInlineMock({ apiBase: "${OTHER}", storage: "persistent", seed: 2, donors: 40 });
      (await import("${host.bundle}/gds-widgets.js")).setTransport("${OTHER}", two);`,
  });

async function signIn(page: Page, id: string, email = ADMIN.email): Promise<void> {
  const area = page.locator(`#${id}`);
  await area.getByLabel("E-mail").fill(email);
  await area.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await area.getByRole("button", { name: "Accedi" }).click();
}

const heading = (page: Page, id: string, name: string | RegExp) =>
  page.locator(`#${id}`).getByRole("heading", { level: 1, name });
const GREETING = /^Buon/;
async function openDonors(page: Page, id: string): Promise<void> {
  const area = page.locator(`#${id}`);
  await area.getByRole("button", { name: "Utenti" }).click();
  await area
    .getByRole("link", { name: /^Donatori/ })
    .first()
    .click();
}

test("two areas of two associations: sign-in, back, reload and sign-out of each leave the other as it is", async ({
  page,
  host,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => message.text().includes("segue il primo") && lines.push(message.text()));
  await open(
    page,
    host,
    `<div id="one">${element("gds-backoffice")}</div><div id="two">${other("gds-backoffice")}</div>`,
  );
  for (const id of ["one", "two"]) await page.locator(`#${id}`).getByRole("link", { name: "Accedi" }).first().click();
  expect(lines).toHaveLength(1);

  await signIn(page, "one");
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await expect(heading(page, "two", "Accedi")).toBeVisible();
  await signIn(page, "two");
  await expect(heading(page, "two", GREETING)).toBeVisible();
  await expect(heading(page, "one", GREETING)).toBeVisible();

  await openDonors(page, "two");
  await expect(heading(page, "two", "Donatori")).toBeVisible();
  await expect(page).toHaveURL(/#\/app\/dashboard$/);
  await openDonors(page, "one");
  await expect(heading(page, "one", "Donatori")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await expect(heading(page, "two", "Donatori")).toBeVisible();

  const two = page.locator("#two");
  await two.getByRole("button", { name: "Filtri" }).click();
  await page.keyboard.press("Escape");
  await expect(two.getByRole("dialog")).toHaveCount(0);
  await expect(heading(page, "two", "Donatori")).toBeVisible();
  await expect(heading(page, "one", GREETING)).toBeVisible();

  await page.reload();
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await expect(heading(page, "two", /./)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest("#two"))).toBeNull();
  await two.getByRole("link", { name: "Accedi" }).first().click();
  await signIn(page, "two");
  await expect(heading(page, "two", GREETING)).toBeVisible();

  await two
    .getByRole("button", { name: /Il tuo account|account/i })
    .first()
    .click();
  await two.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(heading(page, "two", "Accedi")).toBeVisible();
  await expect(heading(page, "one", GREETING)).toBeVisible();
});

test("an area and a registration of two associations: each keeps its user", async ({ page, host }) => {
  await open(
    page,
    host,
    `<div id="one">${element("gds-backoffice")}</div><div id="two">${other("gds-donor-registration", `start="sign-in"`)}</div>`,
  );
  await page.locator("#one").getByRole("link", { name: "Accedi" }).first().click();
  await signIn(page, "one");
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await signIn(page, "two", "donor@gds.example");
  const leave = page.locator("#two").getByRole("button", { name: "Esci" });
  await expect(leave).toBeVisible();
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await leave.click();
  await expect(page.locator("#two").getByRole("button", { name: "Accedi" })).toBeVisible();
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/app/dashboard$`));
});

test("two areas of one association share the session, and only the first one follows the address", async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: `<div id="one">${element("gds-backoffice")}</div><div id="two">${element("gds-backoffice")}</div>`,
  });
  await page.locator("#one").getByRole("link", { name: "Accedi" }).first().click();
  await signIn(page, "one");
  await expect(heading(page, "one", GREETING)).toBeVisible();
  await page.locator("#two").getByRole("link", { name: "Vai alla dashboard" }).click();
  await expect(heading(page, "two", GREETING)).toBeVisible();
  await openDonors(page, "two");
  await expect(heading(page, "two", "Donatori")).toBeVisible();
  await expect(page).toHaveURL(/#\/app\/dashboard$/);
});
