import type { Locator } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";
import { settled } from "../support/settled";

const login = (host: Locator) => host.getByRole("button", { name: "Accedi" });
const look = (locator: Locator) =>
  locator.evaluate((node) => {
    const {
      color,
      backgroundColor,
      fontSize,
      fontFamily,
      letterSpacing,
      textTransform,
      lineHeight,
      direction,
      height,
    } = getComputedStyle(node);
    return {
      color,
      backgroundColor,
      fontSize,
      fontFamily,
      letterSpacing,
      textTransform,
      lineHeight,
      direction,
      height,
    };
  });

test("the host's styles don't reach inside: root font size, important rules on everything, direction", async ({
  page,
  host,
}) => {
  const body = `<div style="width: 700px">${element("gds-backoffice")}</div>`;
  const script = `location.hash = "#/auth/login";`;
  await host.open(page, { body, script, mock: false });
  const plain = await look(login(page.locator("gds-backoffice")));
  const field = await look(page.locator("gds-backoffice").getByLabel("E-mail"));
  await host.open(page, {
    head: `<style>
      html { font-size: 62.5%; }
      body { direction: rtl; }
      * { color: lime !important; background: maroon !important; font: italic 30px/3 fantasy !important; letter-spacing: 5px !important;
          text-transform: uppercase !important; text-align: right !important; white-space: pre !important; cursor: wait !important; }
      button, input { display: none !important; height: 3px !important; }
    </style>`,
    body,
    script,
    mock: false,
  });
  expect(await look(login(page.locator("gds-backoffice")))).toEqual(plain);
  expect(await look(page.locator("gds-backoffice").getByLabel("E-mail"))).toEqual(field);
});

test("menus appear above everything although the element sits in a transformed, clipped, low column", async ({
  page,
  host,
}) => {
  await host.open(page, {
    head: `<style>
      #column { transform: translateX(0); overflow: hidden; position: relative; z-index: 0; height: 260px; width: 640px; contain: paint; }
      #cover { position: fixed; inset: 0; z-index: 2147483647; background: rgb(0 0 0 / 0.2); pointer-events: none; }
    </style>`,
    body: `<div id="column">${element("gds-backoffice")}</div><div id="cover"></div>`,
    script: `${signedIn()} location.hash = "#/app/dashboard";`,
  });
  const office = page.locator("gds-backoffice");
  await office.getByRole("button", { name: /Il mio account/ }).click();
  const item = office.getByRole("menuitem", { name: /Sign out/ });
  await expect(item).toBeVisible();
  const hit = await item.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const shadow = node.getRootNode() as ShadowRoot;
    return node.contains(shadow.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  });
  expect(hit).toBe(true);
  await item.click();
  await expect(login(office)).toBeVisible();
});

test("a page with a base address keeps its own address while the back office navigates", async ({ page, host }) => {
  const address = await host.open(page, {
    head: `<base href="https://cms.example/altrove/">`,
    body: element("gds-backoffice"),
    script: `${signedIn()} location.hash = "#/app/dashboard";`,
  });
  const office = page.locator("gds-backoffice");
  await office.getByRole("button", { name: "Utenti" }).click();
  await office.getByRole("navigation").getByRole("link", { name: "Donatori" }).click();
  await expect(page).toHaveURL(`${address}#/app/donors`);
  await expect(office.getByRole("table")).toBeVisible();
});

test("a hash of the host is no route, and nothing is written to the address before the person navigates", async ({
  page,
  host,
}) => {
  const body = `<h2 id="comments">Commenti</h2>${element("gds-backoffice")}`;
  const address = await host.open(page, { body, script: `location.hash = "#comments";`, mock: false });
  await expect(page.locator("gds-backoffice").locator(".gds-app").first()).not.toBeEmpty();
  await settled(page);
  expect(page.url()).toBe(`${address}#comments`);
  await page.evaluate(() => void (location.hash = "#/auth/login"));
  await expect(login(page.locator("gds-backoffice"))).toBeVisible();
  await page.evaluate(() => void (location.hash = "#comments"));
  await settled(page);
  await expect(login(page.locator("gds-backoffice"))).toBeVisible();
  expect(page.url()).toBe(`${address}#comments`);
});

test("what is typed inside does not set off the host's shortcuts", async ({ page, host }) => {
  await host.open(page, {
    body: `<p id="heard"></p>${element("gds-backoffice")}`,
    script: `
      location.hash = "#/auth/login";
      document.addEventListener("keydown", ({ key }) => document.querySelector("#heard").append(key));`,
    mock: false,
  });
  await page.locator("gds-backoffice").getByLabel("E-mail").pressSequentially("s/?k");
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toHaveValue("s/?k");
  await expect(page.locator("#heard")).toHaveText("");
  await page.locator("gds-backoffice").getByLabel("E-mail").blur();
  await page.keyboard.press("s");
  await expect(page.locator("#heard")).toHaveText("s");
});
