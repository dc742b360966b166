import { expect, it, onTestFinished, vi } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";

/** Notifications that arrive before the socket is connected, or while the list is loading, with the mock's socket. */

interface PendingRequest {
  /** The list at the time of the request. */
  titles: string[];
  respond: () => void;
}

/** A bell whose requests wait for the test. The response is the list at the time of the request. */
async function open() {
  const titles = ["first"];
  const requests: PendingRequest[] = [];
  const onLive = vi.fn();
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} hrefOfLink={() => null} onLive={onLive} />,
    answer(request) {
      if (!request.url.endsWith("/notifications")) return undefined;
      const now = [...titles];
      return new Promise((resolve) => {
        const notifications = now.map((title) => ({ _id: title, title, message: "", date: "", dismissed: false }));
        requests.push({ titles: now, respond: () => resolve(Response.json({ notifications })) });
      });
    },
  });
  onTestFinished(() => {
    for (const { respond } of requests) respond();
  });
  await expect.poll(() => requests).toHaveLength(1);
  return {
    titles,
    requests,
    onLive,
    count: () => page.find("button", "Notifiche").getAttribute("aria-label"),
    /** Adds a notification on the server without an event. */
    addSilently: (title: string) => void titles.unshift(title),
    notify: (title: string) => page.mock.control.notify({ title, message: "..." }, "u1"),
  };
}

it("when the socket connects, the list is requested again once", async () => {
  const { requests, count, addSilently } = await open();
  addSilently("between");
  requests[0]?.respond();
  await expect.poll(count).toBe("Notifiche, 1 da leggere");
  await expect.poll(() => requests).toHaveLength(2);
  requests[1]?.respond();
  await expect.poll(count).toBe("Notifiche, 2 da leggere");
  expect(requests).toHaveLength(2);
});

it("if live notifications arrive during a refresh, the list is requested once more", async () => {
  const { requests, count, onLive, notify, addSilently } = await open();
  addSilently("between");
  requests[0]?.respond();
  await expect.poll(() => requests).toHaveLength(2);
  for (const title of ["live 1", "live 2", "live 3"]) await notify(title);
  await expect.poll(() => onLive.mock.calls.length).toBe(3);
  expect(count()).toBe("Notifiche, 4 da leggere");
  requests[1]?.respond();
  await expect.poll(() => requests, { timeout: 5_000 }).toHaveLength(3);
  requests[2]?.respond();
  await expect.poll(count).toBe("Notifiche, 2 da leggere");
});

it("a burst of live notifications while the list is read again doesn't cause a request for each", async () => {
  const { requests, count, onLive, notify } = await open();
  requests[0]?.respond();
  // repeat until the socket is connected
  await expect
    .poll(async () => {
      await notify("knock");
      return onLive.mock.calls.length;
    })
    .toBeGreaterThan(0);
  await expect.poll(() => requests).toHaveLength(2);
  const before = onLive.mock.calls.length;
  for (let index = 0; index < 200; index += 1) await notify(`burst ${index}`);
  await expect.poll(() => onLive.mock.calls.length).toBe(before + 200);
  expect(requests).toHaveLength(2);
  requests[1]?.respond();
  await expect.poll(count).toBe(`Notifiche, ${before + 201} da leggere`);
  await expect.poll(() => requests).toHaveLength(3);
});

it("a live notification that is older than the listed part of the list is counted already", async () => {
  const listed = { _id: "n2", title: "newest", message: "", date: "2999-01-01T00:00:00Z", dismissed: false };
  const onLive = vi.fn();
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} hrefOfLink={() => null} onLive={onLive} />,
    answer: ({ url }) =>
      url.endsWith("/notifications") ? Response.json({ notifications: [listed], total: 2, unread: 2 }) : undefined,
  });
  // repeat until the socket is connected
  await expect
    .poll(async () => {
      await page.mock.control.notify({ title: "older", message: "..." }, "u1");
      return onLive.mock.calls.length;
    })
    .toBeGreaterThan(0);
  expect(page.find("button", "Notifiche").getAttribute("aria-label")).toBe("Notifiche, 2 da leggere");
});
