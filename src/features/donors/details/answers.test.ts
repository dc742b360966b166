import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import { expect, it } from "vitest";
import type { MayDonateFacts } from "../../../domain/donation/may-donate";
import { donationAnswers } from "./answers";
import { checksOf } from "./checks";

const TODAY = "2026-11-20";
const donor: MayDonateFacts = {
  birthday: "1980-03-14",
  gender: "M",
  status: "active",
  lastDonationDate: "2026-09-12",
  lastDonationType: 1,
  donationsNumber: 4,
  suspension: null,
  nextDonation: null,
};
const whole = (date: string) => ({ type: 1, date });
const answersOf = (facts: Partial<MayDonateFacts>, donations: { type: number; date: string }[] | null) => {
  const state = donationAnswers({ ...donor, ...facts }, donations, TODAY, DEFAULT_ELIGIBILITY_RULES);
  return state.kind === "none" ? state.reason : state.answers.map(({ kind, date, reason }) => ({ kind, date, reason }));
};

it("each type of donation has a day and a reason with numbers", () =>
  expect(answersOf({}, [whole("2026-09-12")])).toEqual([
    {
      kind: "later",
      date: "2026-12-11",
      reason:
        "Dopo la donazione di sangue intero di sabato 12 settembre 2026 sono passati 69 dei 90 giorni di riposo: ne mancano 21.",
    },
    {
      kind: "today",
      date: TODAY,
      reason: "Sono passati i 30 giorni di riposo dopo la donazione di sangue intero di sabato 12 settembre 2026.",
    },
    {
      kind: "today",
      date: TODAY,
      reason: "Sono passati i 30 giorni di riposo dopo la donazione di sangue intero di sabato 12 settembre 2026.",
    },
  ]));

it("after the yearly maximum the reason has the number of donations and the maximum", () => {
  const full = ["2026-01-10", "2026-04-12", "2026-07-14", "2026-08-01"].map(whole);
  expect(answersOf({}, full)).toMatchObject([
    { kind: "later", date: "2027-01-01", reason: "Nel 2026 ha già donato sangue intero 4 volte su 4." },
    { kind: "today" },
    { kind: "today" },
  ]);
});

it("the server's later day counts for whole blood, and the other types are unknown", () => {
  const server = { nextDonation: { date: "2027-03-01", reason: "interval" } };
  expect(answersOf(server, [whole("2026-09-12")])).toMatchObject([
    { kind: "later", date: "2027-03-01", reason: "Deve ancora trascorrere l’intervallo dall’ultima donazione." },
    { kind: "unknown", date: null },
    { kind: "unknown", date: null },
  ]);
});

it("a day of the server within the rest period is ignored", () => {
  const server = { nextDonation: { date: TODAY, reason: "ok" } };
  expect(answersOf(server, [whole("2026-09-12")])).toMatchObject([
    { kind: "later", date: "2026-12-11" },
    { kind: "today" },
    { kind: "today" },
  ]);
});

it("without the list of donations, the answers say what is missing, unless the other donations can't matter", () => {
  expect(answersOf({ donationsNumber: 3 }, null)).toMatchObject([
    { kind: "later", date: "2026-12-11" },
    { kind: "today" },
    { kind: "today" },
  ]);
  expect(answersOf({ donationsNumber: 5 }, null)).toMatchObject([
    {
      kind: "unknown",
      date: null,
      reason:
        "Conosciamo solo la donazione di sangue intero di sabato 12 settembre 2026. Controlla le altre: nel 2026 si può donare sangue intero al massimo 4 volte. Non prima di venerdì 11 dicembre 2026.",
    },
    { kind: "today" },
    { kind: "today" },
  ]);
  const unknown = { lastDonationDate: null, lastDonationType: null, donationsNumber: null };
  expect(answersOf(unknown, null)).toMatchObject([
    { kind: "unknown", date: null },
    { kind: "unknown", date: null },
    { kind: "unknown", date: null },
  ]);
});

it("the reason of a suspension is shown if it is known", () => {
  const suspended = { ...donor, status: "temporarilySuspended", suspension: { until: "2026-12-01" } };
  const state = donationAnswers(suspended, [], TODAY, DEFAULT_ELIGIBILITY_RULES, { suspensionReason: "Antibiotici" });
  expect(state.kind === "answers" && state.answers.map(({ reason }) => reason)).toEqual(
    Array(3).fill("Quel giorno può donare: la sospensione dura fino a martedì 1 dicembre 2026. Motivo: Antibiotici."),
  );
  const forGood = { ...donor, status: "permanentlySuspended" };
  expect(donationAnswers(forGood, [], TODAY, DEFAULT_ELIGIBILITY_RULES, { suspensionReason: "Età" })).toEqual({
    kind: "none",
    reason: "Non può più donare: la sospensione è definitiva. Motivo: Età.",
  });
});

it("the reasons cover the end of a suspension, a doctor's decision by age, and a first donation", () => {
  const suspended = { status: "temporarilySuspended", suspension: { until: "2026-12-01" } };
  expect(answersOf(suspended, [])).toMatchObject([
    {
      kind: "later",
      date: "2026-12-02",
      reason: "Quel giorno può donare: la sospensione dura fino a martedì 1 dicembre 2026.",
    },
    { kind: "later", date: "2026-12-02" },
    { kind: "later", date: "2026-12-02" },
  ]);
  expect(answersOf({ birthday: "1959-01-01" }, [whole("2026-01-12")])).toMatchObject([
    {
      kind: "evaluation",
      date: null,
      reason: "Dopo i 65 anni il sangue intero si dona solo dopo la valutazione del medico.",
    },
    { kind: "never", date: null, reason: "Si dona fino a 65 anni." },
    { kind: "never", date: null },
  ]);
  expect(answersOf({ birthday: "1959-01-01" }, [whole("2026-09-12")])).toMatchObject([
    {
      kind: "evaluation",
      date: null,
      reason:
        "Dopo i 65 anni il sangue intero si dona solo dopo la valutazione del medico. Non prima di venerdì 11 dicembre 2026.",
    },
    { kind: "never" },
    { kind: "never" },
  ]);
  expect(answersOf({ donationsNumber: 0, lastDonationDate: null }, [])).toMatchObject([
    { kind: "today", date: TODAY, reason: "Sarebbe la prima donazione: i riposi non contano ancora." },
    { kind: "today" },
    { kind: "today" },
  ]);
});

it.each([
  ["verified", "Non può ancora donare: l’iscrizione è da attivare."],
  ["hold", "Non può ancora donare: manca il modulo di iscrizione."],
  ["permanentlySuspended", "Non può più donare: la sospensione è definitiva."],
  ["lockedOut", "Lo stato «Bloccato» non dice se può donare."],
])("a donor with the status %s has no day", (status, reason) => expect(answersOf({ status }, [])).toBe(reason));

it("each rule is listed with its result", () => {
  expect(checksOf(donor, [whole("2026-09-12"), whole("2026-03-12")], TODAY, DEFAULT_ELIGIBILITY_RULES)).toEqual([
    { kind: "wait", text: "Riposo di 90 giorni: ancora 21 giorni" },
    { kind: "met", text: "Età: 46 anni, tra 18 e 65" },
    { kind: "met", text: "Sangue Intero: 2 su 4 nel 2026" },
  ]);
  expect(
    checksOf({ ...donor, birthday: null }, null, TODAY, DEFAULT_ELIGIBILITY_RULES).map(({ kind }) => kind),
  ).toEqual(["wait", "doctor", "doctor"]);
});

it.each([
  [{ until: "2027-03-26" }, "Sospensione: fino al 26 Mar 2027"],
  [{ until: null }, "Sospensione: non se ne sa la fine"],
])("a suspension (%j) is the first of the rules", (suspension, text) => {
  const suspended = { ...donor, status: "temporarilySuspended", suspension };
  expect(checksOf(suspended, [], TODAY, DEFAULT_ELIGIBILITY_RULES)[0]).toEqual({ kind: "wait", text });
});

it("the age isn't met for a first donation after 60, about which a doctor decides", () => {
  const older = {
    ...donor,
    birthday: "1964-03-14",
    donationsNumber: 0,
    lastDonationDate: null,
    lastDonationType: null,
  };
  expect(answersOf(older, [])).toMatchObject([{ kind: "evaluation" }, { kind: "evaluation" }, { kind: "evaluation" }]);
  expect(checksOf(older, [], TODAY, DEFAULT_ELIGIBILITY_RULES)[0]).toEqual({
    kind: "doctor",
    text: "Età: 62 anni, la prima donazione dopo i 60",
  });
  expect(checksOf(older, [whole("2024-09-12")], TODAY, DEFAULT_ELIGIBILITY_RULES)[1]).toEqual({
    kind: "met",
    text: "Età: 62 anni, tra 18 e 65",
  });
  // if it is unknown whether the donor has donated, only the age counts
  expect(checksOf({ ...older, donationsNumber: null }, null, TODAY, DEFAULT_ELIGIBILITY_RULES)[0]).toMatchObject({
    kind: "met",
  });
});

it("with only the newest donations, the yearly count is shown if one of them is older than the year", () => {
  const last = (days: string[]) =>
    checksOf(donor, { donations: days.map(whole), others: 1 }, TODAY, DEFAULT_ELIGIBILITY_RULES)
      .map(({ text }) => text)
      .at(-1);
  expect(last(["2026-09-12", "2026-03-12"])).toBe("Sangue Intero: nel 2026 non sappiamo quante, al massimo 4");
  expect(last(["2026-09-12", "2025-12-30"])).toBe("Sangue Intero: 1 su 4 nel 2026");
});
