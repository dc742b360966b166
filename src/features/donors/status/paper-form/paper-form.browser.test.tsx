import { FEATURE_NAMES } from "../../../../domain/features";
import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";
import { useToday } from "../../../../api/react/use-today";
import { ConsentsCard } from "../../../../shared/consents/consents-card";
import { useDonor } from "../../../../shared/donor/reads";
import { texts as card } from "../../../../shared/consents/texts";
import { PaperFormButton } from "./paper-form-button";
import { paperFormTexts } from "./paper-form-texts";
import { texts } from "../texts";
import { until } from "../../../../ui/test-support";

/** Paper forms of active donors, recorded from the record. */

let scene: RenderedPage;
let puts: { key: string | null; body: unknown }[];
beforeEach(() => {
  puts = [];
});
const appears = (...selector: Parameters<RenderedPage["find"]>) => until(() => scene.find(...selector));
const page = () => scene.text();
const today = () => new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome" }).format(new Date());
const typed = (day: string) => day.split("-").reverse().join("/");
const dayField = () => scene.field(texts.signedOn);
/** Chooses the answer to a consent. */
const answer = async (consent: string, choice: string) => {
  const group = await until(() => scene.find(`[role=radiogroup][aria-label="${consent}"]`));
  const radio = [...group.querySelectorAll("label")].find(({ textContent }) => textContent === choice);
  await userEvent.click(radio!.querySelector("input")!);
};
interface Kept {
  donor: { _id: string; status: string; privacy: boolean; version: number };
  consents: { code: string; given: boolean; signed: string | null; source: string }[];
}
const kept = async (id: string) => (await scene.callAs("admin", `/registration/${id}`)) as Kept;

function Card() {
  const today = useToday();
  const state = useDonor("d1");
  const donor = state.status === "ready" && state.data.donor;
  return donor && <ConsentsCard userId="d1" sent actions={<PaperFormButton donor={donor} today={today} />} />;
}

/** Shows the consents of an active donor. @returns the donor's id */
const show = async (persona: "admin" | "director" = "admin", options: RenderOptions = {}) => {
  scene = await renderPage(persona, "/app/donors/details/d1", {
    width: 1100,
    part: <Card />,
    ...options,
    answer(request, mock) {
      if (request.method === "PUT" && request.url.endsWith("/consents")) {
        const key = request.headers.get("Idempotency-Key");
        void request
          .clone()
          .json()
          .then((body: unknown) => puts.push({ key, body }));
      }
      return options.answer?.(request, mock);
    },
  });
  return "d1";
};
const open = () => scene.press("button", paperFormTexts.record);
const save = () => scene.press("dialog[open] button", texts.saveConsents);

it("a paper form is recorded with its day, other consents stay, and the card shows the change", async () => {
  const id = await show();
  const before = await kept(id);
  expect(before.donor.status).toBe("active");
  await open();
  await save();
  await expect.poll(page).toContain(paperFormTexts.nothing);
  await answer("Inviti e notiziario", paperFormTexts.no);
  await userEvent.fill(dayField(), typed(today()));
  await save();
  await expect.poll(page).toContain(texts.consentsSaved);
  await expect.poll(page).toContain("Inviti e notiziario Consenso ritirato");
  const { donor, consents } = await kept(id);
  expect(consents.find(({ code }) => code === "news")).toMatchObject({
    given: false,
    signed: today(),
    source: "paper",
  });
  expect(consents.find(({ code }) => code === "privacy")).toEqual(
    before.consents.find(({ code }) => code === "privacy"),
  );
  expect(donor.status).toBe("active");
  expect(puts).toHaveLength(1);
  expect(puts[0]!.key).toBeTruthy();
});

it("refusing a required consent shows a warning, and the record suggests the next step", async () => {
  const id = await show("admin", { part: undefined });
  await open();
  await answer("Privacy", paperFormTexts.no);
  await expect.poll(page).toContain(paperFormTexts.without("Privacy"));
  await userEvent.fill(dayField(), typed(today()));
  await save();
  await expect.poll(page).toContain("Consenso negato: Privacy");
  await expect.poll(page).toContain("Privacy Consenso ritirato");
  const { donor } = await kept(id);
  expect([donor.status, donor.privacy]).toEqual(["active", false]);
  await appears("li button", "Disattiva");
});

it("an error about a consent is connected to its radio group", async () => {
  const error = [{ msg: "Questo testo non c’è più.", param: "consentNews" }];
  await show("admin", {
    answer: ({ method, url }) =>
      method === "PUT" && url.endsWith("/consents")
        ? Response.json({ success: false, error }, { status: 422 })
        : undefined,
  });
  await open();
  await answer("Inviti e notiziario", paperFormTexts.no);
  await userEvent.fill(dayField(), typed(today()));
  await save();
  const choice = scene.shadow.querySelector('[role=radiogroup][aria-label="Inviti e notiziario"]');
  const description = () => scene.shadow.getElementById(choice?.getAttribute("aria-describedby") ?? "")?.textContent;
  await expect.poll(description).toBe("Questo testo non c’è più.");
});

it("a day before the current answer is rejected", async () => {
  await show();
  await open();
  await answer("Privacy", paperFormTexts.yes);
  await userEvent.fill(dayField(), typed(today()));
  await save();
  await expect.poll(page).toContain(texts.consentsSaved);
  await open();
  await answer("Privacy", paperFormTexts.no);
  await userEvent.fill(dayField(), typed("2026-11-02"));
  await expect.poll(page).toContain(texts.signedProblems.later);
});

it("a user who may not write has no button", async () => {
  await show("director");
  await expect.poll(page).toContain(card.title);
  expect(scene.getByRole("button", { name: paperFormTexts.record }).query()).toBeNull();
});

it("without the feature `consents` there is no button", async () => {
  await show("admin", { part: undefined, features: FEATURE_NAMES.filter((name) => name !== "consents") });
  await expect.poll(page).toContain("Dati della scheda");
  expect(page()).not.toContain(card.title);
  expect(scene.getByRole("button", { name: paperFormTexts.record }).query()).toBeNull();
});
