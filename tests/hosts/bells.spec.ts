import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

test("back office, registration and bell share one session, one socket, one event for each notification and one count, in any order of removal and return", async ({
  page,
  host,
}) => {
  const markup = { bell: element("gds-notification-bell"), office: element("gds-backoffice"), form: element("gds-donor-registration") }; // prettier-ignore
  const names = ["bell", "office", "form"] as const;
  await host.open(page, {
    body: names.map((name) => `<div id="${name}">${markup[name]}</div>`).join(""),
    // records all sockets with their state, and all calls that refresh tokens
    script: `${signedIn("donor")} location.hash = "#/app/account-settings";
      const { control } = transport;
      window.notify = (title) => control.notify({ title, message: "..." });
      window.events = [];
      document.addEventListener("gds-notification", ({ detail }) => window.events.push(detail._id));
      window.sockets = new Set();
      window.calls = [];
      const [Memory] = transport.socketOptions.transports;
      class Counted extends Memory {
        doOpen() { window.sockets.add(this); super.doOpen(); }
        doClose() { window.sockets.delete(this); super.doClose(); }
      }
      const mock = transport;
      transport = {
        socketOptions: { ...mock.socketOptions, transports: [Counted] },
        fetch: (request) => { window.calls.push(new URL(request.url).pathname); return mock.fetch(request); },
      };`,
  });
  type Counts = { sockets: Set<unknown>; calls: string[]; events: string[]; notify(title: string): Promise<void> };
  const sockets = () => page.evaluate(() => (window as unknown as Counts).sockets.size);
  const starts = () =>
    page.evaluate(() => (window as unknown as Counts).calls.filter((path) => path.endsWith("/auth/me")).length);
  const bells = page.getByRole("button", { name: /^Notifiche/ });
  let expected = 0;
  const unread = async () => {
    const label = await bells.first().getAttribute("aria-label");
    return Number(/\d+/.exec(label ?? "")?.[0] ?? 0);
  };
  const remove = (name: string) => page.locator(`#${name}`).evaluate((box) => box.replaceChildren());
  const add = (name: (typeof names)[number]) =>
    page.locator(`#${name}`).evaluate((box, html) => void (box.innerHTML = html), markup[name]);
  const there = async (shown: readonly string[]) => {
    await expect(bells).toHaveCount(shown.filter((name) => name !== "form").length);
    if (shown.includes("form")) await expect(page.locator("#form").getByText("I tuoi dati").first()).toBeVisible();
  };
  await there(names);
  await expect.poll(sockets).toBe(1);
  expect(await starts()).toBe(1);
  expected = await unread();

  // each element is removed first once, and each stays once
  const orders = [
    ["bell", "office"],
    ["office", "form"],
    ["form", "bell"],
  ] as const;
  for (const [first, second] of orders)
    await test.step(`${first} is removed, then ${second}; ${first} returns first`, async () => {
      const rest = names.filter((name) => name !== first && name !== second);
      await remove(first);
      await remove(second);
      await there(rest);
      await add(first);
      await add(second);
      await there(names);
      await expect.poll(sockets).toBe(1);
      // all bells count it once
      await page.evaluate(() => (window as unknown as Counts).notify("Avviso"));
      expected += 1;
      for (const bell of await bells.all())
        await expect(bell).toHaveAccessibleName(`Notifiche, ${expected} da leggere`);
    });
  const events = await page.evaluate(() => (window as unknown as Counts).events);
  expect(events).toHaveLength(orders.length);
  // one element was always on the page, so the user was read once
  expect(await starts()).toBe(1);
});

test("the first press of a bell without a network shows a message; a later press opens the drawer", async ({
  page,
  host,
  context,
}) => {
  await host.open(page, { body: element("gds-notification-bell"), script: signedIn() });
  const bell = page.getByRole("button", { name: "Notifiche, 3 da leggere" });
  await expect(bell).toBeVisible();
  await context.setOffline(true);
  await bell.click();
  const notice = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire le notifiche" });
  await expect(notice).toBeVisible();
  await expect(bell).toHaveAttribute("aria-expanded", "false");
  await notice.getByRole("button", { name: "Chiudi" }).click();
  await expect(notice).toHaveCount(0);
  await context.setOffline(false);
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Notifiche" }).getByRole("listitem").first()).toBeVisible();
});

test('with bell="off" only the site\'s own bell is shown, and its drawer has new notifications; without it the bar has its bell again', async ({
  page,
  host,
}) => {
  await host.open(page, {
    body: `<header>${element("gds-notification-bell")}</header>${element("gds-backoffice", `bell="off"`)}`,
    script: `${signedIn()} location.hash = "#/app/dashboard";
      window.events = [];
      document.addEventListener("gds-notification", ({ target }) => window.events.push(target.localName));
      window.notify = () => transport.control.notify({ title: "Avviso", message: "..." });`,
  });
  const office = page.locator("gds-backoffice");
  const bells = page.getByRole("button", { name: /^Notifiche/ });
  await expect(office.getByRole("button", { name: /Il mio account/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifiche, 3 da leggere" })).toHaveCount(1);
  await expect(office.getByRole("button", { name: /^Notifiche/ })).toHaveCount(0);
  const told = async () => {
    await page.evaluate(() => (window as unknown as { notify(): Promise<void> }).notify());
    return page.evaluate(() => [...new Set((window as unknown as { events: string[] }).events)]);
  };
  await expect.poll(told).toEqual(["gds-notification-bell"]);
  await bells.click();
  const drawer = page.getByRole("dialog", { name: "Notifiche" });
  await expect(drawer.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await office.evaluate((element) => element.removeAttribute("bell"));
  await expect(bells).toHaveCount(2);
});
