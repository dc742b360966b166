import { describe, expect, it } from "vitest";
import { createTestMock } from "../../mocks/test-support/mock";
import { dayNumber, isoDay } from "../dates/days";
import { withRule } from "../settings/rule-numbers";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "./eligibility-rules";
import { mayDonate, type MayDonate, type MayDonateFacts } from "./may-donate";
import type { DonationFact } from "./next-donation";

const TODAY = "2026-11-20";
const changed = (...changes: [path: string, value: unknown][]) =>
  changes.reduce((made, [path, value]) => withRule(made, path, value), DEFAULT_ELIGIBILITY_RULES);
const RULES: [name: string, rules: EligibilityRules][] = [
  ["the default rules", DEFAULT_ELIGIBILITY_RULES],
  ["180 days for women", changed(["childbearing.yearlyMaximum", null], ["childbearing.interval", 180])],
  ["fewer a year, of a rolling year", changed(["yearlyMaxima.M.1", 2], ["yearlyMaxima.F.1", 1], ["year", "rolling"])],
  // the reader lets a fraction pass
  ["a fraction a year", changed(["yearlyMaxima.M.1", 2.5], ["yearlyMaxima.F.1", 2.5])],
  ["longer rests", changed(["intervals.1.1", 120], ["intervals.3.1", 60], ["intervals.2.1", 45])],
];

/** @returns whether an answer without the list promises a day before the true one, or refuses a donor for nothing */
function isWrong(answer: MayDonate, truth: MayDonate): boolean {
  if (answer.date !== null) return truth.date === null || truth.date > answer.date;
  if (answer.answer === "no") return truth.answer !== "no";
  const first = truth.answer === "toBeJudged" ? truth.notBefore : truth.date;
  return answer.answer === "toBeJudged" && answer.notBefore !== null && first !== null && answer.notBefore > first;
}

const WOMAN: MayDonateFacts = {
  birthday: "1977-03-14",
  gender: "F",
  status: "active",
  lastDonationDate: "2026-06-10",
  lastDonationType: 1,
  donationsNumber: 2,
};

describe("without the list of donations", () => {
  it("no donor of the seed gets a day earlier than with it", async () => {
    const { db } = (await createTestMock(2_000)).ctx.store;
    const wrong: unknown[] = [];
    const counts = { yes: 0, from: 0, toBeJudged: 0, no: 0 };
    const later = isoDay(dayNumber(db.today()) + 42);
    const cases = [
      ...RULES.map(([name, rules]) => ({ name, rules, type: 1 as const, day: db.today() })),
      ...([1, 2, 3] as const).map((type) => ({ name: "later", rules: DEFAULT_ELIGIBILITY_RULES, type, day: later })),
    ];
    for (const { name, rules, type, day } of cases)
      for (const donor of db.donors.rows()) {
        const answer = mayDonate(donor, null, day, { type, rules });
        const truth = mayDonate(donor, db.donors.donationsOf(donor), day, { type, rules });
        if (isWrong(answer, truth)) wrong.push({ name, type, donor: donor._id, answer, truth });
        counts[answer.answer] += 1;
      }
    expect(wrong).toEqual([]);
    // there was something to compare
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  });

  it("no donor whose donations are closer to each other than the rules allow gets an earlier day either", () => {
    // a fixed series of numbers, so that a failure can be repeated
    let state = 54;
    const below = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    const wrong: unknown[] = [];
    for (let person = 0; person < 8_000; person += 1) {
      const dates = Array.from({ length: 1 + below(6) }, () => isoDay(dayNumber(TODAY) - below(500))).sort();
      const list: DonationFact[] = dates.map((date) => ({ type: 1 + below(3), date }));
      const last = list.at(-1)!;
      const facts: MayDonateFacts = {
        birthday: `${1955 + below(52)}-05-1${below(9)}`,
        gender: below(2) ? "F" : "M",
        status: "active",
        lastDonationDate: last.date,
        lastDonationType: last.type,
        donationsNumber: below(3) ? list.length + below(2) : null,
      };
      const [name, rules] = RULES[below(RULES.length)]!;
      const options = { type: (1 + below(3)) as 1 | 2 | 3, rules };
      const [answer, truth] = [mayDonate(facts, null, TODAY, options), mayDonate(facts, list, TODAY, options)];
      if (isWrong(answer, truth)) wrong.push({ name, facts, list, options, answer, truth });
    }
    expect(wrong).toEqual([]);
  });
});

describe("a donor of whom only the last donation is known", () => {
  const ask = (change: Partial<MayDonateFacts> = {}, type: 1 | 3 = 1) =>
    mayDonate({ ...WOMAN, ...change }, null, TODAY, { type, rules: DEFAULT_ELIGIBILITY_RULES });

  it("is to be judged, if former donations may have reached the maximum of the year", () => {
    expect(ask()).toEqual({ answer: "toBeJudged", date: null, notBefore: null, code: "unknown-donations" });
    expect(ask({ donationsNumber: null })).toMatchObject({ code: "unknown-donations" });
    expect(ask({ lastDonationDate: "2026-09-10" })).toEqual({
      answer: "toBeJudged",
      date: null,
      notBefore: "2026-12-09",
      code: "unknown-donations",
    });
  });

  it("is to be judged, if the rest after a former donation may be longer", () => {
    const plasma = { gender: "M", lastDonationDate: "2026-11-01", lastDonationType: 3, donationsNumber: 2 } as const;
    expect(ask(plasma)).toMatchObject({ code: "unknown-donations", notBefore: null });
    expect(ask({ ...plasma, donationsNumber: 1 })).toMatchObject({ answer: "yes" });
  });

  it("gets a day, if the number of donations or the year of the last one rules the maximum out", () => {
    expect(ask({ donationsNumber: 1 })).toMatchObject({ answer: "yes" });
    expect(ask({ gender: "M", donationsNumber: 3 })).toMatchObject({ answer: "yes" });
    expect(ask({ donationsNumber: 30, lastDonationDate: "2025-12-31" })).toMatchObject({ answer: "yes" });
    // the wait ends next year
    expect(ask({ donationsNumber: 30, lastDonationDate: "2026-11-01" })).toMatchObject({ date: "2027-01-30" });
  });

  it("is still for the doctor after 65, and has the day of a server that sends one", () => {
    expect(ask({ birthday: "1959-03-14", donationsNumber: 30 })).toMatchObject({ code: "after-65" });
    expect(ask({ nextDonation: { date: "2027-01-01", reason: "yearly-maximum" } })).toMatchObject({
      answer: "from",
      date: "2027-01-01",
    });
    expect(ask({ nextDonation: { date: null, reason: "after-65" } })).toMatchObject({ code: "after-65" });
  });
});

it("a list whose newest donation can't be read doesn't let a donor donate too early", () => {
  const man: MayDonateFacts = { ...WOMAN, gender: "M", lastDonationDate: "2026-11-10", donationsNumber: 3 };
  const legible = ["2026-05-10", "2026-01-10"].map((date) => ({ type: 1, date }));
  const lists = [[{ type: 1, date: null }, ...legible], { donations: legible, others: 1 }];
  for (const list of lists) {
    const { answer, date } = mayDonate(man, list, TODAY, { rules: DEFAULT_ELIGIBILITY_RULES });
    expect(answer).not.toBe("yes");
    expect(date === null || date >= "2027-02-08").toBe(true);
  }
});
