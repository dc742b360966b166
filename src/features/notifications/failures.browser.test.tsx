import { userEvent } from "vitest/browser";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../domain/constants";
import {
  DEFAULT_ERROR_MESSAGE,
  MALFORMED_ERROR,
  NETWORK_ERROR,
  TIMEOUT_ERROR,
  UNCLEAR_ERROR,
  UNREACHABLE_ERROR,
} from "../../domain/texts";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

/** Every request of the bell and its drawer with every kind of failure: the message, the list, and the retry. */

const refuse = (status: number) => () =>
  Promise.resolve(Response.json({ success: false, message: `Il server dice ${status}.` }, { status }));
const says = (status: number) => `Il server dice ${status}.`;
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const html = () => Promise.resolve(new Response("<html>", { headers: { "Content-Type": "text/html" } }));

/** Callbacks of the request time-out (30 s), called by the test. */
const timers = new Set<() => void>();
const timeOut = ({ signal }: Request) => {
  setTimeout(() => timers.forEach((end) => end()));
  return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
};

interface Failure {
  answer: (request: Request) => Promise<Response>;
  /** The message of a failed read. */
  read: string;
  /** The message of a failed write; null if it counts as done (decisions §2). */
  write: string | null;
}
const FAILURES: Record<string, Failure> = {
  ...Object.fromEntries(
    [422, 401, 403, 409, 429, 500].map((status) => [
      String(status),
      { answer: refuse(status), read: says(status), write: says(status) },
    ]),
  ),
  "500, no words": {
    answer: () => Promise.resolve(new Response(null, { status: 500 })),
    read: DEFAULT_ERROR_MESSAGE,
    write: DEFAULT_ERROR_MESSAGE,
  },
  "time-out": { answer: timeOut, read: TIMEOUT_ERROR, write: UNCLEAR_ERROR },
  cut: { answer: lost, read: UNREACHABLE_ERROR, write: UNCLEAR_ERROR },
  offline: { answer: lost, read: NETWORK_ERROR, write: NETWORK_ERROR },
  HTML: { answer: html, read: MALFORMED_ERROR, write: UNCLEAR_ERROR },
  empty: { answer: () => Promise.resolve(new Response("")), read: MALFORMED_ERROR, write: null },
};
const NAMES = Object.keys(FAILURES);

interface Listed {
  _id: string;
  title: string;
  message: string;
  date: string;
  dismissed: boolean;
}

/** A server that fails for the method in `failing`. */
function createServer() {
  const fresh = (): Listed[] =>
    NAMES.map((name, index) => ({
      _id: `n${index}`,
      title: `Avviso ${index}`,
      message: name,
      date: "2026-11-20T10:00:00Z",
      dismissed: false,
    }));
  return {
    list: fresh(),
    failing: null as { method: string; answer: Failure["answer"] } | null,
    restore() {
      this.list = fresh();
    },
    answer(request: Request): Promise<Response> | undefined {
      const [, id] = /\/notifications(?:\/(.*))?$/.exec(new URL(request.url).pathname) ?? [null, null];
      if (id === null) return undefined;
      if (this.failing?.method === request.method) {
        const { answer } = this.failing;
        if (answer === FAILURES.empty?.answer) this.carryOut(request.method, id);
        return answer(request);
      }
      this.carryOut(request.method, id);
      return Promise.resolve(Response.json({ success: true, notifications: this.list }));
    },
    carryOut(method: string, id: string | undefined) {
      if (method === "DELETE") this.list = this.list.filter(({ _id }) => _id !== id);
      if (method === "PUT")
        this.list = this.list.map((one) => (!id || one._id === id ? { ...one, dismissed: true } : one));
    },
  };
}
type Server = ReturnType<typeof createServer>;

const results: Record<string, Record<string, string>> = {};
const note = (call: string, failure: string, result: string) =>
  (results[failure] = { ...results[failure], [call]: result });
// oxlint-disable-next-line no-console -- a table of all results
afterAll(() => console.table(results));
afterEach(() => vi.restoreAllMocks());

const show = (server: Server) => {
  const later = window.setTimeout.bind(window);
  vi.spyOn(window, "setTimeout").mockImplementation(((run: () => void, wait?: number) => {
    if (wait === REQUEST_TIMEOUT) timers.add(run);
    return later(run, wait);
  }) as typeof setTimeout);
  const part = <Bell className="" size={20} hrefOfLink={() => null} />;
  return renderPage("admin", "/app/account-settings", { part, answer: (request) => server.answer(request) });
};
const bell = (page: RenderedPage) => page.find("button", "Notifiche");
const count = (page: RenderedPage) => bell(page).getAttribute("aria-label");
const rows = (page: RenderedPage) => page.shadow.querySelectorAll("dialog[open] ul li").length;
const alert = (page: RenderedPage) => page.shadow.querySelector("dialog[open] [role=alert]")?.textContent ?? "";
const press = async (page: RenderedPage, name: string) =>
  userEvent.click(await until(() => page.find("dialog[open] button", name)));
/** Leaving the page sends the deferred writes. */
const send = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

it.each(NAMES)("a read that fails with %s shows its message and can be retried", async (name) => {
  const { answer, read } = FAILURES[name] as Failure;
  const server = createServer();
  server.failing = { method: "GET", answer };
  if (name === "offline") vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const page = await show(server);
  await expect.poll(() => count(page)).toBe("Notifiche, non riusciamo a leggerle: riprova");
  await userEvent.click(bell(page));
  await expect.poll(() => alert(page)).toContain(read);
  const again = await until(() => page.find("dialog[open] button", "Riprova"));
  server.failing = null;
  // at once, because the automatic retry removes the button
  again.click();
  await expect.poll(() => rows(page)).toBe(NAMES.length);
  note("list", name, `«${read}» Riprova`);
});

const WRITES = {
  read: {
    method: "PUT",
    act: (page: RenderedPage, index: number) => press(page, `Da leggere: Avviso ${index}`),
    effect: "La notifica è rimasta com’era.",
    before: `Notifiche, ${NAMES.length} da leggere`,
    after: `Notifiche, ${NAMES.length - 1} da leggere`,
  },
  delete: {
    method: "DELETE",
    act: (page: RenderedPage, index: number) => press(page, `Elimina notifica: Avviso ${index}`),
    effect: "La notifica è rimasta com’era.",
    before: `Notifiche, ${NAMES.length} da leggere`,
    after: `Notifiche, ${NAMES.length - 1} da leggere`,
  },
  "mark all": {
    method: "PUT",
    act: (page: RenderedPage) => press(page, "Segna tutte come lette"),
    effect: "Le notifiche da leggere sono rimaste com’erano.",
    before: `Notifiche, ${NAMES.length} da leggere`,
    after: "Notifiche, nessuna da leggere",
  },
};

it.each(Object.entries(WRITES))(
  "%s: after each kind of failure the message is shown, the list is reverted, and a retry works",
  async (call, { method, act, effect, before, after }) => {
    const server = createServer();
    const page = await show(server);
    await expect.poll(() => count(page)).toBe(before);
    await userEvent.click(bell(page));
    await expect.poll(() => rows(page)).toBe(NAMES.length);
    for (const [index, name] of NAMES.entries()) {
      const { answer, write } = FAILURES[name] as Failure;
      server.failing = { method, answer };
      if (name === "offline") vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      await act(page, index);
      send();
      if (write) {
        await expect.poll(() => alert(page), { message: name }).toContain(write);
        if (write === UNCLEAR_ERROR) expect(alert(page)).not.toContain(effect);
        else expect(alert(page)).toContain(effect);
        await expect.poll(() => count(page), { message: name }).toBe(before);
        server.failing = null;
        vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
        await act(page, index);
        expect(alert(page)).toBe("");
        send();
      }
      await expect.poll(() => count(page), { message: name }).toBe(after);
      await expect
        .poll(() => server.list.filter(({ dismissed }) => !dismissed).length, { message: name })
        .toBe(call === "mark all" ? 0 : NAMES.length - 1);
      expect(alert(page)).toBe("");
      note(call, name, write ? `«${write}» ${effect} Di nuovo` : "fatto");
      server.failing = null;
      server.restore();
      await expect
        .poll(
          () => {
            window.dispatchEvent(new Event("online")); // requests the list again
            return count(page);
          },
          { message: name },
        )
        .toBe(before);
    }
  },
  60_000,
);
