import type { ReactNode } from "react";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { mutate } from "swr";
import { page as browserPage, userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { endpoints } from "../../../api/endpoints";
import { queryKey } from "../../../api/react/cache";
import { parseResponse } from "../../../api/parse-response";
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

/** Opens the page for a signed-in user. @param part null shows nothing yet */
async function open(persona: Persona = "pending", part: ReactNode = form): Promise<Session> {
  scene = await renderPage(persona, "/registration", { part, answer: (request, mock) => answer?.(request, mock) });
  if (part) await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  return scene.session;
}

/** Unmounts the form and opens it again. */
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
const go = async (step: keyof typeof texts.steps.titles) => {
  while (heading() !== texts.steps.titles[step]) {
    const before = heading();
    await userEvent.click(button(texts.steps.next));
    await expect.poll(heading).not.toBe(before);
  }
  await until(() => field({ person: "Nome", contacts: "CAP", choices: "Motivo", consents: "Privacy" }[step]));
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

it("a field shows its error while the user types, and the next step opens only after the correction", async () => {
  await open();
  await go("contacts");
  await fill(labels.cap, "2402");
  expect(description(labels.cap)).toContain(written.cap?.form);
  await fill(labels.mobile, "347 555");
  expect(description(labels.mobile)).toContain(problems["too-short"]);
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

it("the form begins with the current record, not with the cached one", async () => {
  await open();
  await scene.show(null);
  await staffSaves({ city: "Clusone" });
  await scene.show(form);
  await userEvent.click(await until(() => button(texts.done.correct)));
  expect(field(labels.city).value).toBe("Clusone");
});

/** The texts of all live regions. */
const liveTexts = () =>
  [...scene.shadow.querySelectorAll("[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]")]
    .map((region) => region.textContent)
    .filter(Boolean);

it("an invalid form is announced once: by the focus in the first invalid field, with its message", async () => {
  await open("suspended");
  await fill(labels.birthplace, "");
  await userEvent.clear(field(labels.cap));
  await userEvent.tab();
  expect(liveTexts()).toContain(missing.cap);
  await userEvent.click(button(texts.save));
  await expect.poll(page).toContain(texts.wrongTitle(2));
  await expect.poll(() => scene.focused()).toBe(field(labels.birthplace));
  expect(description(labels.birthplace)).toContain(missing.birthplace);
  expect(liveTexts()).toEqual([]);
  await fill(labels.birthplace, "x");
  await fill(labels.birthplace, "");
  expect(liveTexts()).toEqual([missing.birthplace]);
});

it("the first invalid field gets the focus, whatever its kind", async () => {
  await open();
  await fill(labels.birthday, "");
  await fill(labels.birthplace, "");
  await userEvent.click(button(texts.steps.next));
  await expect.poll(page).toContain(texts.steps.wrong(2));
  await expect.poll(() => scene.focused()).toBe(field(labels.birthday));
});

it("on a phone the save bar doesn't cover the first invalid field and its message", async () => {
  await browserPage.viewport(360, 640);
  onTestFinished(() => browserPage.viewport(414, 896));
  await open();
  scene.host.style.width = "360px";
  const input = field(labels.fiscalCode);
  await fill(labels.fiscalCode, "RSSMRA");
  // just above the bar, which then covers the message below the field
  window.scrollBy(0, input.getBoundingClientRect().bottom - (window.innerHeight - 100));
  await userEvent.keyboard("{Enter}");
  await expect.poll(page).toContain(texts.steps.wrong(1));
  await expect.poll(() => scene.focused()).toBe(input);
  const messages = [...scene.shadow.querySelectorAll("p, div, span")].filter(
    ({ textContent }) => textContent === written.fiscalCode?.form,
  );
  const bar = button(texts.steps.next).getBoundingClientRect();
  await expect.poll(() => messages.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(bar.top - 12);
  expect(input.getBoundingClientRect().top).toBeGreaterThan(0);
});

it("a fiscal code that contradicts the person shows a warning, and can be sent", async () => {
  await open();
  await fill(labels.firstName, "Giulietta");
  expect(description(labels.fiscalCode)).toContain(own.disagrees(["name"]));
  expect(field(labels.fiscalCode).getAttribute("aria-invalid")).toBeNull();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulietta"));
});

it("an age outside the limits shows a warning, and can be sent; a contradiction of the fiscal code is named", async () => {
  await open();
  await fill(labels.birthday, "4.10.2012");
  await expect.poll(() => description(labels.birthday)).toContain("Si dona dai 18 anni");
  await fill(labels.birthday, "4.10.2020");
  expect(description(labels.birthday)).toMatch(/Con questa data hai \d+ anni: controlla l’anno/);
  await fill(labels.birthday, "4 ottobre 1950");
  expect(field(labels.birthday).value).toBe("04/10/1950");
  expect(description(labels.birthday)).toContain("La prima donazione si fa entro i 65 anni");
  expect(field(labels.birthday).getAttribute("aria-invalid")).toBeNull();
  expect(description(labels.fiscalCode)).toContain("Non corrisponde alla data di nascita.");
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
});

it("an impossible year is an error", async () => {
  await open();
  await fill(labels.birthday, "4/10/1887");
  expect(description(labels.birthday)).toContain(problems["too-early"]);
  await fill(labels.birthday, "4/10/2087");
  expect(description(labels.birthday)).toContain(problems.future);
});

it("a refused save keeps the form and its values, with a toast, and the messages at the fields", async () => {
  await open();
  await go("contacts");
  await fill(labels.street, "Via Angelo Maj 32");
  await go("consents");
  await scene.mock.control.setScenario("validation");
  await send();
  await expect.poll(page).toContain("Il valore non è valido, Il campo è obbligatorio");
  // the step of the first field opens, and the summary links to the others
  await expect.poll(() => scene.focused()).toBe(field(labels.fiscalCode));
  expect(description(labels.fiscalCode)).toContain("Il valore non è valido");
  await userEvent.click(button(texts.check("mobile")));
  await expect.poll(() => scene.focused()).toBe(field(labels.mobile));
  expect(description(labels.mobile)).toContain("Il campo è obbligatorio");
  expect(field(labels.street).value).toBe("Via Angelo Maj 32");
  expect(completed).not.toHaveBeenCalled();
  await scene.mock.control.setScenario("none");
  await send();
  await expect.poll(page).toContain(DEFAULT_TEXTS.registered.text);
});

it("a save that doesn't reach the server shows a message in the save bar, and keeps the typed values", async () => {
  await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  await go("consents");
  await scene.mock.control.setScenario("offline");
  await send();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(liveTexts().filter((text) => text?.includes(UNCLEAR_ERROR))).toHaveLength(1);
  expect(page().split(UNCLEAR_ERROR)).toHaveLength(2);
  await userEvent.click(button(texts.steps.labels.contacts));
  expect(field(labels.city).value).toBe("Rovetta");
});

it("a save whose record can't be read afterwards is a success", async () => {
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

it("a saved form shows thanks and the toast of the specification, and updates the host page and the session", async () => {
  const session = await open();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await expect.poll(page).toContain("Registrazione aggiornato con successo");
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  expect(completed).toHaveBeenCalledExactlyOnceWith("d2");
  expect(session.state()).toMatchObject({ user: { status: "verified" } });
});

it("a session that ends with the save shows no error, and the form is restored after the sign-in", async () => {
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

it("a session that ends while the user types keeps the typed values", async () => {
  const session = await open();
  await go("contacts");
  await fill(labels.city, "Rovetta");
  // as after a sign-out on another device: the save of the draft fails
  answer = () => Response.json({ success: false }, { status: 401 });
  await userEvent.click(button(texts.steps.next));
  await expect.poll(() => session.state()).toMatchObject({ status: "signed-out", reason: "expired" });
  answer = undefined;
  await session.signIn({ email: personaEmail("pending"), password: PASSWORD, recaptchaToken: "test" });
  await expect.poll(heading).toBe(texts.steps.titles.choices);
  await userEvent.click(button(texts.steps.labels.contacts));
  await expect.poll(() => field(labels.city).value).toBe("Rovetta");
});

it("after a conflict the user merges the newer data without losing the typed values", async () => {
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
  const newer = [...scene.shadow.querySelectorAll("label")].find((label) => label.textContent.endsWith("347 5550199"));
  await userEvent.click(newer!);
  expect(field(labels.mobile).value).toBe("347 5550199");
  // the staff's save made the donor "verified": now it is a correction
  await userEvent.click(button(texts.save));
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

it("a draft is stored in the tab for this user, announced when it is restored, and can be discarded", async () => {
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

it("a sign-out removes the draft from the tab", async () => {
  const session = await open();
  await fill(labels.birthplace, "Rovetta");
  session.signOut();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("gds:"))).toEqual([]);
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
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await expect.poll(asks).toBe(false);
});

it("a donor who has sent the form sees the confirmation, and can correct the form", async () => {
  const session = await open();
  await send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  await scene.show(null);
  await session.rereadUser();
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

it("Ctrl+S does the same as the button of each step", async () => {
  await open();
  field(labels.lastName).focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(heading).toBe(texts.steps.titles.contacts);
  await fill(labels.cap, "240");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page).toContain(texts.steps.wrong(1));
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
