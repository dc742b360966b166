import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

/** A bell, a server with three notifications, and the channel of another tab. */
async function open() {
  let given = ["n0", "n1", "n2"].map((_id) => ({ _id, title: _id, message: "", date: "", dismissed: false }));
  let reads = 0;
  const bells = ["one", "two"].map((key) => <Bell key={key} className="" size={20} leadTo={() => null} />);
  const page = await renderPage("admin", "/app/account-settings", {
    part: <div>{bells}</div>,
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.includes("/notifications")) return undefined;
      if (request.method === "GET") {
        reads += 1;
        return Response.json({ notifications: given });
      }
      const isMeant = ({ _id }: { _id: string }) => pathname.endsWith(`/${_id}`);
      const isForAll = pathname.endsWith("/notifications");
      if (request.method === "DELETE") given = given.filter((one) => !isMeant(one));
      else given = given.map((one) => (isForAll || isMeant(one) ? { ...one, dismissed: true } : one));
      return Response.json({ success: true });
    },
  });
  const otherTab = new BroadcastChannel(`gds:notifications:${page.apiBase}`);
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => otherTab.close());
  const labels = () => page.shadow.querySelectorAll('button[aria-label^="Notifiche"]');
  const counts = () => [...labels()].map((one) => one.getAttribute("aria-label"));
  const both = (label: string) => expect.poll(counts).toEqual([label, label]);
  await both("Notifiche, 3 da leggere");
  // at the start, and when the socket is connected
  await expect.poll(() => reads).toBe(2);
  return {
    page,
    heard,
    otherTab,
    both,
    reads: () => reads,
    dismissElsewhere: (id: string) =>
      void (given = given.map((one) => (one._id === id ? { ...one, dismissed: true } : one))),
    openDrawer: async () => {
      await userEvent.click(page.find("button", "Notifiche"));
      await until(() => page.shadow.querySelectorAll("dialog[open] ul li").length === 3);
    },
  };
}

it("what another tab has read leaves the badge of each bell here, by one reading of the list", async () => {
  const { otherTab, dismissElsewhere, both, reads } = await open();
  dismissElsewhere("n1");
  for (const message of [null, "other", { type: "changed" }]) otherTab.postMessage(message);
  otherTab.postMessage("changed");
  await both("Notifiche, 2 da leggere");
  expect(reads()).toBe(3);
});

it("other tabs hear that something has changed, and no more, once the server has it", async () => {
  const { page, heard, both, openDrawer } = await open();
  await openDrawer();
  await userEvent.click(page.find("button", "Da leggere: n0"));
  await both("Notifiche, 2 da leggere");
  await expect.poll(() => heard).toEqual(["changed"]);
  await userEvent.click(page.find("button", "Elimina notifica: n1"));
  // what can be undone for 10 s is sent when the user leaves
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => heard).toEqual(["changed", "changed"]);
  await userEvent.click(page.find("button", "Segna tutte come lette"));
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => heard).toEqual(["changed", "changed", "changed"]);
});
