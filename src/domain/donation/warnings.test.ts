import { expect, it } from "vitest";
import type { DonationType } from "./blood";
import { dayNumber } from "../dates/days";
import { donationWarningText } from "./warning-texts";
import { donationWarnings, type Donating } from "./warnings";
import { DEFAULT_ELIGIBILITY_RULES } from "./eligibility-rules";

const TODAY = "2026-12-20";
const warnings = (person: Donating, donation: { type: DonationType; date: string }) =>
  donationWarnings(person, donation, DEFAULT_ELIGIBILITY_RULES, TODAY);

const given = (type: DonationType, day: string) => ({ type, day: dayNumber(day) });
const man: Donating = {
  birthday: "1980-05-01",
  gender: "M",
  donations: [given(1, "2026-09-12")],
  suspension: null,
  suspendedFrom: null,
  dead: false,
};
const codes = (change: Partial<Donating>, type: DonationType, date: string) =>
  warnings({ ...man, ...change }, { type, date }).map(({ code }) => code);

it("a donation before the end of an interval has a warning with the days and the end", () => {
  expect(warnings(man, { type: 1, date: "2026-11-20" })).toEqual([
    { code: "interval", passed: 69, total: 90, after: "2026-09-12", from: "2026-12-11" },
  ]);
  expect(codes({}, 1, "2026-12-11")).toEqual([]);
  expect(codes({}, 3, "2026-11-20")).toEqual([]);
});

it("a donation that is registered later may be too close to the next one", () => {
  expect(warnings(man, { type: 1, date: "2026-08-01" })).toEqual([
    { code: "interval-after", passed: 42, total: 90, next: "2026-09-12" },
  ]);
  expect(codes({}, 1, "2026-06-14")).toEqual([]);
});

it("a second donation on the same day has its own warning", () =>
  expect(codes({}, 3, "2026-09-12")).toEqual(["same-day"]));

it("a donation above the yearly maximum has a warning; women of childbearing age have a lower maximum", () => {
  const two = [given(1, "2026-01-10"), given(1, "2026-05-10")];
  expect(codes({ donations: two }, 1, "2026-11-20")).toEqual([]);
  expect(codes({ donations: two, gender: "F" }, 1, "2026-11-20")).toEqual(["yearly-maximum"]);
  expect(codes({ donations: two, gender: "F" }, 1, "2025-11-20")).toEqual(["interval-after"]);
});

it("the age on the day of the donation counts; periodic donors of whole blood may be older", () => {
  expect(codes({ birthday: "2009-01-01", donations: [] }, 1, "2026-11-20")).toEqual(["too-young"]);
  const old = { birthday: "1958-01-01" };
  expect(codes({ ...old, donations: [given(1, "2026-01-01")] }, 1, "2026-11-20")).toEqual([]);
  expect(codes({ ...old, donations: [given(1, "2026-01-01")] }, 3, "2026-11-20")).toEqual(["too-old"]);
  expect(codes({ ...old, donations: [] }, 1, "2026-11-20")).toEqual(["too-old"]);
  expect(codes({ birthday: null, donations: [] }, 1, "2026-11-20")).toEqual([]);
});

it("only donations during a suspension have its warning", () => {
  const suspended = {
    donations: [],
    suspendedFrom: "2026-11-01",
    suspension: { until: "2026-11-30", permanent: false },
  };
  expect(codes(suspended, 1, "2026-11-20")).toEqual(["suspended"]);
  expect(codes(suspended, 1, "2026-10-31")).toEqual([]);
  expect(codes(suspended, 1, "2026-12-01")).toEqual([]);
});

it("a year that is full is named, or are the 12 months before if it is rolling", () => {
  const texts = (["calendar", "rolling"] as const).map((year) => {
    const person = { ...man, gender: "F" as const, donations: [given(1, "2026-01-02"), given(1, "2026-05-02")] };
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, year };
    return donationWarnings(person, { type: 1, date: "2026-11-20" }, rules, TODAY).map(
      (warning) => donationWarningText(warning, 1).text,
    );
  });
  const whole = "ci sono già 2 donazioni di sangue intero, quante se ne possono fare.";
  expect(texts).toEqual([[`Nel 2026 ${whole}`], [`Nei 12 mesi prima ${whole}`]]);
});

it("a future day and a dead donor cause warnings", () => {
  expect(codes({ donations: [] }, 1, "2026-12-21")).toEqual(["future"]);
  expect(codes({ donations: [], dead: true }, 1, "2026-11-20")).toEqual(["dead"]);
});

it("a warning has a title and a text", () => {
  expect(donationWarningText({ code: "same-day" }, 1)).toEqual({
    title: "Quel giorno c’è già una donazione",
    text: "Controlla che non sia la stessa.",
  });
  // the button is called "Attiva"
  expect(donationWarningText({ code: "not-registered" }, 1).text).toMatch(/poi attivalo\.$/);
});

it("while the rules can't be read, the warning names the donations before and after, and a suspension still counts", () => {
  const person = { ...man, donations: [given(1, "2026-06-01"), given(3, "2026-09-12"), given(1, "2026-12-01")] };
  const at = (change: Partial<Donating>, date: string) =>
    donationWarnings({ ...person, ...change }, { type: 1, date }, null, TODAY);
  const [warning, ...others] = at({}, "2026-11-20");
  expect(others).toEqual([]);
  expect(warning).toEqual({
    code: "unknown-rules",
    last: { date: "2026-09-12", days: 69 },
    next: { date: "2026-12-01", days: 11 },
  });
  expect(warning && donationWarningText(warning, 1).text).toBe(
    "La donazione prima è di sabato 12 settembre 2026: sono passati 69 giorni. " +
      "Quella dopo è di martedì 1 dicembre 2026, 11 giorni dopo. Controlla il riposo, il numero dell’anno e l’età.",
  );
  expect(at({ donations: [] }, "2026-11-20")).toEqual([{ code: "unknown-rules", last: null, next: null }]);
  const suspension = { until: null, permanent: false };
  expect(at({ suspension }, "2026-11-20").map(({ code }) => code)).toEqual(["unknown-rules", "suspended"]);
});
