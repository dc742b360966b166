import { element, signedIn } from "../support/elements";
import { API, expect, test } from "../support/host-page";
import { watchMarks } from "../support/marks";
import { mountAndRemove, SHOWN_TO_NOBODY, SHOWN_TO_STAFF } from "../support/mounts";
import { readTraces, watchTraces } from "../support/traces";
import { settled } from "../support/settled";

// Playwright's trace keeps nodes and caches on the page.
test.use({ trace: "off" });

/** decisions §1: React's marker and listener, and nothing else. */
const REACT = { expandos: ["#document _reactListening*"], listeners: ["document selectionchange"] };

test("a page that has none of our tags stays exactly as it was", async ({ page, host }) => {
  await watchTraces(page);
  await host.open(page, { body: "<p>Il club</p>", mock: false });
  const before = await readTraces(page);
  await settled(page);
  expect(await readTraces(page)).toEqual(before);
  expect(before).toMatchObject({
    globals: [],
    patched: [],
    listeners: [],
    expandos: [],
    cookies: [],
    storage: [],
    intervals: 0,
  });
});

test("elements leave only their definitions and React's marker, whether they were mounted once or five times", async ({
  page,
  host,
}) => {
  await watchTraces(page);
  await host.open(page, { body: "<p>Il club</p>", mock: false });
  const before = await readTraces(page);
  await mountAndRemove(page, 1, SHOWN_TO_NOBODY);
  const once = await readTraces(page);
  expect(once).toEqual({ ...before, ...REACT });
  await mountAndRemove(page, 4, SHOWN_TO_NOBODY);
  expect(await readTraces(page)).toEqual(once);
});

test("signed-in elements with a list and live notifications leave only the two cookies and the server's declared features", async ({
  page,
  host,
}) => {
  await watchTraces(page);
  await host.open(page, { body: "<p>Il club</p>", script: `${signedIn()} location.hash = "#/app/donors";` });
  await expect.poll(async () => (await readTraces(page)).cookies.length).toBe(2);
  const before = await readTraces(page);
  expect(before.cookies.sort()).toEqual(["auth_token", "refresh_token"]);
  await mountAndRemove(page, 1, SHOWN_TO_STAFF);
  const once = await readTraces(page);
  const after = { ...before, ...REACT, storage: [`local gds:features:${API}`] };
  expect({ ...once, cookies: once.cookies.sort() }).toEqual(after);
  await mountAndRemove(page, 3, SHOWN_TO_STAFF);
  const often = await readTraces(page);
  expect({ ...often, cookies: often.cookies.sort() }).toEqual(after);
});

test("menus, drawers and toasts that open and close leave the page's own nodes alone", async ({ page, host }) => {
  await host.open(page, {
    body: `<header><a href="#chi-siamo">Chi siamo</a></header><main><p>Il club</p>${element("gds-backoffice")}</main>`,
    script: `${signedIn()} location.hash = "#/app/dashboard";`,
  });
  const account = page.getByRole("button", { name: /Il mio account/ });
  await expect(account).toBeVisible();
  const readMarks = await watchMarks(page);

  await account.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  // a press outside closes the menu, on the host page and in the element
  for (const beside of [page.getByText("Il club"), page.getByRole("heading", { level: 1 })]) {
    await account.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await beside.click();
    await expect(page.getByRole("menu")).toBeHidden();
  }

  await page.getByRole("button", { name: /^Notifiche/ }).click();
  await page.getByRole("button", { name: "Elimina notifica" }).first().click();
  await page.getByRole("button", { name: "Ripristina la notifica" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await readMarks()).toEqual([]);
});

test("the test detects a trace", async ({ page, host }) => {
  await watchTraces(page);
  await host.open(page, { body: "<p>Il club</p>", mock: false });
  await page.evaluate(() => {
    window.addEventListener("focus", () => undefined);
    document.head.append(document.createElement("style"));
    history.pushState = () => undefined;
    localStorage.setItem("x", "1");
    document.cookie = "y=1";
    Object.assign(window, { z: 1 });
    setInterval(() => undefined, 60_000);
  });
  expect(await readTraces(page)).toMatchObject({
    globals: ["z"],
    patched: ["history.pushState"],
    markup: expect.stringContaining("<style>"),
    sheets: 1,
    listeners: ["window focus"],
    intervals: 1,
    cookies: ["y"],
    storage: ["local x"],
  });
});
