import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { until } from "../../ui/test-support";
import { renderPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";

/** One failure of each request of the bell and its drawer. `src/api` tests the kinds of failures. */

type Answer = () => Response | Promise<Response>;
const refuse: Answer = () => Response.json({ success: false, message: "Il server dice no." }, { status: 422 });
const cut: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Shows the bell. @param given answers the requests of a method, until `answers` changes */
async function show(given: Record<string, Answer> = {}) {
  const list = ["Avviso 0", "Avviso 1", "Avviso 2"].map((title, index) => ({
    _id: `n${index}`,
    title,
    message: "Breve.",
    date: "2026-11-20T10:00:00Z",
    dismissed: false,
  }));
  const server = { answers: given, list };
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} hrefOfLink={() => null} />,
    answer({ method, url }) {
      const [, id] = /\/notifications(?:\/(.*))?$/.exec(new URL(url).pathname) ?? [null, null];
      if (id === null) return undefined;
      const answer = server.answers[method];
      if (answer) return answer();
      const isMeant = (one: (typeof list)[number]) => !id || one._id === id;
      if (method === "DELETE") server.list = server.list.filter((one) => !isMeant(one));
      if (method === "PUT") server.list = server.list.map((one) => (isMeant(one) ? { ...one, dismissed: true } : one));
      return Response.json({ success: true, notifications: server.list });
    },
  });
  const bell = () => page.find("button", "Notifiche");
  const label = () => bell().getAttribute("aria-label");
  const alert = () => page.shadow.querySelector("dialog[open] [role=alert]")?.textContent ?? "";
  const rows = () => page.shadow.querySelectorAll("dialog[open] ul li").length;
  const press = (name: string) => page.press("dialog[open] button", name);
  /** Leaving the page sends the deferred writes. */
  const send = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
  return { page, server, bell, label, alert, rows, press, send };
}

it("a failed read shows its message and can be retried", async () => {
  const { page, server, bell, label, alert, rows } = await show({ GET: refuse });
  await expect.poll(label).toBe("Notifiche, non riusciamo a leggerle: riprova");
  await userEvent.click(bell());
  await expect.poll(alert).toContain("Il server dice no.");
  const again = await until(() => page.find("dialog[open] button", "Riprova"));
  server.answers = {};
  // at once, because the automatic retry removes the button
  again.click();
  await expect.poll(rows).toBe(3);
});

it.each([
  ["reading", "Da leggere: Avviso 0", "PUT", "La notifica è rimasta com’era.", 2],
  ["deleting", "Elimina notifica: Avviso 0", "DELETE", "La notifica è rimasta com’era.", 2],
  ["marking all", "Segna tutte come lette", "PUT", "Le notifiche da leggere sono rimaste com’erano.", 0],
])("after %s has failed the message is shown, the list is reverted, and a retry works", async (...row) => {
  const [, button, method, effect, unread] = row;
  const { server, bell, label, alert, rows, press, send } = await show();
  await expect.poll(label).toBe("Notifiche, 3 da leggere");
  await userEvent.click(bell());
  await expect.poll(rows).toBe(3);
  server.answers = { [method]: refuse };
  await press(button);
  send();
  await expect.poll(alert).toContain("Il server dice no.");
  expect(alert()).toContain(effect);
  await expect.poll(label).toBe("Notifiche, 3 da leggere");
  server.answers = {};
  await press(button);
  expect(alert()).toBe("");
  send();
  await expect.poll(() => server.list.filter(({ dismissed }) => !dismissed).length).toBe(unread);
  await expect.poll(label).toBe(`Notifiche, ${unread || "nessuna"} da leggere`);
});

it("an unclear outcome isn't shown as unchanged", async () => {
  const { server, bell, alert, press } = await show();
  await userEvent.click(bell());
  const button = "Da leggere: Avviso 0";
  server.answers = { PUT: cut };
  await press(button);
  await expect.poll(alert).toContain(UNCLEAR_ERROR);
  expect(alert()).not.toContain("La notifica è rimasta com’era.");
});
