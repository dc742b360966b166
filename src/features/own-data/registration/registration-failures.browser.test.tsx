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

/** All the ways in which a call can fail. */
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
  [...scene.shadow.querySelectorAll("button")].some((one) => one.textContent.startsWith(name));
const input = (name: string) => scene.find(`[name=${name}]`) as HTMLInputElement;
const atStep = (title: keyof typeof steps.titles) => expect.poll(heading).toBe(steps.titles[title]);
/** What the bar says of a send that failed. */
const told = () => /Non (salvato: |sappiamo se ).*?(?=Quello che hai scritto)/.exec(page())?.[0] ?? "";

it("each call may fail in each way: it is said, nothing typed is lost, and there is one way on", async () => {
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
    // the step is kept in the background: on this device where the association can't
    failing = { call: "draft", how };
    // what is there already isn't sent again
    await userEvent.fill(input("street"), `Via ${how}`);
    await scene.press("button", steps.next);
    await atStep("choices");
    const kept = how === "empty" ? steps.kept.server : steps.kept.device;
    await expect.poll(page, { message: how }).toContain(kept);
    note(how, "draft", kept);
    failing = null;

    // the zones can be asked for again; the form doesn't wait for them
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
  for (const how of Object.keys(FAILURES).filter((one) => one !== "empty")) {
    failing = { call: "send", how };
    // a toast may lie over it
    const before = failed;
    scene.find("button", texts.submit).click();
    await expect.poll(() => failed > before && (has(texts.submit) || has(steps.next)), { message: how }).toBe(true);
    await expect
      .poll(how === "422" ? page : told, { message: how })
      .toMatch(how === "422" ? /Questo CAP non c’è/ : /./);
    note(how, "send", told() || "Questo CAP non c’è, at its field");
    if (how === "422") {
      // the field's step opens; from there the way leads back to where it is sent
      await atStep("contacts");
      await userEvent.fill(input("cap"), "24020");
      failing = null;
      await scene.press("button", steps.next);
      await atStep("consents");
    }
    scene.shadow.querySelectorAll<HTMLElement>("[data-sonner-toast] [data-close-button]").forEach((one) => one.click());
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
    // at once: the page tries again by itself, and the button goes with the error
    if (has("Riprova")) scene.find("button", "Riprova").click();
    await atStep("consents");
  }
  await scene.press("button", steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Rovetta");
  await scene.press("button", steps.labels.consents);
  await atStep("consents");
  for (const name of ["consentPrivacy", "consentHealth"]) if (!input(name).checked) await userEvent.click(input(name));
  // an empty answer is one of a server that says no more than that it is done
  scene.find("button", texts.submit).click();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  note("empty", "send", heading() ?? "");
  const row = (how: string) => ["draft", "send", "read"].map((call) => `${call}: ${results[how]?.[call] ?? ""}`);
  // oxlint-disable-next-line no-console -- the table is what one wants to read of this test
  console.log(Object.keys(FAILURES).map((how) => [how, ...row(how)].join(" | ")).join("\n")); // prettier-ignore
});

it("zones that don't come can be asked for again, and hold nobody up", async () => {
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
