import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

const bells = element("gds-notification-bell").repeat(2);

test("gds-notification comes once a notification, however many bells there are", async ({ page, host }) => {
  await host.open(page, {
    body: bells + element("gds-backoffice"),
    script: `${signedIn()} location.hash = "#/app/dashboard";
      window.events = [];
      document.addEventListener("gds-notification", ({ detail }) => window.events.push(detail._id));
      window.notify = (title) => transport.control.notify({ title, message: "..." });`,
  });
  const badges = page.getByRole("button", { name: /^Notifiche, 3 da leggere/ });
  await expect(badges).toHaveCount(3);
  const notify = (title: string) =>
    page.evaluate((name) => (window as unknown as { notify(title: string): Promise<void> }).notify(name), title);
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
  // the socket may still be on its way: one that nobody hears is none
  await expect
    .poll(async () => {
      await notify("first");
      return (await events()).length;
    })
    .toBeGreaterThan(0);
  await notify("last");
  await expect.poll(async () => new Set(await events()).size).toBeGreaterThan(1);
  await expect(page.getByRole("button", { name: /^Notifiche, (?!3 )\d+ da leggere/ })).toHaveCount(3);
  const heard = await events();
  expect(heard).toEqual([...new Set(heard)]);
});

test("a bell whose start failed is there as soon as the network is, without a press", async ({ page, host }) => {
  await host.open(page, {
    body: element("gds-notification-bell"),
    script: `${signedIn()}
      const mock = transport;
      window.away = true;
      transport = { ...mock, fetch: (request) => (window.away ? Promise.reject(new TypeError("Failed to fetch")) : mock.fetch(request)) };`,
  });
  await expect(page.getByRole("button", { name: /riprova$/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { away: false }));
  await expect(page.getByRole("button", { name: "Notifiche, 3 da leggere" })).toBeVisible();
});
