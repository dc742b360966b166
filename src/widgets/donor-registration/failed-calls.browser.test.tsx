import { userEvent } from "vitest/browser";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../domain/constants";
import { MALFORMED_ERROR, TIMEOUT_ERROR, UNCLEAR_ERROR, UNREACHABLE_ERROR } from "../../domain/texts";
import { navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { MailedTokenReader } from "../../features/auth/mailed-link";
import { pages } from "../backoffice/pages";
import { renderPage } from "../test-support/render-page";
import { openPartner, signUp, typeIn, ZOE, type Answer, type Partner } from "./test-support/partner";

/** Each failure of each call before the form: a message is shown, the typed values stay, and the next press works. */
const MESSAGE = "Il server dice di no.";
const json = (status: number, headers = {}) =>
  Response.json({ success: false, message: MESSAGE, error: [{ msg: MESSAGE, param: "nowhere" }] }, { status, headers });
const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"succ'));
        controller.error(new TypeError("cut"));
      },
    }),
  );
const ANSWERS = {
  422: () => json(422),
  401: () => json(401),
  403: () => json(403),
  409: () => json(409),
  429: () => json(429, { "Retry-After": "30" }),
  500: () => json(500),
  "time-out": ({ signal }: Request) =>
    new Promise<Response>((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason))),
  cut,
  offline: () => Promise.reject(new TypeError("offline")),
  HTML: () => new Response("<html>", { headers: { "Content-Type": "text/html" } }),
  empty: () => new Response(""),
} as const;
type Name = keyof typeof ANSWERS;
const NAMES = Object.keys(ANSWERS) as Name[];

const usual: Record<Name, string | null> = {
  422: MESSAGE,
  401: MESSAGE,
  403: MESSAGE,
  409: MESSAGE,
  429: "Aspetta 30 secondi",
  500: MESSAGE,
  "time-out": TIMEOUT_ERROR,
  cut: UNREACHABLE_ERROR,
  offline: UNREACHABLE_ERROR,
  HTML: UNCLEAR_ERROR,
  empty: null, // an empty 2xx is a success (decisions §2)
};

interface Case {
  path: string;
  /** The message after each failure; null for a success. */
  messages: Record<Name, string | null>;
  /** Opens the screen whose `press` makes the call. */
  begin(): Promise<Screen>;
}
interface Screen {
  partner: { page(): string; answer(next: Answer | null): void };
  press(): Promise<void>;
  /** The values of the fields. */
  typed(): string;
  /** Whether the screen after a successful call is shown. */
  isDone(): boolean;
}

const screen = (partner: Partner, press: string, typed: () => string, isDone: () => boolean): Screen => ({
  partner,
  press: () => partner.press(press),
  typed,
  isDone,
});

const CASES: Record<string, Case> = {
  register: {
    path: "/auth/register",
    messages: { ...usual, 409: "Questo indirizzo è già registrato." },
    async begin() {
      const partner = await openPartner();
      await typeIn(partner);
      const { input } = partner;
      const typed = () => ["Nome", "Cognome", "E-mail", "Password", "Zona"].map((name) => input(name).value).join();
      return screen(partner, "Registrati", typed, () => partner.heading() === "Controlla la posta");
    },
  },
  login: {
    path: "/auth/login",
    messages: { ...usual, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR },
    async begin() {
      const partner = await openPartner({ start: "sign-in" });
      await expect.poll(() => partner.input("Password")).toBeTruthy();
      await userEvent.fill(partner.input("E-mail"), "donor@gds.example");
      await userEvent.fill(partner.input("Password"), "Donatori2026!");
      const typed = () => ["E-mail", "Password"].map((name) => partner.input(name).value).join();
      return screen(partner, "Accedi", typed, () => /^Ciao/.test(partner.heading() ?? ""));
    },
  },
  resend: {
    path: "/auth/resend-validation",
    messages: usual,
    async begin() {
      const partner = await openPartner();
      await signUp(partner);
      let later = Date.now();
      const now = vi.spyOn(Date, "now").mockImplementation(() => later);
      onTestFinished(() => now.mockRestore());
      return {
        partner,
        async press() {
          later += 61_000; // each try starts a new wait
          await expect.poll(() => partner.page()).toContain("Te la mandiamo subito.");
          await partner.press("Invia di nuovo");
        },
        typed: () => ZOE.email,
        isDone: () => partner.page().includes("Mandata di nuovo."),
      };
    },
  },
  me: {
    path: "/auth/me",
    messages: { ...usual, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR },
    async begin() {
      const partner = await openPartner();
      await signUp(partner);
      return screen(
        partner,
        "Ho confermato",
        () => ZOE.email,
        () => partner.page().includes("Non risulta ancora"),
      );
    },
  },
  "change of address": {
    path: "/auth/email",
    // a lost response to a signed-in user's write is unclear
    messages: { ...usual, "time-out": UNCLEAR_ERROR, cut: UNCLEAR_ERROR, offline: UNCLEAR_ERROR },
    async begin() {
      const partner = await openPartner();
      await signUp(partner);
      await partner.press("Cambia indirizzo");
      await expect.poll(partner.heading).toBe("Cambia indirizzo");
      await userEvent.fill(await until(() => partner.input("E-mail")), "giusta@posta.example");
      const isDone = () => partner.heading() === "Controlla la posta";
      return screen(partner, "Salva e invia", () => partner.input("E-mail").value, isDone);
    },
  },
  validate: {
    path: "/auth/validate",
    messages: usual,
    async begin() {
      let answering: Answer | null = null;
      const Page = pages.validate?.page ?? (() => null);
      const part = (
        <>
          <MailedTokenReader />
          <Page recaptchaSiteKey={null} privacyUrl={null} ended={null} onRegistered={() => undefined} />
        </>
      );
      const scene = await renderPage(null, "/auth/validate", { part, answer: (request) => answering?.(request) });
      const body = JSON.stringify({ ...ZOE, partner: "Seriana" });
      const headers = { "Content-Type": "application/json" };
      await scene.mock.fetch(new Request(`${scene.apiBase}/auth/register`, { method: "POST", headers, body }));
      const link = (await scene.mock.control.mails())[0]?.links[0]?.slice(1) ?? "";
      const page = () => scene.text();
      let pressed = false;
      return {
        partner: { page, answer: (next) => void (answering = next) },
        async press() {
          if (pressed) await scene.press("button", "Riprova");
          else navigate(link);
          pressed = true;
        },
        typed: () => ZOE.email,
        isDone: () => page().includes("Indirizzo confermato"),
      };
    },
  },
};

const rows: string[][] = [];
afterAll(() => console.warn([["call", ...NAMES], ...rows].map((row) => row.join(" | ")).join("\n")));

/** Makes a call, and advances the time until it times out. @param times how often the call is sent */
async function timeOut(press: () => Promise<void>, isSent: () => boolean, times = 1): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await press();
    await expect.poll(isSent).toBe(true);
    for (let sent = 0; sent < times; sent += 1) await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1);
  } finally {
    vi.useRealTimers();
  }
}

for (const [call, { path, messages, begin }] of Object.entries(CASES))
  it(`${call}: each failure is shown, the typed values stay, and the next press works`, async () => {
    const row = [call];
    rows.push(row);
    const { partner, press, typed, isDone } = await begin();
    const before = typed();
    for (const name of NAMES) {
      const message = messages[name];
      if (message === null) {
        row.push("goes on");
        continue;
      }
      let requested = false;
      partner.answer((request) => {
        if (!request.url.endsWith(path)) return undefined;
        requested = true;
        return ANSWERS[name](request);
      });
      // a call with a key is sent once more
      if (name === "time-out") await timeOut(press, () => requested, message === UNCLEAR_ERROR ? 2 : 1);
      else await press();
      await expect.poll(() => requested, { message: `${call}: ${name}` }).toBe(true);
      await expect.poll(partner.page, { message: `${call}: ${name}` }).toContain(message);
      expect(typed(), `${call}: ${name}`).toBe(before);
      row.push(message === MESSAGE ? "its message" : message);
    }
    partner.answer(null);
    await press();
    await expect.poll(isDone, { message: `${call}: the next press` }).toBe(true);
  });

/** The first reads of a signed-in user, each with the heading that appears after it. */
const FIRST_READS = {
  me: { path: "/auth/me", heading: "Controlla la posta", before: () => Promise.resolve() },
  ability: {
    path: "/auth/ability",
    heading: "I tuoi dati",
    before: (partner: Partner) => partner.openMail(ZOE.email),
  },
};
const firstMessages = { ...usual, 429: MESSAGE, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR };

for (const [call, { path, heading, before }] of Object.entries(FIRST_READS))
  it(`${call}, read at the start: each failure is shown, and the next press works`, async () => {
    const partner = await openPartner();
    await signUp(partner);
    await before(partner);
    const row = [`${call}, at the start`];
    rows.push(row);
    for (const name of NAMES) {
      let requested = false;
      partner.answer((request) => {
        if (!request.url.endsWith(path)) return undefined;
        requested = true;
        return ANSWERS[name](request);
      });
      let loaded: Promise<void> | undefined;
      const load = () => {
        loaded = partner.reload();
        return Promise.resolve();
      };
      if (name === "time-out") await timeOut(load, () => requested);
      else await load();
      await loaded;
      await expect.poll(partner.page, { message: `${call}: ${name}` }).toContain(firstMessages[name]);
      row.push(firstMessages[name] === MESSAGE ? "its message" : (firstMessages[name] ?? ""));
    }
    partner.answer(null);
    partner.button("Riprova").click(); // not userEvent: the page retries by itself, and the button disappears with the error
    await expect.poll(partner.heading).toContain(heading);
  });
