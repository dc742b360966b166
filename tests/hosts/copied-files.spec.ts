import type { Page } from "@playwright/test";
import { buildClassicLoader } from "../../build/chunks/loader";
import { element, TAGS } from "../support/elements";
import { bundleFile, openCmsPage, watchConsole } from "../support/cms-page";
import { API, expect, test, type Host } from "../support/host-page";

const WAITING = "Un momento: stiamo caricando l’area soci.";
const FAILED = "L’area soci non si è caricata.";
const REGISTRATION = element(TAGS[1]).replace("></", `>${WAITING}</`);
const field = (page: Page) => page.locator("gds-donor-registration").getByLabel("E-mail");

/** Copies an entry file into the cache folder of an optimizer, on the page's own site. @returns its address */
const copy = (host: Host, file: string, before = "") =>
  host.put(`wp-content/cache/min/1/${file}`, `${before}${bundleFile(file)}`);

/** The scripts of a page whose optimizer has copied an entry file. */
const COPIES: Record<string, (host: Host, attributes: string) => string> = {
  "the module": (host, attributes) =>
    `<script type="module" src="${copy(host, "gds-widgets.js")}" ${attributes}></script>`,
  "the classic loader": (host, attributes) =>
    `<script src="${copy(host, "gds-loader.js")}" defer ${attributes}></script>`,
  "the classic loader, combined with other scripts": (host, attributes) => {
    const combined = host.put(
      "wp-content/cache/min/1/all.js",
      `var jq = {};\n${bundleFile("gds-loader.js")};\njq.ready = 1;`,
    );
    return `<script type="text/plain" ${attributes}></script><script src="${combined}"></script>`;
  },
};

for (const [what, scripts] of Object.entries(COPIES)) {
  // all entry files read this attribute with the same code
  const end = what === "the module" ? "" : "/";
  test(`${what}, copied into a cache folder, finds the files with data-gds-base that ends in “${end}”`, async ({
    page,
    host,
  }) => {
    const said = watchConsole(page);
    const besideCopy: string[] = [];
    page.on("request", (request) => request.url().includes("/cache/min/1/chunks/") && besideCopy.push(request.url()));
    const body = `${REGISTRATION}<div data-gds="gds-notification-bell" data-api-base="${API}" data-signed-out="invite">${WAITING}</div>`;
    await openCmsPage(page, host, { head: scripts(host, `data-gds-base="${host.bundle}${end}"`), body });
    await expect(field(page)).toBeVisible();
    await expect(page.locator("[data-gds] > gds-notification-bell").getByRole("button")).toBeVisible();
    await expect(page.locator("[data-gds]")).not.toContainText(WAITING);
    expect(besideCopy).toEqual([]);
    expect(said()).toEqual([]);
  });

  test(`${what}, copied into a cache folder, says on the page and in the console that nothing was loaded`, async ({
    page,
    host,
  }) => {
    const said = watchConsole(page);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      addEventListener("gds-error", (event) =>
        heard.push([(event.target as Element).localName, (event as CustomEvent).detail]),
      );
      Object.assign(window, { heard });
    });
    const body = `${REGISTRATION}<div data-gds="backoffice" data-api-base="${API}">${WAITING}</div>`;
    await openCmsPage(page, host, { head: scripts(host, ""), body });
    for (const place of ["gds-donor-registration", "[data-gds]"]) {
      const alert = page.locator(place).getByRole("alert");
      await expect(alert).toHaveText(`${FAILED} Ricarica`);
      await expect(page.locator(place).getByText(WAITING)).toBeVisible();
    }
    const detail = { code: "page-load", message: FAILED };
    const heard = await page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard);
    expect(Object.fromEntries(heard)).toEqual({ "gds-donor-registration": detail, div: detail });
    expect(heard).toHaveLength(2);
    expect(said()).toEqual([
      expect.stringMatching(/^gds-widgets: L’area soci non si è caricata\. .*\. Guida: «Lo script non è partito»\.$/),
    ]);
    const loaded = page.waitForEvent("load");
    await page.locator("gds-donor-registration").getByRole("button", { name: "Ricarica" }).click();
    await loaded;
  });
}

test("a copy of a loader that was built with GDS_BASE needs no attribute", async ({ page, host }) => {
  process.env.GDS_BASE = host.bundle;
  const code = await buildClassicLoader().finally(() => delete process.env.GDS_BASE);
  const script = host.put("wp-content/cache/min/1/built.js", code);
  await openCmsPage(page, host, { head: `<script src="${script}"></script>`, body: REGISTRATION });
  await expect(field(page)).toBeVisible();
});

test("data-gds-base on the original script changes nothing, whatever the site adds to its address", async ({
  page,
  host,
}) => {
  const said = watchConsole(page);
  const src = `${host.bundle}/gds-widgets.js`;
  const script = (address: string) =>
    `<script type="module" src="${address}" data-gds-base="${host.bundle}/"></script>`;
  await openCmsPage(page, host, { head: script(src) + script(`${src}?ver=6.7`), body: REGISTRATION });
  await expect(field(page)).toBeVisible();
  expect(said()).toEqual([]);
});

test("a wrong data-gds-base shows a notice on the page; once the files can be loaded, the element replaces it", async ({
  page,
  host,
}) => {
  const said = watchConsole(page);
  await page.clock.install();
  await page.route(`${host.bundle}/gds-widgets.js`, (route) => route.abort());
  const script = `<script type="module" src="${copy(host, "gds-widgets.js")}" data-gds-base="${host.bundle}/"></script>`;
  await openCmsPage(page, host, { head: script, body: REGISTRATION });
  await expect(page.getByRole("alert")).toHaveText(`${FAILED} Ricarica`);
  expect(said()).toHaveLength(1);
  await page.unroute(`${host.bundle}/gds-widgets.js`);
  await page.clock.fastForward(10_000);
  await expect(field(page)).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
});
