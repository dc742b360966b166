import type { ReactNode } from "react";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { mutate } from "swr";
import { page as browserPage, userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { endpoints } from "../../../api/endpoints";
import { queryKey } from "../../../api/react/cache";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { resumeStoreOf } from "../../../api/session/resume-store";
import { DEFAULT_TEXTS } from "../../../domain/settings/text-settings";
import { PASSWORD, personaEmail, type Persona } from "../../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { APPLICATION_FIELDS, type ApplicationField } from "./form/registration-fields";
import { texts as ownTexts } from "./form/texts";
import { ownRecordAnswer } from "../record";
import { RegistrationPage } from "./registration-page";
import { until } from "../../../ui/test-support";

const texts = { ...formTexts, ...ownTexts };
const labels = Object.fromEntries(
  Object.entries(APPLICATION_FIELDS).map(([name, { label }]) => [name, label]),
) as Record<ApplicationField, string>;
const { missing, ...own } = personTexts.oneself;
const { problems, written } = formTexts;
let scene: RenderedPage;
/** Answers a call instead of the mock. */
let answer: RenderOptions["answer"];
const completed = vi.fn();
const form = <RegistrationPage onRegistered={completed} />;

/** The page of somebody who is signed in. @param part nothing yet, when null */
async function open(persona: Persona = "pending", part: ReactNode = form): Promise<Session> {
  scene = await renderPage(persona, "/registration", { part, answer: (request, mock) => answer?.(request, mock) });
  if (part) await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  return scene.session;
}

/** As who leaves the page and comes back to it. */
async function reopen() {
  await scene.show(null);
  await scene.show(form);
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
}

beforeEach(() => {
  answer = undefined;
  completed.mockClear();
});
afterEach(() => sessionStorage.clear());

const field = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((element) => element.textContent?.startsWith(label));
  const control = found?.htmlFor ? scene.shadow.getElementById(found.htmlFor) : found?.querySelector("input");
  if (!control) throw new Error(`no field ${label}`);
  return control as HTMLInputElement;
};
const fill = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};
/** What a screen reader says of a field besides its name. */
const said = (label: string) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => scene.shadow.getElementById(id)?.textContent)
    .join(" ");
const button = (name: string) => scene.find("button", name);
const page = () => scene.text();
const heading = () => scene.heading()?.trim();
/** To a step further on, past those before it. */
const go = async (step: keyof typeof texts.steps.titles) => {
  while (heading() !== texts.steps.titles[step]) {
    const before = heading();
    await userEvent.click(button(texts.steps.next));
    await expect.poll(heading).not.toBe(before);
  }
  await until(() => field({ person: "Nome", contacts: "CAP", choices: "Motivo", consents: "Privacy" }[step]));
};
/** Agrees to what must be agreed to, and sends the form; from wherever one is. */
const send = async () => {
  if (![...scene.shadow.querySelectorAll("button")].some((one) => one.textContent === texts.submit))
    await go("consents");
  for (const name of [labels.consentPrivacy, labels.consentHealth])
    if (!field(name).checked) await userEvent.click(field(name));
  // in a window as small as a test's a toast may lie over it
  button(texts.submit).click();
};

/** Somebody of the staff changes the donor's record meanwhile. */
const staffSaves = (body: object) => scene.callAs("admin", "/registration/d2", { method: "PUT", body });

it("is filled in with what is known, and each field says what it wants and who may fill it", async () => {
  await open();
  expect(field(labels.firstName).value).toBe("Giulia");
  expect(field(labels.birthday).value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(field(labels.birthday).autocomplete).toBe("bday");
  expect(field(labels.lastName).autocomplete).toBe("family-name");
  expect(said(labels.fiscalCode)).toContain(own.agrees);
  await go("contacts");
  expect(field(labels.cap).autocomplete).toBe("postal-code");
  expect(field(labels.phoneHome).labels?.[0]?.textContent).toContain("facoltativo");
});

it("says what is wrong while one types, and leads nowhere before it is mended", async () => {
  await open();
  await go("contacts");
  await fill(labels.cap, "2402");
  expect(said(labels.cap)).toContain(written.cap?.form);
  await fill(labels.mobile, "347 555");
  expect(said(labels.mobile)).toContain(problems["too-short"]);
  await userEvent.click(button(texts.steps.next));
  await expect.poll(page).toContain(texts.steps.wrong(2));
  expect(heading()).toBe(texts.steps.titles.contacts);
  await expect.poll(() => scene.focused()).toBe(field(labels.mobile));
  await userEvent.click(button(texts.check("cap")));
  await expect.poll(() => scene.focused()).toBe(field(labels.cap));
  await fill(labels.cap, "24021");
  await fill(labels.mobile, "");
  await fill(labels.phoneHome, "0346 21000");
  await expect.poll(page).not.toContain("correggi");
});

it("reads a record once that another page has read before", async () => {
  const session = await open("pending", null);
  const path = endpoints.registration("d2");
  const before = parseAnswer(ownRecordAnswer, await session.call(path));
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

it("begins with the record as it is now, not as another page has read it", async () => {
  await open();
  await scene.show(null);
  await staffSaves({ city: "Clusone" });
  await scene.show(form);
  await userEvent.click(await until(() => button(texts.done.correct)));
  expect(field(labels.city).value).toBe("Clusone");
});

/** What speaks by itself when it changes. */
const voices = () =>
  [...scene.shadow.querySelectorAll("[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]")]
    .map((region) => region.textContent)
    .filter(Boolean);

it("a send that can't be is said by one voice: the focus in the first wrong field, with its words", async () => {
  await open("suspended");
  await fill(labels.birthplace, "");
  await userEvent.clear(field(labels.cap));
  await userEvent.tab();
  expect(voices()).toContain(missing.cap);
  await userEvent.click(button(texts.save));
  await expect.poll(page).toContain(texts.wrongTitle(2));
  await expect.poll(() => scene.focused()).toBe(field(labels.birthplace));
  expect(said(labels.birthplace)).toContain(missing.birthplace);
  expect(voices()).toEqual([]);
  await fill(labels.birthplace, "x");
  await fill(labels.birthplace, "");
  expect(voices()).toEqual([missing.birthplace]);
});

it("leads to the first wrong field of the page, of whatever kind it is", async () => {
  await open();
  await fill(labels.birthday, "");
  await fill(labels.birthplace, "");
  await userEvent.click(button(texts.steps.next));
  await expect.poll(page).toContain(texts.steps.wrong(2));
  await expect.poll(() => scene.focused()).toBe(field(labels.birthday));
});

it("on a phone the first wrong field stands clear of the save bar, with what is wrong with it", async () => {
  await browserPage.viewport(360, 640);
  onTestFinished(() => browserPage.viewport(414, 896));
  await open();
  scene.host.style.width = "360px";
  const input = field(labels.fiscalCode);
  await fill(labels.fiscalCode, "RSSMRA");
  // just above the bar, which then covers the words below it
  window.scrollBy(0, input.getBoundingClientRect().bottom - (window.innerHeight - 100));
  await userEvent.keyboard("{Enter}");
  await expect.poll(page).toContain(texts.steps.wrong(1));
  await expect.poll(() => scene.focused()).toBe(input);
  const words = [...scene.shadow.querySelectorAll("p, div, span")].filter(
    (one) => one.textContent === written.fiscalCode?.form,
  );
  const bar = button(texts.steps.next).getBoundingClientRect();
  await expect.poll(() => words.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(bar.top - 12);
  expect(input.getBoundingClientRect().top).toBeGreaterThan(0);
});

it("a fiscal code that disagrees with the person warns, and can be sent", async () => {
  await open();
  await fill(labels.firstName, "Giulietta");
  expect(said(labels.fiscalCode)).toContain(own.disagrees(["name"]));
  expect(field(labels.fiscalCode).getAttribute("aria-invalid")).toBeNull();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulietta"));
});

it("an age at which nobody donates is told, and stops nobody; what the code contradicts is named as in a sentence", async () => {
  await open();
  await fill(labels.birthday, "4.10.2012");
  expect(said(labels.birthday)).toContain("Si dona dai 18 anni");
  await fill(labels.birthday, "4.10.2020");
  expect(said(labels.birthday)).toMatch(/Con questa data hai \d+ anni: controlla l’anno/);
  await fill(labels.birthday, "4 ottobre 1950");
  expect(field(labels.birthday).value).toBe("04/10/1950");
  expect(said(labels.birthday)).toContain("La prima donazione si fa entro i 65 anni");
  expect(field(labels.birthday).getAttribute("aria-invalid")).toBeNull();
  expect(said(labels.fiscalCode)).toContain("Non corrisponde alla data di nascita.");
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
});

it("a year that can't be is told", async () => {
  await open();
  await fill(labels.birthday, "4/10/1887");
  expect(said(labels.birthday)).toContain(problems["too-early"]);
  await fill(labels.birthday, "4/10/2087");
  expect(said(labels.birthday)).toContain(problems.future);
});

it("a refused save stays on the form with everything typed, a toast, and the words at their fields", async () => {
  await open();
  await go("contacts");
  await fill(labels.street, "Via Angelo Maj 32");
  await go("consents");
  await scene.mock.control.setScenario("validation");
  await send();
  await expect.poll(page).toContain("Il valore non è valido, Il campo è obbligatorio");
  // the step of the first one opens, and the summary leads to the others
  await expect.poll(() => scene.focused()).toBe(field(labels.fiscalCode));
  expect(said(labels.fiscalCode)).toContain("Il valore non è valido");
  await userEvent.click(button(texts.check("mobile")));
  await expect.poll(() => scene.focused()).toBe(field(labels.mobile));
  expect(said(labels.mobile)).toContain("Il campo è obbligatorio");
  expect(field(labels.street).value).toBe("Via Angelo Maj 32");
  expect(completed).not.toHaveBeenCalled();
  await scene.mock.control.setScenario("none");
  await send();
  await expect.poll(page).toContain(DEFAULT_TEXTS.registered.text);
});

it("a save that meets no server says so where one presses, and keeps what was typed", async () => {
  await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  await go("consents");
  await scene.mock.control.setScenario("offline");
  await send();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(voices().filter((voice) => voice?.includes(UNCLEAR_ERROR))).toHaveLength(1);
  expect(page().split(UNCLEAR_ERROR)).toHaveLength(2);
  await userEvent.click(button(texts.steps.labels.contacts));
  expect(field(labels.city).value).toBe("Rovetta");
});

it("a save whose record can't be read afterwards is a save", async () => {
  await open();
  await go("consents");
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

it("says that there is no network before one presses, keeps everything, and sends nothing by itself when it is back", async () => {
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

  const tried = sent;
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.poll(page).toContain(formTexts.backOnlineHint(texts.submit));
  expect(sent).toBe(tried);
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(sent).toBe(tried + 1);
});

it("a saved form thanks, tells the page and the session, and the toast is the specification's", async () => {
  const session = await open();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await expect.poll(page).toContain("Registrazione aggiornato con successo");
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  expect(completed).toHaveBeenCalledExactlyOnceWith("d2");
  expect(session.state()).toMatchObject({ user: { status: "verified" } });
});

it("a session that ends with the save says nothing of its own: the sign-in that comes does", async () => {
  const session = await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  await go("consents");
  answer = () => Response.json({ success: false }, { status: 401 });
  await send();
  await expect.poll(() => session.state()).toMatchObject({ status: "signed-out", reason: "expired" });
  answer = undefined;
  await session.signIn({ email: personaEmail("pending"), password: PASSWORD, recaptchaToken: "test" });
  await expect.poll(heading).toBe(texts.steps.titles.consents);
  await userEvent.click(button(texts.steps.labels.contacts));
  expect(field(labels.city).value).toBe("Rovetta");
  expect(document.body.textContent + page()).not.toContain("An error occurred");
});

it("a session that ends while the form is filled in loses nothing that was typed", async () => {
  const session = await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  // as after a sign-out from elsewhere, noticed by the draft that the page keeps at each step
  answer = () => Response.json({ success: false }, { status: 401 });
  await userEvent.click(button(texts.steps.next));
  await expect.poll(() => session.state()).toMatchObject({ status: "signed-out", reason: "expired" });
  answer = undefined;
  await session.signIn({ email: personaEmail("pending"), password: PASSWORD, recaptchaToken: "test" });
  await expect.poll(heading).toBe(texts.steps.titles.choices);
  await userEvent.click(button(texts.steps.labels.contacts));
  await expect.poll(() => field(labels.city).value).toBe("Rovetta");
});

it("who saved first is told, and the newer data come in without losing what was typed", async () => {
  await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  await fill(labels.mobile, "347 5550142");
  await go("consents");
  await staffSaves({ street: "Via Corridoni 8", mobile: "347 5550199" });
  await send();
  await expect.poll(page).toContain(texts.conflictTitle);

  await userEvent.click(button(texts.conflictLoad));
  await expect.poll(() => field(labels.street).value).toBe("Via Corridoni 8");
  expect([field(labels.city).value, field(labels.mobile).value]).toEqual(["Rovetta", "347 555 0142"]);
  expect(page()).toContain(texts.chooseSide);
  const newer = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent.endsWith("347 5550199"));
  await userEvent.click(newer!);
  expect(field(labels.mobile).value).toBe("347 5550199");
  // staff's save made the donor "verified": the form now updates
  await userEvent.click(button(texts.save));
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
});

it("what was typed is still there after the form was left, also half a date", async () => {
  await open();
  await fill(labels.birthplace, "Rovetta");
  await fill(labels.birthday, "04/1");
  await reopen();
  expect(field(labels.birthplace).value).toBe("Rovetta");
  expect(field(labels.birthday).value).toBe("04/1");
});

it("what was typed waits in the tab for the same person alone, is told when it comes back, and can be thrown away", async () => {
  const session = await open();
  await fill(labels.birthplace, "Rovetta");
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith("gds:"));
  expect(kept()).toEqual([`gds:draft:v2:${scene.apiBase} d2 registration d2`]);
  expect(page()).not.toContain(texts.restored);

  // as after a reload: nothing of it is in memory any more
  resumeStoreOf(session).delete("draft registration d2");
  await reopen();
  expect(field(labels.birthplace).value).toBe("Rovetta");
  expect(page()).toContain(texts.restored);

  await userEvent.click(button(texts.startOver));
  expect(field(labels.birthplace).value).not.toBe("Rovetta");
  expect(page()).not.toContain(texts.restored);
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  expect(kept()).toEqual([]);
  await userEvent.click(await until(() => scene.shadow.querySelector("[data-sonner-toast] button[data-cancel]")));
  await expect.poll(() => field(labels.birthplace).value).toBe("Rovetta");

  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(kept()).toEqual([]);
});

it("what was typed leaves the tab with whoever signs out", async () => {
  const session = await open();
  await fill(labels.birthplace, "Rovetta");
  session.signOut();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("gds:"))).toEqual([]);
});

it("a draft that another script of the page has spoilt does no harm", async () => {
  await open("pending", null);
  sessionStorage.setItem(
    `gds:draft:v2:${scene.apiBase} d2 registration d2`,
    JSON.stringify({ values: { birthplace: { $: 1 }, lastName: "Rota", evil: 1 }, base: { birthplace: 7 } }),
  );
  await reopen();
  expect(field(labels.lastName).value).toBe("Rota");
  expect(field(labels.birthplace).value).not.toContain("object");
});

it("where the tab has no storage, the browser asks before what was typed is lost", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("sandboxed", "SecurityError");
  });
  onTestFinished(() => setItem.mockRestore());
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await open();
  expect(asks()).toBe(false);
  await fill(labels.birthplace, "Rovetta");
  expect(asks()).toBe(true);
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await expect.poll(asks).toBe(false);
});

it("who has sent the form sees that it was sent, and may correct it", async () => {
  const session = await open();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await scene.show(null);
  await session.reload();
  await scene.show(form);
  await expect.poll(page).toContain(texts.done.awaiting);
  expect(scene.shadow.querySelector("form")).toBeNull();
  await userEvent.click(button(texts.done.correct));
  await expect.poll(() => scene.focused()?.textContent).toContain(texts.title);
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

it("Ctrl+S does in each step what its button does", async () => {
  await open();
  field(labels.lastName).focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(heading).toBe(texts.steps.titles.contacts);
  await fill(labels.cap, "240");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain(texts.steps.wrong(1));
});

it("what the account may not change is shown, isn't checked, and isn't sent", async () => {
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
  await userEvent.click(scene.find("button", texts.save));
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ city: "Clusone" });
  for (const name of ["fiscalCode", "lastName", "gender", "mailType"]) expect(bodies[0]).not.toHaveProperty(name);
});
