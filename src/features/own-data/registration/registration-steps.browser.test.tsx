import { useState } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import { FEATURE_NAMES } from "../../../domain/features";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import type { APPLICATION_FIELDS } from "./form/registration-fields";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { texts } from "./form/texts";
import { RegistrationPage } from "./registration-page";
import { choicesTexts as choices } from "./steps/texts";
import type { SelfAnswers } from "./steps/self-check";
import { SelfCheck } from "./steps/self-check";
import type { Step } from "./steps/steps";
import { consentsTexts as consents } from "./steps/texts";
import { saveDraftAt } from "./test-support/draft-at";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let answer: RenderOptions["answer"];
/** The saved drafts and the sent forms. */
let sent: { path: string; body: Record<string, unknown> }[];
const form = <RegistrationPage onRegistered={() => undefined} />;
const { steps } = texts;

/** @param at the step of the draft on the server, where the form continues */
async function open(at?: Step, { part = form, features }: RenderOptions = {}): Promise<void> {
  scene = await renderPage("pending", "/registration", {
    part: at ? null : part,
    ...(features && { features }),
    async answer(request, mock) {
      if (request.method === "PUT")
        sent.push({
          path: new URL(request.url).pathname.replace("/v2", ""),
          body: (await request.clone().json()) as Record<string, unknown>,
        });
      return (await answer?.(request, mock)) ?? mock.fetch(request);
    },
  });
  if (!part) return;
  if (at) {
    await saveDraftAt(scene, at);
    await scene.show(part);
  }
  await until(() => scene.find("form"));
  if (at) await expect.poll(heading).toBe(steps.titles[at]);
}
/** Simulates a reload, which clears the memory. */
async function reload() {
  await scene.show(null);
  resumeStoreOf(scene.session).delete("draft registration d2");
  await scene.show(form);
  await until(() => scene.find("form"));
}

beforeEach(() => {
  answer = undefined;
  sent = [];
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const page = () => scene.text();
const heading = () => scene.heading()?.trim();
const button = (name: string) => scene.find("button", name);
const press = (name: string) => scene.press("button", name);
const input = (name: keyof typeof APPLICATION_FIELDS) =>
  scene.find(`[name=${name}]`) as HTMLInputElement | HTMLSelectElement;
const group = (name: string) => scene.getByRole("group", { name, exact: true }).element();
const reply = async (legend: string, yes: boolean) =>
  userEvent.click((await until(() => group(legend))).querySelectorAll("input")[yes ? 0 : 1] as HTMLInputElement);
const go = async (...titles: Step[]) => {
  for (const title of titles) {
    await press(steps.next);
    await expect.poll(heading).toBe(steps.titles[title]);
  }
};
const drafts = () => sent.filter(({ path }) => path.endsWith("/draft"));

it("each step focuses its heading and shows its number; the button, the steps and the browser go back", async () => {
  await open();
  expect(page()).toContain(steps.count(1, 4));
  expect(scene.shadow.querySelector("[aria-current=step]")?.textContent).toContain(steps.labels.person);
  await go("contacts");
  expect(scene.focused()?.tagName).toBe("H1");
  await expect.poll(() => scene.find("nav [role=status]").textContent).toBe(steps.count(2, 4));
  await go("choices");
  await press(steps.back);
  await expect.poll(heading).toBe(steps.titles.contacts);
  history.back();
  await expect.poll(heading).toBe(steps.titles.person);
  expect(scene.focused()?.tagName).toBe("H1");
  await press(steps.labels.choices);
  await expect.poll(heading).toBe(steps.titles.choices);
});

it("on a partner's page the history doesn't change", async () => {
  await open(undefined, { part: <RegistrationPage onRegistered={() => undefined} onHome={() => undefined} /> });
  const [entries, address] = [history.length, location.href];
  await go("contacts");
  expect([history.length, location.href]).toEqual([entries, address]);
  await press(steps.back);
  await expect.poll(heading).toBe(steps.titles.person);
});

it("the self-check shows from when the donor may donate, blocks nothing, and is neither sent nor stored", async () => {
  await open("choices");
  // the birth date gives the age, so there is no question
  await expect.poll(page).toContain(choices.checkHint);
  expect(page()).not.toContain(choices.age(18, 65));
  await reply(choices.weight(50), false);
  await expect.poll(page).toContain(choices.weightLow(50));
  await reply(choices.health, false);
  await userEvent.selectOptions(scene.find("select"), "tattoo");
  const day = [...scene.shadow.querySelectorAll("input")].find(({ value }) => /^\d\d\/\d\d\/\d{4}$/.test(value));
  await userEvent.fill(day as HTMLInputElement, "31/10/2030");
  await expect.poll(page).toMatch(/Puoi donare da \D*1 marzo 2031/);
  await go("consents");
  await press(steps.back);
  // the answers are kept in the form only
  await expect.poll(() => group(choices.weight(50)).querySelectorAll("input")[1]?.checked).toBe(true);
  await reply(choices.weight(50), true);
  await reply(choices.health, true);
  await expect.poll(page).toContain(choices.allWell);
  const stored = JSON.stringify([sent, { ...sessionStorage }, { ...localStorage }, history.state]);
  expect(stored).not.toMatch(/tattoo|weight|2030/);
});

/** Shows the self-check by itself. */
async function openSelfCheck(birthday: string) {
  const Check = () => {
    const [answers, setAnswers] = useState<SelfAnswers>({});
    return <SelfCheck birthday={birthday} today="2026-11-20" answers={answers} onAnswer={setAnswers} />;
  };
  await open(undefined, { part: null });
  await scene.show(<Check />);
}

it("at an age at which a doctor decides, the self-check says so", async () => {
  await openSelfCheck("1963-05-04");
  await expect.poll(page).toContain(choices.doctorDecides(60));
  await reply(choices.weight(50), true);
  await reply(choices.health, true);
  await expect.poll(page).toContain(choices.allElseWell);
  expect(page()).not.toContain(choices.allWell);
});

it("without a birth date the self-check asks for the age, and without rules it asks no questions of the default rules", async () => {
  let fails = true;
  answer = ({ method, url }) =>
    fails && method === "GET" && url.endsWith("/settings")
      ? Response.json({ success: false }, { status: 500 })
      : undefined;
  await openSelfCheck("");
  await expect.poll(page).toContain("Regole non disponibili");
  expect(page()).not.toContain(choices.weight(50));
  fails = false;
  scene.find("button", "Riprova").click(); // not userEvent: the section retries by itself, and the button disappears
  await expect.poll(page).toContain(choices.checkHintWithAge);
  expect(page()).toContain(choices.weight(50));
  await reply(choices.age(18, 65), false);
  await expect.poll(page).toContain(choices.ageElse(18, 65));
});

it('the zone nearest to the donor\'s home is offered, with its associations; "other" asks for the reason', async () => {
  await open("contacts");
  await userEvent.fill(input("cap"), "25015");
  await go("choices");
  await expect.poll(page).toContain(choices.nearer("Brescia", "25015"));
  await press(choices.useNearest);
  await expect.poll(() => input("area").value).toBe("Brescia");
  await expect.poll(() => scene.focused()).toBe(input("area"));
  expect(page()).toContain(choices.nearest("25015"));
  expect(input("association").labels?.[0]?.textContent).toContain("facoltativa");
  await userEvent.selectOptions(input("association"), "Gruppo Garda");
  await userEvent.selectOptions(input("reason"), "6");
  await press(steps.next);
  await expect.poll(page).toContain(texts.problems.which);
  await expect.poll(() => scene.focused()).toBe(input("inscriptionNote"));
  await userEvent.fill(input("inscriptionNote"), "Un manifesto");
  await reload();
  await expect.poll(() => input("association").value).toBe("Gruppo Garda");
  await go("consents");
  for (const name of ["consentPrivacy", "consentHealth"] as const) await userEvent.click(input(name));
  await press(texts.submit);
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(sent.at(-1)?.body).toMatchObject({
    area: "Brescia",
    association: "Gruppo Garda",
    reason: 6,
    inscriptionNote: "Un manifesto",
  });
});

it("no consent is ticked in advance; the form can't be sent without the required ones; a text opens in place", async () => {
  await open("consents");
  await expect.poll(page).toContain(consents.of("Privacy"));
  const boxes = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  await press(texts.submit);
  await expect.poll(page).toContain(texts.wrongTitle(2));
  expect(page().split(texts.problems.consent)).toHaveLength(3);
  await expect.poll(() => scene.focused()).toBe(input("consentPrivacy"));

  const read = button(`${consents.read}${consents.of("Dati sanitari")}`);
  await userEvent.click(read);
  expect(read.getAttribute("aria-expanded")).toBe("true");
  expect(scene.shadow.getElementById(read.getAttribute("aria-controls") ?? "")?.textContent).toContain("versione 1");

  for (const name of ["consentPrivacy", "consentHealth", "consentPhotos"] as const) await userEvent.click(input(name));
  const before = Date.now();
  await press(texts.submit);
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  const { body } = sent.at(-1) ?? {};
  expect(body).toMatchObject({ privacy: true });
  const records = body?.consents as { code: string; version: string; given: boolean }[];
  expect(records.map(({ code, given }) => [code, given])).toEqual([
    ["privacy", true],
    ["health", true],
    ["news", false],
    ["photos", true],
  ]);
  expect(records.every(({ version }) => version === "1")).toBe(true);
  // the server adds the time
  const saved = (await scene.callAs("pending", "/registration/d2")) as { consents: { date: string }[]; draft: unknown };
  expect(saved).toMatchObject({ consents: records, draft: null });
  expect(saved.consents.every(({ date }) => Date.parse(date) >= before - 1)).toBe(true);
});

it("each step saves a draft without consents on the server, and the user continues there on another device", async () => {
  await open("contacts");
  await userEvent.fill(input("city"), "Rovetta");
  await go("choices");
  await expect.poll(page).toContain(steps.kept.server);
  await expect.poll(() => drafts().at(-1)?.body).toMatchObject({ values: { city: "Rovetta" }, step: "choices" });
  expect(Object.keys(drafts().at(-1)?.body.values ?? {}).filter((name) => name.startsWith("consent"))).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("gds:draft"))).toEqual([]);

  const stored = async () => (await scene.callAs("pending", "/registration/d2")) as { draft: unknown };
  await expect.poll(async () => (await stored()).draft).toMatchObject({ step: "choices" });
  sessionStorage.clear(); // as on another device
  await reload();
  await expect.poll(heading).toBe(steps.titles.choices);
  await expect.poll(page).toContain(texts.restoredHint);
  await press(steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Rovetta");
  // only the step where the user continues says it
  expect(page()).not.toContain(texts.restoredHint);
});

it("typed values are saved shortly after typing, at once when the page is hidden, and until the user starts over", async () => {
  await open();
  await userEvent.fill(input("birthplace"), "Rovetta");
  await expect
    .poll(() => drafts().at(-1)?.body, { timeout: 10_000 })
    .toMatchObject({ values: { birthplace: "Rovetta" } });
  await expect.poll(page).toContain(steps.kept.server);
  const before = drafts().length;
  await userEvent.fill(input("birthplace"), "Clusone");
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => drafts().at(-1)?.body).toMatchObject({ values: { birthplace: "Clusone" }, step: "person" });
  const stored = async () => (await scene.callAs("pending", "/registration/d2")) as { draft: { values: unknown } };
  await expect.poll(async () => (await stored()).draft.values).toMatchObject({ birthplace: "Clusone" });
  // an unchanged draft isn't sent again
  document.dispatchEvent(new Event("visibilitychange"));
  await userEvent.fill(input("birthplace"), "Rovetta");
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => drafts().at(-1)?.body).toMatchObject({ values: { birthplace: "Rovetta" } });
  expect(drafts().slice(before)).toHaveLength(2);
  await expect.poll(async () => (await stored()).draft.values).toMatchObject({ birthplace: "Rovetta" });
  sessionStorage.clear(); // as on another device
  await reload();
  await expect.poll(() => input("birthplace").value).toBe("Rovetta");
  await press("Ricomincia da capo");
  await expect.poll(() => drafts().at(-1)?.body).toEqual({ values: {}, step: "" });
});

it("a draft waits for the former one, also in a form that was opened anew: another device never gets the older one", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(release);
  const arrived: unknown[] = [];
  await open("contacts");
  answer = async (request, mock) => {
    if (!request.url.endsWith("/draft")) return undefined;
    const { values } = (await request.clone().json()) as { values: { city?: string } };
    if (values.city === "Rovetta") await held;
    arrived.push(values.city);
    return mock.fetch(request);
  };
  await userEvent.fill(input("city"), "Rovetta");
  await go("choices");
  await expect.poll(() => drafts().at(-1)?.body).toMatchObject({ values: { city: "Rovetta" } });
  await scene.show(null);
  await scene.show(form);
  await expect.poll(heading).toBe(steps.titles.choices);
  await press(steps.labels.contacts);
  for (const city of ["Lodi", "Clusone"]) {
    await userEvent.fill(input("city"), city);
    await go("choices");
    await press(steps.labels.contacts);
  }
  expect(arrived).toEqual([]);
  release();
  await expect.poll(() => arrived).toEqual(["Rovetta", "Clusone"]);
  await expect.poll(page).toContain(steps.kept.server);
});

it("after a reload during the save of a step, the form has that step and its values, although the clock is slow", async () => {
  answer = async (request, mock) => {
    if (request.url.endsWith("/draft"))
      return new Promise((_, reject) => onTestFinished(() => reject(new TypeError("cut"))));
    if (!request.url.endsWith("/registration/d2")) return mock.fetch(request);
    // the server's clock is ten minutes ahead
    const body = (await (await mock.fetch(request)).json()) as { draft: { savedAt: string } | null };
    if (body.draft) body.draft.savedAt = new Date(Date.parse(body.draft.savedAt) + 600_000).toISOString();
    return Response.json(body);
  };
  await open("contacts");
  await userEvent.fill(input("city"), "Rovetta");
  await go("choices");
  await reload();
  await expect.poll(heading).toBe(steps.titles.choices);
  await press(steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Rovetta");
});

it("values that are typed after a save without a response are newer than that draft", async () => {
  answer = async (request, mock) => {
    const { city } = (drafts().at(-1)?.body.values ?? {}) as { city?: string };
    const isDraft = request.url.endsWith("/draft");
    if (isDraft && city === "Clusone") throw new TypeError("cut");
    if (!/\/registration\/d2(\/draft)?$/.test(request.url)) return mock.fetch(request);
    const response = await mock.fetch(request);
    if (isDraft && city === "Rovetta") throw new TypeError("cut");
    const body = (await response.json()) as { draft: { savedAt: string } | null };
    if (body.draft) body.draft.savedAt = new Date(Date.parse(body.draft.savedAt) + 600_000).toISOString();
    return Response.json(body);
  };
  await open("contacts");
  await userEvent.fill(input("city"), "Rovetta");
  await go("choices");
  await expect.poll(page).toContain(steps.kept.server);
  await press(steps.labels.contacts);
  await userEvent.fill(input("city"), "Clusone");
  await go("choices");
  await expect.poll(page).toContain(steps.kept.device);
  await reload();
  await expect.poll(heading).toBe(steps.titles.choices);
  await press(steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Clusone");
});

it("without the feature of drafts, the device stores the form for this user until the sign-out", async () => {
  await open(undefined, { features: FEATURE_NAMES.filter((name) => name !== "registration-drafts") });
  await go("contacts");
  await userEvent.fill(input("city"), "Rovetta");
  await go("choices");
  await expect.poll(page).toContain(steps.kept.device);
  expect(drafts()).toEqual([]);
  const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("gds:draft"));
  await expect.poll(storedKeys).toEqual([`gds:draft:v2:${scene.apiBase} d2 registration d2`]);

  sessionStorage.clear(); // the tab was closed
  await reload();
  await expect.poll(heading).toBe(steps.titles.choices);
  await press(steps.labels.contacts);
  await expect.poll(() => input("city").value).toBe("Rovetta");
  scene.session.signOut();
  await expect.poll(storedKeys).toEqual([]);
});

it("the form suggests a fiscal code, and fills in the birth from a code", async () => {
  await open();
  await userEvent.clear(input("fiscalCode"));
  await userEvent.click(input("birthplace"));
  await import("../../../domain/places/places");
  await expect.poll(page).toContain(personTexts.codeFromData("VGNGLI87R44A794G"));
  await press(personTexts.useCode);
  await expect.poll(() => input("fiscalCode").value).toBe("VGNGLI87R44A794G");
  await expect.poll(page).toContain(personTexts.oneself.agrees);

  for (const name of ["birthday", "birthplace", "fiscalCode"] as const) await userEvent.clear(input(name));
  await userEvent.fill(input("fiscalCode"), "RSSMRA80A01H501U");
  await expect.poll(() => [input("birthday").value, input("birthplace").value]).toEqual(["01/01/1980", "Roma"]);
});

it("a town fills in postal code and province, also one that isn't chosen from the list", async () => {
  await open("contacts");
  await import("../../../domain/places/places");
  await userEvent.fill(input("city"), "roma capitale");
  await userEvent.tab();
  await userEvent.fill(input("city"), "lovere");
  await userEvent.tab();
  await expect
    .poll(() => [input("city").value, input("cap").value, input("province").value])
    .toEqual(["Lovere", "24065", "BG"]);
});
