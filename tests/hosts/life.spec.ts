import { element } from "../support/elements";
import { API, expect, test } from "../support/host-page";
import { settled } from "../support/settled";

const LOGIN = `location.hash = "#/auth/login";`;

test("a script that is loaded twice defines the elements once, without a message", async ({ page, host }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${LOGIN} await import("${host.bundle}/gds-widgets.js?again"); await import("${host.bundle}/gds-backoffice.js?again");`,
    mock: false,
  });
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
  await settled(page);
  expect(said.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});

test("a div with data-gds becomes the element, also when it is inserted later", async ({ page, host }) => {
  await host.open(page, {
    body: `<div data-gds="backoffice" data-api-base="${API}"></div><div id="later"></div>`,
    script: LOGIN,
    mock: false,
  });
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
  await page.locator("#later").evaluate((place, api) => {
    place.innerHTML = `<div data-gds="donor-registration" data-api-base="${api}"></div>`;
  }, API);
  await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
});

test("in a sandboxed frame, where cookies and storage throw, an element still works", async ({ page, host }) => {
  const inner = host.put(
    "inner.html",
    `<!doctype html><script type="module" src="${host.put(
      "inner.js",
      `import { setTransport } from "${host.bundle}/gds-widgets.js";
       setTransport("${API}", { fetch: async () => Response.json({ success: false, message: "No" }, { status: 401 }) });
       location.hash = "#/auth/login";`,
      { "Access-Control-Allow-Origin": "*" },
    )}"></script>${element("gds-backoffice")}`,
  );
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await host.open(page, {
    body: `<iframe sandbox="allow-scripts allow-forms" width="700" height="600" src="${inner}"></iframe>`,
    mock: false,
  });
  const frame = page.frameLocator("iframe").locator("gds-backoffice");
  await frame.getByLabel("E-mail").fill("a@b.example");
  await frame.getByLabel("Password", { exact: true }).fill("x");
  await frame.getByRole("button", { name: "Accedi" }).click();
  await expect(frame.getByText("No", { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test("an element whose code could not be downloaded is requested again after a few seconds", async ({ page, host }) => {
  let asked = 0;
  let failures = 0;
  let online = false;
  await page.route(/\/chunks\/shell-[\w-]+\.js$/, (route) => {
    asked += 1;
    return online ? route.continue() : route.abort();
  });
  page.on("console", (message) => message.text().includes("non si è caricata") && (failures += 1));
  await page.clock.install();
  const failed = page.waitForEvent("console", (message) => message.text().includes("non si è caricata"));
  await host.open(page, { body: element("gds-backoffice"), script: LOGIN, mock: false });
  await failed;
  await page.evaluate(() => document.body.append("a page that changes asks no sooner"));
  await page.clock.runFor(100);
  expect(failures).toBe(1);
  online = true;
  await page.clock.fastForward(10_000);
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
  const then = asked;
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await page.clock.runFor(60_000);
  expect(asked).toBe(then);
});
