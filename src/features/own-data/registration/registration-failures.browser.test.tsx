import { userEvent } from "vitest/browser";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../../domain/constants";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./form/texts";
import { RegistrationPage } from "./registration-page";
import { uiTexts } from "../../../ui/texts";
import { choicesTexts as choices } from "./steps/texts";

const refused =
  (status: number, more: object = {}) =>
  () =>
    Response.json(
      { success: false, message: `Risposta ${status}`, ...more },
      { status, headers: status === 429 ? { "Retry-After": "7" } : {} },
    );

/** All kinds of failures. */
const FAILURES: Record<string, (request: Request) => Response | Promise<Response>> = {
  422: refused(422, { message: undefined, error: [{ msg: "Questo CAP non c’è", param: "cap" }] }),
  401: refused(401),
  403: refused(403),
  409: refused(409),
  429: refused(429),
  500: refused(500),
  "time-out": ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")))),
  cut: () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"success":tr'));
          stream.error(new TypeError("cut"));
        },
      }),
      { headers: { "Content-Type": "application/json" } },
    ),
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
  HTML: () => new Response("<html>Accetta le condizioni</html>", { headers: { "Content-Type": "text/html" } }),
  empty: () => new Response(""),
};

const CALLS: Record<string, (request: Request) => boolean> = {
  read: ({ url, method }) => method === "GET" && url.endsWith("/registration/d2"),
  zones: ({ url }) => url.endsWith("/zones"),
  draft: ({ url }) => url.endsWith("/draft"),
  send: ({ url, method }) => method === "PUT" && url.endsWith("/registration/d2"),
};

const { steps } = texts;
let scene: RenderedPage;
let failing: { call: string; how: string } | null = null;
/** How often a call has failed so far. */
let failed = 0;
const form = <RegistrationPage onRegistered={() => undefined} />;

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const page = () => scene.text().replace(/\s+/g, " ");
const heading = () => scene.heading()?.trim();
const has = (name: string) =>
  [...scene.shadow.querySelectorAll("button")].some(({ textContent }) => textContent.startsWith(name));
const input = (name: string) => scene.find(`[name=${name}]`) as HTMLInputElement;
const atStep = (title: keyof typeof steps.titles) => expect.poll(heading).toBe(steps.titles[title]);
/** The message in the save bar after a failed send. */
const barMessage = () => /Non (salvato: |sappiamo se ).*?(?=Quello che hai scritto)/.exec(page())?.[0] ?? "";

it("each failure of each call shows a message, keeps the typed values, and can be retried", async () => {
  const results: Record<string, Record<string, string>> = {};
  const note = (how: string, call: string, outcome: string) => {
    results[how] = { ...results[how], [call]: outcome.slice(0, 90) };
  };
  const realTimeout = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
    realTimeout(run, ms === REQUEST_TIMEOUT && failing?.how === "time-out" ? 1 : ms)) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  scene = await renderPage("pending", "/registration", {
    part: form,
    answer(request, mock) {
      if (!failing || !CALLS[failing.call]?.(request)) return mock.fetch(request);
      failed += 1;
      return FAILURES[failing.how]?.(request);
    },
  });
  await atStep("person");
  await scene.press("button", steps.next);
  await atStep("contacts");
  await userEvent.fill(input("city"), "Rovetta");

  for (const how of Object.keys(FAILURES)) {
    // the draft is saved in the background: on the device if the server fails
    failing = { call: "draft", how };
    // an unchanged draft isn't sent again
    await userEvent.fill(input("street"), `Via ${how}`);
    await scene.press("button", steps.next);
    await atStep("choices");
    const kept = how === "empty" ? steps.kept.server : steps.kept.device;
    await expect.poll(page, { message: how }).toContain(kept);
    note(how, "draft", kept);
    failing = null;

    await scene.press("button", steps.back);
    await atStep("contacts");
    expect(input("city").value, how).toBe("Rovetta");
    expect(input("street").value, how).toBe(`Via ${how}`);
  }

  await scene.press("button", steps.next);
  await atStep("choices");
  await scene.press("button", steps.next);
  await atStep("consents");
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(input(name));
  for (const how of Object.keys(FAILURES).filter((failure) => failure !== "empty")) {
    failing = { call: "send", how };
    // not userEvent: a toast may cover the button
    const before = failed;
    scene.find("button", texts.submit).click();
    await expect.poll(() => failed > before && (has(texts.submit) || has(steps.next)), { message: how }).toBe(true);
    await expect
      .poll(how === "422" ? page : barMessage, { message: how })
      .toMatch(how === "422" ? /Questo CAP non c’è/ : /./);
    note(how, "send", barMessage() || "Questo CAP non c’è, at the field");
    if (how === "422") {
      // the step of the field opens; “Avanti” leads back to the last step
      await atStep("contacts");
      await userEvent.fill(input("cap"), "24020");
      failing = null;
      await scene.press("button", steps.next);
      await atStep("consents");
    }
    scene.shadow
      .querySelectorAll<HTMLElement>("[data-sonner-toast] [data-close-button]")
      .forEach((button) => button.click());
    expect(input("consentPrivacy").checked, how).toBe(true);
    await expect.poll(() => has(texts.submit), { message: how }).toBe(true);
    failing = null;
  }

  for (const how of Object.keys(FAILURES)) {
    await scene.show(null);
    failing = { call: "read", how };
    await scene.show(form);
    await expect.poll(() => has("Riprova") || scene.shadow.querySelector("form") !== null, { message: how }).toBe(true);
    note(how, "read", heading() ?? "");
    failing = null;
    // not userEvent: the page retries by itself, and the button disappears with the error
    if (has("Riprova")) scene.find("button", "Riprova").click();
    await atStep("consents");
  }
  await scene.press("button", steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Rovetta");
  await scene.press("button", steps.labels.consents);
  await atStep("consents");
  for (const name of ["consentPrivacy", "consentHealth"]) if (!input(name).checked) await userEvent.click(input(name));
  // an empty response is a success
  scene.find("button", texts.submit).click();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  note("empty", "send", heading() ?? "");
  const columns = (how: string) => ["draft", "send", "read"].map((call) => `${call}: ${results[how]?.[call] ?? ""}`);
  const rows = Object.keys(FAILURES).map((how) => [how, ...columns(how)].join(" | "));
  // oxlint-disable-next-line no-console -- the table is the result of this test
  console.log(rows.join("\n"));
});

it("zones that can't be read can be requested again, and don't block the form", async () => {
  for (const how of ["500", "offline", "HTML"]) {
    failing = { call: "zones", how };
    scene = await renderPage("pending", "/registration", {
      part: form,
      answer: (request, mock) =>
        failing && CALLS[failing.call]?.(request) ? FAILURES[failing.how]?.(request) : mock.fetch(request),
    });
    await atStep("person");
    await scene.press("button", steps.next);
    await atStep("contacts");
    await scene.press("button", steps.next);
    await expect.poll(page, { message: how }).toContain(choices.areaFailed);
    failing = null;
    await scene.press("button", uiTexts.retry);
    await expect.poll(() => input("area").value, { message: how }).toBe("Bergamo");
    await scene.press("button", steps.next);
    await atStep("consents");
    await scene.show(null);
  }
});
