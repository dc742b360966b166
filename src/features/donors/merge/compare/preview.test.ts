import { expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES as RULES } from "../../../../domain/donation/eligibility-rules";
import { DEFAULT_AWARD_SETTINGS } from "../../../../domain/settings/award-settings";
import { donor } from "../../../../shared/donor/test-support/donor";
import type { Award, Donation, DonorRecord } from "../../../../shared/donor/reads";
import type { WholeDonor } from "./merging-answers";
import { previewOf } from "./preview";

/** A record with donations, some of which it only counts. */
const record = (_id: string, donations: Donation[], awards: Award[], earlier: number): WholeDonor => ({
  ...(donor as DonorRecord),
  _id,
  gender: "M",
  birthday: "1980-01-02",
  status: "active",
  suspension: null,
  donationsNumber: donations.length + earlier,
  changed: {},
  facts: {
    _id,
    since: null,
    signsIn: false,
    donations,
    awards,
    consents: null,
    documents: 0,
    calls: null,
    callsRefused: null,
    entries: 0,
    changed: {},
  },
});
const given = (key: string, ...days: string[]): Donation[] =>
  days.map((date, at) => ({ _id: `${key}${at}`, version: 1, type: 1, date, place: "Lodi" }));
const today = "2026-11-20";
const preview = (
  own: Donation[],
  others: Donation[],
  awards: Award[] = [],
  earlier: readonly [number, number] = [0, 0],
) =>
  previewOf({
    survivor: record("a", own, awards, earlier[0]),
    other: record("b", others, [], earlier[1]),
    choices: {},
    rules: RULES,
    awardSettings: DEFAULT_AWARD_SETTINGS,
    today,
  });

it("the next donation follows from the donations of both", () => {
  const { answer, record: merged } = preview(given("a", "2026-01-10"), given("b", "2026-11-15", "2026-01-10"));
  expect(merged.donationsNumber).toBe(2);
  expect(merged.lastDonationDate).toBe("2026-11-15");
  expect(answer).toMatchObject({ answer: "from", date: "2027-02-13" });
});

it("donations that a record only counts stay counted", () => {
  const { earlier, record: merged } = preview(given("a", "2026-01-10"), given("b", "2026-01-10"), [], [10, 20]);
  expect([earlier, merged.donationsNumber]).toEqual([30, 31]);
});

it("an award that only both together have earned becomes due, and one that was due before isn't new", () => {
  const days = (year: number) => [`${year}-01-10`, `${year}-05-10`, `${year}-09-10`, `${year}-12-30`];
  const eight = [2020, 2021].flatMap(days);
  expect(preview(given("a", ...days(2020)), given("b", ...days(2021))).newlyDue).toEqual(["Rame"]);
  expect(preview(given("a", ...eight), given("b", "2025-01-01")).newlyDue).toEqual([]);
});

it("donations that a record only counts count for its awards, too", () => {
  const days = ["2020-01-10", "2020-05-10", "2020-09-10"];
  // neither has eight alone; of "Rame" each has enough with the others together
  expect(preview(given("a", ...days), given("b", "2021-01-10"), [], [2, 2]).newlyDue).toEqual(["Rame"]);
  // nobody gets what a record's own donations had earned before
  expect(preview(given("a", ...days), given("b", "2021-01-10"), [], [9, 2]).newlyDue).toEqual([]);
});
