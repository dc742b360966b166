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

/** Opens the drawer with many notifications. @param write answers the writes */
async function open(
  write: (request: Request) => Response | Promise<Response>,
  features?: RenderOptions["features"],
): Promise<RenderedPage> {
  let listed = MANY;
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} hrefOfLink={() => null} />,
    features,
    answer(request) {
      if (!new URL(request.url).pathname.includes("/notifications")) return undefined;
      if (request.method === "GET") return Response.json({ notifications: listed });
      if (request.method === "DELETE") listed = listed.filter(({ _id }) => !request.url.endsWith(_id));
      return write(request);
    },
  });
  await expect.poll(() => label(page)).toBe("Notifiche, 12 da leggere");
  await userEvent.click(bell(page));
  await expect.poll(() => rows(page)).toHaveLength(12);
  return page;
}
const bell = (page: RenderedPage) => page.find("button", "Notifiche");
const label = (page: RenderedPage) => bell(page).getAttribute("aria-label");
/** The buttons of the rows: items of the dialog may also be toasts. */
const rows = (page: RenderedPage) => page.getByRole("button", { name: /^Elimina notifica/ }).elements();

const isForAll = ({ url }: Request) => url.endsWith("/notifications");
/** Leaving the page sends the deferred writes. */
const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

it("marking all as read is shown at once, can be undone, and is sent as one request", async () => {
  const sent: unknown[] = [];
  const page = await open(async (request) => {
    sent.push(isForAll(request) && (await request.json()));
    return Response.json({ success: true, unread: 0 });
  });
  await page.press("button", "Segna tutte come lette");
  await expect.poll(() => label(page)).toBe("Notifiche, nessuna da leggere");
  await userEvent.click(await until(() => page.find("button", "Segna come da leggere")));
  await expect.poll(() => label(page)).toBe("Notifiche, 12 da leggere");
  leavePage();
  expect(sent).toEqual([]);
  await page.press("button", "Segna tutte come lette");
  leavePage();
  await expect.poll(() => sent).toEqual([{ dismiss: true, until: "2026-11-20T10:00:00Z" }]);
});

it("without the feature there is no button that marks all as read", async () => {
  const page = await open(() => Response.json({ success: true }), []);
  await page.press("button", "Da leggere: Avviso 1");
  expect(page.text()).not.toContain("Segna tutte come lette");
});

it("a deletion with an empty 200 response is done", async () => {
  const sent: string[] = [];
  const page = await open(({ method, url }) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return new Response("", { status: 200 });
  });
  await page.press("button", "Elimina notifica: Avviso 0");
  expect(sent).toEqual([]);
  leavePage();
  await expect.poll(() => sent).toEqual(["DELETE /v2/notifications/n0"]);
  // when the next request was sent, this one is complete
  await page.press("button", "Da leggere: Avviso 1");
  await expect.poll(() => sent).toContain("PUT /v2/notifications/n1");
  expect(rows(page)).toHaveLength(11);
  expect(page.shadow.querySelector("[role=alert]")?.textContent ?? "").toBe("");
});
