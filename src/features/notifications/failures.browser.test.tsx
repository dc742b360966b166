import { userEvent } from "vitest/browser";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../domain/constants";
import {
  DEFAULT_ERROR_MESSAGE,
  MALFORMED_ERROR,
  NETWORK_ERROR,
  TIMEOUT_ERROR,
  UNCLEAR_ERROR,
} from "../../domain/texts";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

/** Each call of the bell and its drawer, met by each failure: what is said, what the list then shows, and the way on. */

const refuse = (status: number) => () =>
  Promise.resolve(Response.json({ success: false, message: `Il server dice ${status}.` }, { status }));
const says = (status: number) => `Il server dice ${status}.`;
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const html = () => Promise.resolve(new Response("<html>", { headers: { "Content-Type": "text/html" } }));

/** What ends a call that isn't answered, after half a minute. */
const timers = new Set<() => void>();
const timeOut = ({ signal }: Request) => {
  setTimeout(() => timers.forEach((end) => end()));
  return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
};

interface Failure {
  answer: (request: Request) => Promise<Response>;
  /** What is shown; null where it counts as done (decisions §2). */
  read: string;
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
  cut: { answer: lost, read: NETWORK_ERROR, write: UNCLEAR_ERROR },
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

/** A server that does as it is told, but for the calls that are to fail. */
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
// the table that says it all
// oxlint-disable-next-line no-console -- printed to be read
afterAll(() => console.table(results));
afterEach(() => vi.restoreAllMocks());

const show = (server: Server) => {
  const later = window.setTimeout.bind(window);
  vi.spyOn(window, "setTimeout").mockImplementation(((run: () => void, wait?: number) => {
    if (wait === REQUEST_TIMEOUT) timers.add(run);
    return later(run, wait);
  }) as typeof setTimeout);
  const part = <Bell className="" size={20} leadTo={() => null} />;
  return renderPage("admin", "/app/account-settings", { part, answer: (request) => server.answer(request) });
};
const bell = (page: RenderedPage) => page.find("button", "Notifiche");
const count = (page: RenderedPage) => bell(page).getAttribute("aria-label");
const rows = (page: RenderedPage) => page.shadow.querySelectorAll("dialog[open] ul li").length;
const alert = (page: RenderedPage) => page.shadow.querySelector("dialog[open] [role=alert]")?.textContent ?? "";
const press = async (page: RenderedPage, name: string) =>
  userEvent.click(await until(() => page.find("dialog[open] button", name)));
/** What may still be undone is sent. */
const send = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

it.each(NAMES)("the list meets %s: its message, and a press tries again", async (name) => {
  const { answer, read } = FAILURES[name] as Failure;
  const server = createServer();
  server.failing = { method: "GET", answer };
  const page = await show(server);
  await expect.poll(() => count(page)).toBe("Notifiche, non riusciamo a leggerle: riprova");
  await userEvent.click(bell(page));
  await expect.poll(() => alert(page)).toContain(read);
  const again = await until(() => page.find("dialog[open] button", "Riprova"));
  server.failing = null;
  // at once: what is tried by itself takes the button away
  again.click();
  await expect.poll(() => rows(page)).toBe(NAMES.length);
  note("list", name, `«${read}» Riprova`);
});

const WRITES = {
  read: {
    method: "PUT",
    act: (page: RenderedPage, index: number) => press(page, `Da leggere: Avviso ${index}`),
    kept: "La notifica è rimasta com’era.",
    undone: `Notifiche, ${NAMES.length} da leggere`,
    done: `Notifiche, ${NAMES.length - 1} da leggere`,
  },
  delete: {
    method: "DELETE",
    act: (page: RenderedPage, index: number) => press(page, `Elimina notifica: Avviso ${index}`),
    kept: "La notifica è rimasta com’era.",
    undone: `Notifiche, ${NAMES.length} da leggere`,
    done: `Notifiche, ${NAMES.length - 1} da leggere`,
  },
  "mark all": {
    method: "PUT",
    act: (page: RenderedPage) => press(page, "Segna tutte come lette"),
    kept: "Le notifiche da leggere sono rimaste com’erano.",
    undone: `Notifiche, ${NAMES.length} da leggere`,
    done: "Notifiche, nessuna da leggere",
  },
};

it.each(Object.entries(WRITES))(
  "%s, met by each failure: its message, the list as it was, and a press tries again",
  async (call, { method, act, kept, undone, done }) => {
    const server = createServer();
    const page = await show(server);
    await expect.poll(() => count(page)).toBe(undone);
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
        if (write === UNCLEAR_ERROR) expect(alert(page)).not.toContain(kept);
        else expect(alert(page)).toContain(kept);
        await expect.poll(() => count(page), { message: name }).toBe(undone);
        server.failing = null;
        vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
        await act(page, index);
        expect(alert(page)).toBe("");
        send();
      }
      await expect.poll(() => count(page), { message: name }).toBe(done);
      await expect
        .poll(() => server.list.filter(({ dismissed }) => !dismissed).length, { message: name })
        .toBe(call === "mark all" ? 0 : NAMES.length - 1);
      expect(alert(page)).toBe("");
      note(call, name, write ? `«${write}» ${kept} Di nuovo` : "fatto");
      server.failing = null;
      server.restore();
      await expect
        .poll(
          () => {
            window.dispatchEvent(new Event("online")); // which reads again
            return count(page);
          },
          { message: name },
        )
        .toBe(undone);
    }
  },
  60_000,
);
