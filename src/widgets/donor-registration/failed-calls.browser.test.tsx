import { userEvent } from "vitest/browser";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../domain/constants";
import { MALFORMED_ERROR, NETWORK_ERROR, TIMEOUT_ERROR, UNCLEAR_ERROR } from "../../domain/texts";
import { navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { MailedTokenReader } from "../../features/auth/mailed-link";
import { pages } from "../backoffice/pages";
import { renderPage } from "../test-support/render-page";
import { openPartner, signUp, typeIn, ZOE, type Answer, type Partner } from "./test-support/partner";

/** Every answer that a call of the way in may get: what is shown, what was typed stays, and the next press goes on. */
const SAYS = "Il server dice di no.";
const json = (status: number, headers = {}) =>
  Response.json({ success: false, message: SAYS, error: [{ msg: SAYS, param: "nowhere" }] }, { status, headers });
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
  422: SAYS,
  401: SAYS,
  403: SAYS,
  409: SAYS,
  429: "Aspetta 30 secondi",
  500: SAYS,
  "time-out": TIMEOUT_ERROR,
  cut: NETWORK_ERROR,
  offline: NETWORK_ERROR,
  HTML: UNCLEAR_ERROR,
  empty: null, // a 2xx without a word is done (decisions §2)
};

interface Case {
  path: string;
  /** What is shown; null: it goes on. */
  shown: Record<Name, string | null>;
  /** To where the call is made by `press`. */
  begin(): Promise<Screen>;
}
interface Screen {
  partner: { page(): string; answer(next: Answer | null): void };
  press(): Promise<void>;
  /** What was typed, as it stands there still. */
  typed(): string;
  /** Where a call that passes leads. */
  after(): boolean;
}

const screen = (partner: Partner, press: string, typed: () => string, after: () => boolean): Screen => ({
  partner,
  press: () => partner.press(press),
  typed,
  after,
});

const CASES: Record<string, Case> = {
  register: {
    path: "/auth/register",
    shown: { ...usual, 409: "Questo indirizzo è già registrato." },
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
    shown: { ...usual, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR },
    async begin() {
      const partner = await openPartner({ start: "sign-in" });
      await expect.poll(() => partner.scene.shadow.querySelector("input[type=password]")).toBeTruthy();
      await userEvent.fill(partner.input("E-mail"), "donor@gds.example");
      await userEvent.fill(partner.input("Password"), "Donatori2026!");
      const typed = () => ["E-mail", "Password"].map((name) => partner.input(name).value).join();
      return screen(partner, "Accedi", typed, () => /^Ciao/.test(partner.heading() ?? ""));
    },
  },
  resend: {
    path: "/auth/resend-validation",
    shown: usual,
    async begin() {
      const partner = await openPartner();
      await signUp(partner);
      let later = Date.now();
      const now = vi.spyOn(Date, "now").mockImplementation(() => later);
      onTestFinished(() => now.mockRestore());
      return {
        partner,
        async press() {
          later += 61_000; // each try begins a wait
          await expect.poll(() => partner.page()).toContain("Te la mandiamo subito.");
          await partner.press("Invia di nuovo");
        },
        typed: () => ZOE.email,
        after: () => partner.page().includes("Mandata di nuovo."),
      };
    },
  },
  me: {
    path: "/auth/me",
    shown: { ...usual, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR },
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
    // of somebody who is signed in
    shown: { ...usual, "time-out": UNCLEAR_ERROR, cut: UNCLEAR_ERROR, offline: UNCLEAR_ERROR },
    async begin() {
      const partner = await openPartner();
      await signUp(partner);
      await partner.press("Cambia indirizzo");
      await expect.poll(partner.heading).toBe("Cambia indirizzo");
      await userEvent.fill(await until(() => partner.input("E-mail")), "giusta@posta.example");
      const after = () => partner.heading() === "Controlla la posta";
      return screen(partner, "Salva e invia", () => partner.input("E-mail").value, after);
    },
  },
  validate: {
    path: "/auth/validate",
    shown: usual,
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
          if (pressed) await userEvent.click(scene.find("button", "Riprova"));
          else navigate(link);
          pressed = true;
        },
        typed: () => ZOE.email,
        after: () => page().includes("Indirizzo confermato"),
      };
    },
  },
};

const rows: string[][] = [];
afterAll(() => console.warn([["call", ...NAMES], ...rows].map((row) => row.join(" | ")).join("\n")));

/** Lets the time pass after which a call is given up, once it has been made. @param times how often it is sent */
async function giveUp(press: () => Promise<void>, asked: () => boolean, times = 1): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await press();
    await expect.poll(asked).toBe(true);
    for (let sent = 0; sent < times; sent += 1) await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1);
  } finally {
    vi.useRealTimers();
  }
}

for (const [call, { path, shown, begin }] of Object.entries(CASES))
  it(`${call}: whatever the server answers is told, nothing typed is lost, and the next press goes on`, async () => {
    const row = [call];
    rows.push(row);
    const { partner, press, typed, after } = await begin();
    const before = typed();
    for (const name of NAMES) {
      const words = shown[name];
      if (words === null) {
        row.push("goes on");
        continue;
      }
      let asked = false;
      partner.answer((request) => {
        if (!request.url.endsWith(path)) return undefined;
        asked = true;
        return ANSWERS[name](request);
      });
      // what carries a key is sent once more
      if (name === "time-out") await giveUp(press, () => asked, words === UNCLEAR_ERROR ? 2 : 1);
      else await press();
      await expect.poll(() => asked, { message: `${call}: ${name}` }).toBe(true);
      await expect.poll(partner.page, { message: `${call}: ${name}` }).toContain(words);
      expect(typed(), `${call}: ${name}`).toBe(before);
      row.push(words === SAYS ? "its words" : words);
    }
    partner.answer(null);
    await press();
    await expect.poll(after, { message: `${call}: the next press` }).toBe(true);
  });

/** What is read as the page is loaded by somebody who is signed in, and what stands there once it has come. */
const FIRST_READS = {
  me: { path: "/auth/me", there: "Controlla la posta", before: () => Promise.resolve() },
  ability: {
    path: "/auth/ability",
    there: "I tuoi dati",
    before: (partner: Partner) => partner.openMail(ZOE.email),
  },
};
const shownFirst = { ...usual, 429: SAYS, HTML: MALFORMED_ERROR, empty: MALFORMED_ERROR };

for (const [call, { path, there, before }] of Object.entries(FIRST_READS))
  it(`${call}, read as the page is loaded: whatever the server answers is told, and the next press goes on`, async () => {
    const partner = await openPartner();
    await signUp(partner);
    await before(partner);
    const row = [`${call}, at first`];
    rows.push(row);
    for (const name of NAMES) {
      let asked = false;
      partner.answer((request) => {
        if (!request.url.endsWith(path)) return undefined;
        asked = true;
        return ANSWERS[name](request);
      });
      let loaded: Promise<void> | undefined;
      const load = () => {
        loaded = partner.reload();
        return Promise.resolve();
      };
      if (name === "time-out") await giveUp(load, () => asked);
      else await load();
      await loaded;
      await expect.poll(partner.page, { message: `${call}: ${name}` }).toContain(shownFirst[name]);
      row.push(shownFirst[name] === SAYS ? "its words" : (shownFirst[name] ?? ""));
    }
    partner.answer(null);
    partner.button("Riprova").click(); // at once: the page tries again by itself, and the button goes with the error
    await expect.poll(partner.heading).toContain(there);
  });
