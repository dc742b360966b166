import type { ReactNode } from "react";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { mutate } from "swr";
import { page as browserPage, userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { endpoints } from "../../../api/endpoints";
import { queryKey } from "../../../api/react/cache";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import { PASSWORD, personaEmail, type Persona } from "../../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { APPLICATION_FIELDS, type ApplicationField } from "./form/registration-fields";
import { texts as ownTexts } from "./form/texts";
import { ownRecordAnswer } from "../record";
import { RegistrationPage } from "./registration-page";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import type { Step } from "./steps/steps";
import { choicesTexts } from "./steps/texts";
import { saveDraftAt } from "./test-support/draft-at";

const { navigate } = pageLocation;

const texts = { ...formTexts, ...ownTexts };
const labels = Object.fromEntries(
  Object.entries(APPLICATION_FIELDS).map(([name, { label }]) => [name, label]),
) as Record<ApplicationField, string>;
const { missing, ...own } = personTexts.oneself;
const { problems, written } = formTexts;
/** A field of each step. */
const FIRST_FIELDS = { person: "Nome", contacts: "CAP", choices: "Motivo", consents: "Privacy" };
let scene: RenderedPage;
/** Answers a call instead of the mock. */
let answer: RenderOptions["answer"];
const form = <RegistrationPage onRegistered={() => undefined} />;

/** Opens the page for a signed-in user. @param part null shows nothing yet */
async function open(persona: Persona = "pending", part: ReactNode = form): Promise<Session> {
  scene = await renderPage(persona, "/registration", { part, answer: (request, mock) => answer?.(request, mock) });
  if (part) await until(() => scene.find("form"));
  return scene.session;
}

/** Opens the form at a step: that of the draft on the server. */
async function openAt(step: Step): Promise<Session> {
  const session = await open("pending", null);
  await saveDraftAt(scene, step);
  await scene.show(form);
  await until(() => field(FIRST_FIELDS[step]));
  return session;
}

/** Unmounts the form and opens it again. */
async function reopen() {
  await scene.show(null);
  await scene.show(form);
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
}

beforeEach(() => {
  answer = undefined;
});
afterEach(() => sessionStorage.clear());

const field = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((element) => element.textContent?.startsWith(label));
  const control = found?.htmlFor ? scene.shadow.getElementById(found.htmlFor) : found?.querySelector("input");
  if (!control) throw new Error(`no field ${label}`);
  return control as HTMLInputElement;
};
const fill = (label: string, text: string) => userEvent.fill(field(label), text);
/** The accessible description of a field. */
const description = (label: string) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => scene.shadow.getElementById(id)?.textContent)
    .join(" ");
const button = (name: string) => scene.find("button", name);
const page = () => scene.text();
const heading = () => scene.heading()?.trim();
/** Goes forward to a step. */
const go = async (step: Step) => {
  while (heading() !== texts.steps.titles[step]) {
    const before = heading();
    await userEvent.click(button(texts.steps.next));
    await expect.poll(heading).not.toBe(before);
  }
  await until(() => field(FIRST_FIELDS[step]));
};
/** Ticks the required consents, and sends the form. */
const send = async () => {
  if (!scene.getByRole("button", { name: texts.submit, exact: true }).query()) await go("consents");
  for (const name of [labels.consentPrivacy, labels.consentHealth])
    if (!field(name).checked) await userEvent.click(field(name));
  // not userEvent: a toast may cover the button
  button(texts.submit).click();
};

/** An administrator changes the donor's record on another device. */
const staffSaves = (body: object) => scene.callAs("admin", "/registration/d2", { method: "PUT", body });

it("the form has the known values, and each field its autocomplete, hint and whether it is optional", async () => {
  await open();
  expect(field(labels.firstName).value).toBe("Giulia");
  expect(field(labels.birthday).value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(field(labels.birthday).autocomplete).toBe("bday");
  expect(field(labels.lastName).autocomplete).toBe("family-name");
  expect(description(labels.fiscalCode)).toContain(own.agrees);
  await go("contacts");
  expect(field(labels.cap).autocomplete).toBe("postal-code");
  expect(field(labels.phoneHome).labels?.[0]?.textContent).toContain("facoltativo");
});

it("a field shows its error while the user types; Avanti and Ctrl+S open the next step only after the correction", async () => {
  await open();
  field(labels.lastName).focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(heading).toBe(texts.steps.titles.contacts);
  await fill(labels.cap, "2402");
  expect(description(labels.cap)).toContain(written.cap?.form);
  await fill(labels.mobile, "347 555");
  expect(description(labels.mobile)).toContain(problems["too-short"]);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain(texts.steps.wrong(2));
  expect(heading()).toBe(texts.steps.titles.contacts);
  await expect.poll(() => scene.focused()).toBe(field(labels.mobile));
  await userEvent.click(button(texts.check("cap")));
  await expect.poll(() => scene.focused()).toBe(field(labels.cap));
  await fill(labels.cap, "24021");
  await fill(labels.mobile, "");
  await fill(labels.phoneHome, "0346 21000");
  await expect.poll(page).not.toContain("correggi");
  await scene.press("button", texts.steps.next);
  await expect.poll(heading).toBe(texts.steps.titles.choices);
});

it("a record that another page has cached is read once", async () => {
  const session = await open("pending", null);
  const path = endpoints.registration("d2");
  const before = parseResponse(ownRecordAnswer, await session.call(path));
  await mutate(queryKey(scene.apiBase, "d2", { path }), before, { revalidate: false });
  const reads: string[] = [];
  answer = ({ url, method }) => {
    if (url.endsWith(path)) reads.push(method);
    return undefined;
  };
  await scene.show(form);
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  expect(reads).toEqual(["GET"]);
});

/** The texts of all live regions. */
const liveTexts = () =>
  [...scene.shadow.querySelectorAll("[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]")]
    .map((region) => region.textContent)
    .filter(Boolean);

it("an invalid form is announced once: by the focus in the first invalid field, with its message", async () => {
  await open("suspended");
  for (const label of [labels.birthday, labels.birthplace]) await fill(label, "");
  await userEvent.clear(field(labels.cap));
  await userEvent.tab();
  await expect.poll(liveTexts).toContain(missing.cap);
  await userEvent.click(button(texts.save));
  await expect.poll(page).toContain(texts.wrongTitle(3));
  await expect.poll(() => scene.focused()).toBe(field(labels.birthday));
  expect(description(labels.birthday)).toContain(missing.birthday);
  expect(liveTexts()).toEqual([]);
  await fill(labels.birthday, "1");
  await fill(labels.birthday, "");
  await expect.poll(liveTexts).toEqual([missing.birthday]);
});

it("on a phone postal code and town share a line, and the save bar doesn't cover the first invalid field and its message", async () => {
  await browserPage.viewport(360, 640);
  onTestFinished(() => browserPage.viewport(414, 896));
  await open("suspended");
  scene.host.style.width = "360px";
  expect(field(labels.cap).getBoundingClientRect().y).toBe(field(labels.city).getBoundingClientRect().y);
  const input = field(labels.fiscalCode);
  await fill(labels.fiscalCode, "RSSMRA");
  // just above the bar, which then covers the message below the field
  window.scrollBy(0, input.getBoundingClientRect().bottom - (window.innerHeight - 100));
  await userEvent.keyboard("{Enter}");
  await expect.poll(page).toContain(texts.wrongTitle(1));
  await expect.poll(() => scene.focused()).toBe(input);
  const messages = [...scene.shadow.querySelectorAll("p, div, span")].filter(
    ({ textContent }) => textContent === written.fiscalCode?.form,
  );
  const bar = button(texts.save).getBoundingClientRect();
  await expect.poll(() => messages.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(bar.top - 12);
  expect(input.getBoundingClientRect().top).toBeGreaterThan(0);
});

it("an age outside the limits and a contradiction of the fiscal code are warnings, not errors", async () => {
  await open();
  await fill(labels.birthday, "4.10.2012");
  await expect.poll(() => description(labels.birthday)).toContain("Si dona dai 18 anni");
  await fill(labels.birthday, "4.10.2020");
  await expect.poll(() => description(labels.birthday)).toMatch(/Con questa data hai \d+ anni: controlla l’anno/);
  await fill(labels.birthday, "4 ottobre 1950");
  await expect.poll(() => field(labels.birthday).value).toBe("04/10/1950");
  await expect.poll(() => description(labels.birthday)).toContain("La prima donazione si fa entro i 65 anni");
  expect(field(labels.birthday).getAttribute("aria-invalid")).toBeNull();
  expect(description(labels.fiscalCode)).toContain("Non corrisponde alla data di nascita.");
  expect(field(labels.fiscalCode).getAttribute("aria-invalid")).toBeNull();
});

it("a save that doesn't reach the server shows a message in the save bar, and keeps the typed values", async () => {
  await openAt("contacts");
  await fill(labels.city, "Rovetta");
  await go("consents");
  await scene.mock.control.setScenario("offline");
  await send();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(liveTexts().filter((text) => text?.includes(UNCLEAR_ERROR))).toHaveLength(1);
  expect(page().split(UNCLEAR_ERROR)).toHaveLength(2);
  await scene.press("button", texts.steps.labels.contacts);
  await expect.poll(() => field(labels.city).value).toBe("Rovetta");
});

it("a record or zones that can't be read can be requested again, and the zones don't block the form", async () => {
  let failing: RegExp | null = /\/registration\/d2$/;
  answer = ({ url }) =>
    failing?.test(url) ? Response.json({ success: false, message: "Non ora." }, { status: 500 }) : undefined;
  await open("pending", null);
  await saveDraftAt(scene, "contacts");
  await scene.show(form);
  await expect.poll(page).toContain(texts.failed);
  expect(page()).toContain("Non ora.");
  failing = /\/zones$/;
  button(uiTexts.retry).click(); // not userEvent: the page retries by itself, and the button disappears
  await until(() => field("CAP"));
  await scene.press("button", texts.steps.next);
  await expect.poll(page).toContain(choicesTexts.areaFailed);
  failing = null;
  button(uiTexts.retry).click();
  const area = () => (scene.find("[name=area]") as HTMLSelectElement).value;
  await expect.poll(area).toBe("Bergamo");
  await go("consents");
});

it("a save whose record can't be read afterwards is a success", async () => {
  await openAt("consents");
  let saved = false;
  answer = async ({ method, url }) => {
    if (!url.endsWith("/registration/d2")) return undefined;
    if (method === "PUT") saved = true;
    return saved ? Response.json({ success: method === "PUT" }, { status: method === "PUT" ? 200 : 503 }) : undefined;
  };
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(page()).not.toContain(formTexts.notSaved);
});

it("without a network the form says so before the user saves, keeps the values, and sends nothing automatically", async () => {
  await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  let sent = 0;
  answer = ({ method, url }) => {
    if (method === "PUT" && url.endsWith("/registration/d2")) sent += 1;
    return navigator.onLine ? undefined : Promise.reject(new TypeError("Failed to fetch"));
  };
  window.dispatchEvent(new Event("offline"));
  await expect.poll(page).toContain(formTexts.offlineOnward);
  await go("consents");
  expect(page()).toContain(formTexts.offlineHint(texts.submit));
  await send();
  await expect.poll(page).toContain("Non salvato: Manca la connessione");
  expect(page()).not.toContain(formTexts.offline);

  const before = sent;
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.poll(page).toContain(formTexts.backOnlineHint(texts.submit));
  expect(sent).toBe(before);
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(sent).toBe(before + 1);
});

it("a session that ends while the user types keeps the typed values", async () => {
  const session = await openAt("contacts");
  await fill(labels.city, "Rovetta");
  // as after a sign-out on another device: the save of the draft fails
  answer = () => Response.json({ success: false }, { status: 401 });
  // at once: two seconds after the last key the draft is saved by itself, and the button disappears with the session
  button(texts.steps.next).click();
  await expect.poll(() => session.state()).toMatchObject({ status: "signed-out", reason: "expired" });
  answer = undefined;
  await session.signIn({ email: personaEmail("pending"), password: PASSWORD, recaptchaToken: "test" });
  await expect.poll(heading).toBe(texts.steps.titles.choices);
  await scene.press("button", texts.steps.labels.contacts);
  await expect.poll(() => field(labels.city).value).toBe("Rovetta");
  expect(document.body.textContent + page()).not.toContain("An error occurred");
});

it("after a conflict the user merges the newer data without losing the typed values", async () => {
  await openAt("contacts");
  await fill(labels.city, "Rovetta");
  await fill(labels.mobile, "347 5550142");
  await go("consents");
  await staffSaves({ street: "Via Corridoni 8", mobile: "347 5550199" });
  await send();
  await expect.poll(page).toContain(texts.conflictTitle);

  await scene.press("button", texts.conflictLoad);
  await expect.poll(() => field(labels.street).value).toBe("Via Corridoni 8");
  expect([field(labels.city).value, field(labels.mobile).value]).toEqual(["Rovetta", "347 555 0142"]);
  expect(page()).toContain(texts.chooseSide);
  const newer = [...scene.shadow.querySelectorAll("label")].find((label) => label.textContent.endsWith("347 5550199"));
  await userEvent.click(newer!);
  expect(field(labels.mobile).value).toBe("347 5550199");
  // the staff's save made the donor "verified": now it is a correction
  await scene.press("button", texts.save);
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
});

it("typed values are restored when the form is opened again, even half a date", async () => {
  await open();
  await fill(labels.birthplace, "Rovetta");
  await fill(labels.birthday, "04/1");
  await reopen();
  expect(field(labels.birthplace).value).toBe("Rovetta");
  expect(field(labels.birthday).value).toBe("04/1");
});

it("a draft is stored in the tab for this user until it is sent, announced when it is restored, and can be discarded", async () => {
  const session = await open();
  await fill(labels.birthplace, "Rovetta");
  const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith("gds:"));
  expect(storedKeys()).toEqual([`gds:draft:v2:${scene.apiBase} d2 registration d2`]);
  expect(page()).not.toContain(texts.restored);

  // as after a reload, which clears the memory
  resumeStoreOf(session).delete("draft registration d2");
  await reopen();
  expect(field(labels.birthplace).value).toBe("Rovetta");
  expect(page()).toContain(texts.restored);

  await userEvent.click(button(texts.startOver));
  expect(field(labels.birthplace).value).not.toBe("Rovetta");
  expect(page()).not.toContain(texts.restored);
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  expect(storedKeys()).toEqual([]);
  await userEvent.click(await until(() => scene.shadow.querySelector("[data-sonner-toast] button[data-cancel]")));
  await expect.poll(() => field(labels.birthplace).value).toBe("Rovetta");

  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(storedKeys()).toEqual([]);
});

it("the readable parts of a malformed draft are restored", async () => {
  await open("pending", null);
  sessionStorage.setItem(
    `gds:draft:v2:${scene.apiBase} d2 registration d2`,
    JSON.stringify({ values: { birthplace: { $: 1 }, lastName: "Rota", evil: 1 }, base: { birthplace: 7 } }),
  );
  await reopen();
  expect(field(labels.lastName).value).toBe("Rota");
  expect(field(labels.birthplace).value).not.toContain("object");
});

it("without a storage the browser asks before the user leaves the page with typed values", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("sandboxed", "SecurityError");
  });
  onTestFinished(() => setItem.mockRestore());
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await open();
  expect(asks()).toBe(false);
  await fill(labels.birthplace, "Rovetta");
  expect(asks()).toBe(true);
});

it("a donor who has sent the form sees the confirmation, and can correct the current record", async () => {
  const session = await open();
  await scene.show(null);
  await staffSaves({ city: "Clusone" }); // which completes the registration
  await session.rereadUser();
  await scene.show(form);
  await expect.poll(page).toContain(texts.done.awaiting);
  expect(scene.shadow.querySelector("form")).toBeNull();
  await userEvent.click(button(texts.done.correct));
  await expect.poll(() => scene.focused()?.textContent).toContain(texts.title);
  expect(field(labels.city).value).toBe("Clusone");
  await fill(labels.city, "Rovetta");
  navigate("/app/dashboard");
  await expect.poll(page).toContain(texts.leaveUnsaved.hint);
  await userEvent.click(button(texts.leaveStay));
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  expect(field(labels.city).value).toBe("Rovetta");
  field(labels.city).focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
});

it("fields without permission are shown, but neither validated nor sent", async () => {
  const ability = [
    { action: ["read", "update"], subject: "Donor" },
    { action: "update", subject: "Donor", fields: ["fiscalCode", "lastName", "gender", "mailType"], inverted: true },
  ];
  const bodies: Record<string, unknown>[] = [];
  answer = async (request, mock) => {
    if (request.url.endsWith("/auth/ability")) return Response.json({ success: true, ability, features: [] });
    if (request.method === "PUT") bodies.push((await request.clone().json()) as Record<string, unknown>);
    return mock.fetch(request);
  };
  await open("suspended");
  for (const label of [labels.fiscalCode, labels.lastName, labels.byMail]) expect(field(label).disabled).toBe(true);
  await fill(labels.city, "Clusone");
  await scene.press("button", texts.save);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ city: "Clusone" });
  for (const name of ["fiscalCode", "lastName", "gender", "mailType"]) expect(bodies[0]).not.toHaveProperty(name);
});
