import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

const MANY = Array.from({ length: 12 }, (_, index) => ({
  _id: `n${index}`,
  title: `Avviso ${index}`,
  message: "Prova",
  date: "2026-11-20T10:00:00Z",
  dismissed: false,
}));

/** The bell of somebody with many notifications, on a server of the test's. */
async function open(
  write: (request: Request) => Response | Promise<Response>,
  features?: RenderOptions["features"],
): Promise<RenderedPage> {
  let given = MANY;
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} leadTo={() => null} />,
    features,
    answer(request) {
      if (!new URL(request.url).pathname.includes("/notifications")) return undefined;
      if (request.method === "GET") return Response.json({ notifications: given });
      if (request.method === "DELETE") given = given.filter(({ _id }) => !request.url.endsWith(_id));
      return write(request);
    },
  });
  await expect.poll(() => bell(page).getAttribute("aria-label")).toBe("Notifiche, 12 da leggere");
  await userEvent.click(bell(page));
  await until(() => page.shadow.querySelectorAll("dialog[open] ul li").length === 12);
  return page;
}
const bell = (page: RenderedPage) => page.find("button", "Notifiche");

const isForAll = ({ url }: Request) => url.endsWith("/notifications");
/** Whoever leaves the page can undo nothing any more: what waits is sent. */
const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

it("all are marked as read at once for the person, and by one call for the server, once nobody undoes it", async () => {
  const sent: unknown[] = [];
  const page = await open(async (request) => {
    sent.push(isForAll(request) && (await request.json()));
    return Response.json({ success: true, unread: 0 });
  });
  await userEvent.click(page.find("button", "Segna tutte come lette"));
  await expect.poll(() => bell(page).getAttribute("aria-label")).toBe("Notifiche, nessuna da leggere");
  await userEvent.click(await until(() => page.find("button", "Segna come da leggere")));
  await expect.poll(() => bell(page).getAttribute("aria-label")).toBe("Notifiche, 12 da leggere");
  leavePage();
  expect(sent).toEqual([]);
  await userEvent.click(page.find("button", "Segna tutte come lette"));
  leavePage();
  await expect.poll(() => sent).toEqual([{ dismiss: true, until: "2026-11-20T10:00:00Z" }]);
});

it("a server that can't mark all with one call offers no button for it", async () => {
  const page = await open(() => Response.json({ success: true }), []);
  await userEvent.click(page.find("button", "Da leggere: Avviso 1"));
  expect(page.text()).not.toContain("Segna tutte come lette");
});

it("a deletion that is answered with a 200 and nothing in it is done", async () => {
  const sent: string[] = [];
  const page = await open(({ method, url }) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return new Response("", { status: 200 });
  });
  await userEvent.click(page.find("button", "Elimina notifica: Avviso 0"));
  expect(sent).toEqual([]);
  leavePage();
  await expect.poll(() => sent).toEqual(["DELETE /v2/notifications/n0"]);
  // by the next call it is known what became of this one
  await userEvent.click(page.find("button", "Da leggere: Avviso 1"));
  await expect.poll(() => sent).toContain("PUT /v2/notifications/n1");
  expect(page.shadow.querySelectorAll("dialog[open] ul li")).toHaveLength(11);
  expect(page.shadow.querySelector("[role=alert]")?.textContent ?? "").toBe("");
});
