import { expect, it, onTestFinished } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

/** Two bells, a server with three notifications, and the channel of another tab. */
async function open() {
  let listed = ["n0", "n1", "n2"].map((_id) => ({ _id, title: _id, message: "", date: "", dismissed: false }));
  let reads = 0;
  const bells = ["one", "two"].map((key) => <Bell key={key} className="" size={20} hrefOfLink={() => null} />);
  const page = await renderPage("admin", "/app/account-settings", {
    part: <div>{bells}</div>,
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.includes("/notifications")) return undefined;
      if (request.method === "GET") {
        reads += 1;
        return Response.json({ notifications: listed });
      }
      const isMeant = ({ _id }: { _id: string }) => pathname.endsWith(`/${_id}`);
      const isForAll = pathname.endsWith("/notifications");
      if (request.method === "DELETE") listed = listed.filter((one) => !isMeant(one));
      else listed = listed.map((one) => (isForAll || isMeant(one) ? { ...one, dismissed: true } : one));
      return Response.json({ success: true });
    },
  });
  const otherTab = new BroadcastChannel(`gds:notifications:${page.apiBase}`);
  const messages: unknown[] = [];
  otherTab.onmessage = ({ data }) => messages.push(data);
  onTestFinished(() => otherTab.close());
  const labels = () => page.shadow.querySelectorAll('button[aria-label^="Notifiche"]');
  const counts = () => [...labels()].map((one) => one.getAttribute("aria-label"));
  const expectBoth = (label: string) => expect.poll(counts).toEqual([label, label]);
  await expectBoth("Notifiche, 3 da leggere");
  // one read at the start, one when the socket connects
  await expect.poll(() => reads).toBe(2);
  return {
    page,
    messages,
    otherTab,
    expectBoth,
    reads: () => reads,
    dismissElsewhere: (id: string) =>
      void (listed = listed.map((one) => (one._id === id ? { ...one, dismissed: true } : one))),
    openDrawer: async () => {
      await page.press("button", "Notifiche");
      await until(() => page.shadow.querySelectorAll("dialog[open] ul li").length === 3);
    },
  };
}

it("a notification that another tab has read disappears from both badges, with one request", async () => {
  const { otherTab, dismissElsewhere, expectBoth, reads } = await open();
  dismissElsewhere("n1");
  for (const message of [null, "other", { type: "changed" }]) otherTab.postMessage(message);
  otherTab.postMessage("changed");
  await expectBoth("Notifiche, 2 da leggere");
  expect(reads()).toBe(3);
});

it("after each saved change other tabs receive the message `changed`", async () => {
  const { page, messages, expectBoth, openDrawer } = await open();
  await openDrawer();
  await page.press("button", "Da leggere: n0");
  await expectBoth("Notifiche, 2 da leggere");
  await expect.poll(() => messages).toEqual(["changed"]);
  await page.press("button", "Elimina notifica: n1");
  // leaving the page sends the deferred write
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => messages).toEqual(["changed", "changed"]);
  await page.press("button", "Segna tutte come lette");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => messages).toEqual(["changed", "changed", "changed"]);
});
