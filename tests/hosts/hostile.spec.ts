import type { Locator } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

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

test("the host's styles don't reach inside: root font size, important rules on all elements, direction", async ({
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

/** The changes of Prototype 1.7 to the platform. */
const PROTOTYPE = `
  Array.from = (list) => (list && "toArray" in Object(list) ? list.toArray() : Array.prototype.slice.call(list || []));
  delete Array.prototype.entries;
  HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, 0); return this; };`;

test("on a page with Prototype lists, dialogs and toasts work", async ({ page, host }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await host.open(page, {
    head: `<script src="${host.put("prototype.js", PROTOTYPE)}"></script>`,
    body: element("gds-backoffice"),
    script: `${signedIn()} location.hash = "#/app/donors";`,
  });
  await expect(page.getByRole("row")).toHaveCount(11);
  await page.getByRole("button", { name: /^Notifiche/ }).click();
  await page.getByRole("button", { name: "Elimina notifica" }).first().click();
  await expect(page.getByRole("button", { name: "Ripristina la notifica" })).toBeVisible();
  expect(errors).toEqual([]);
});

/**
 * Properties of the document that an image or a form of that name hides. Not `createElement`, `createTextNode`,
 * `addEventListener` and `defaultView`, without which React doesn't start.
 */
const HIDDEN =
  `querySelector querySelectorAll currentScript baseURI readyState title visibilityState activeElement body head
  documentElement cookie adoptedStyleSheets hasFocus`.split(/\s+/);

test("images of the host that are named as properties of the document don't stop the elements", async ({
  page,
  host,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const images = HIDDEN.map((name) => `<img name="${name}" alt="">`).join("");
  await host.open(page, {
    body: `${images}<div data-gds="donor-registration"></div>${element("gds-backoffice")}`,
    script: `location.hash = "#/auth/login";`,
  });
  await expect(login(page.locator("gds-backoffice"))).toBeVisible();
  await expect(page.locator("gds-donor-registration")).toBeAttached();
  expect(errors).toEqual([]);
});

test("without a doctype the page to sign in has the same layout", async ({ page, host }) => {
  const places = async (doctype?: false) => {
    await host.open(page, {
      body: `<div style="width: 900px">${element("gds-backoffice")}</div>`,
      script: `location.hash = "#/auth/login";`,
      ...(doctype === false && { doctype }),
    });
    await expect(login(page.locator("gds-backoffice"))).toBeVisible();
    return page.locator("gds-backoffice").evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll("h1, p, a, label, input, button") ?? [])].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return `${part.textContent} ${width} x ${height}`;
      }),
    );
  };
  expect(await places(false)).toEqual(await places());
});
