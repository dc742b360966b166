import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseResponse } from "../api/readers/parse-response";
import { dayNumber, isoDay } from "../domain/dates/days";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../domain/donation/eligibility-rules";
import { withRule } from "../domain/settings/rule-numbers";
import { mayDonateOfRow } from "../shared/donor/rows";
import { exportFields } from "../domain/export/export-fields";
import { READY_MADE } from "../domain/filter/ready-made";
import { wireFilter } from "../domain/filter/wire/wire";
import type { FilterRule } from "../domain/filter/filter";
import { mayDonate, type MayDonate } from "../domain/donation/may-donate";
import { donationAnswers } from "../features/donors/details/answers";
import { donorsAnswer } from "../features/donors/registry/requests/list-donors";
import { exportedRow } from "../shared/lists/exports/rows/read-row";
import type { DonorRecord } from "../mocks/db/models";
import { query } from "../mocks/db/query";
import { countStats } from "../mocks/donors/stats";
import { NOW } from "../mocks/test-support/now";
import { createTestMock, type TestMock } from "../mocks/test-support/mock";
import { serializeDonor, type SerializedDonor } from "../mocks/write/serialize";

/**
 * One function decides whether a donor may donate (decisions §4). The row, the record, the exported file, the filter, the dashboard
 * and the mock must agree with it, for 600 donors on six days of a month.
 */
const DONORS = 600;
/** In days after the first. Each donor's answer changes on another day, so a few days cover every kind of change. */
const DAYS = [0, 1, 2, 8, 17, 29];
/** More donations than a donor can give in two years. */
const NEWEST = 24;
const FIRST = new Date(NOW).toISOString().slice(0, 10);
const days = DAYS.map((offset) => isoDay(dayNumber(FIRST) + offset));

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock(DONORS);
});
afterAll(() => void vi.restoreAllMocks());

const comparisons: Record<string, number> = {};
const compare = (what: string, found: unknown, expected: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect({ [what]: found }).toEqual({ [what]: expected });
  comparisons[what] = (comparisons[what] ?? 0) + 1;
};
// oxlint-disable-next-line no-console -- the count of comparisons is the result
afterAll(() => console.info("compared with the function:", comparisons));

const rowReader = donorsAnswer(["mayDonate"])(0, DONORS + 10);
const fileRow = (donor: SerializedDonor) => {
  const fields = exportFields("donors").filter(({ name }) => name === "nextDonationDate");
  return exportedRow(fields, { rules })(donor, "", () => undefined);
};
const rule = (operator: string, value: unknown = null): FilterRule => ({ field: "nextDonationDate", operator, value });
const mayToday = READY_MADE.find(({ name }) => name === "mayDonateToday")!;

/** The expected answer, from the mock's data of a donor without the mock's own answer. */
const expectedFor = (donor: SerializedDonor, row: DonorRecord, today: string): MayDonate =>
  mayDonate({ ...donor, nextDonation: null }, donationsOf(row), today, { rules });

const newest = new Map<string, { type: number; date: string }[]>();
/** All donations of a donor on the first day, then the newest only: older ones don't matter any more, and take time. */
function donationsOf(row: DonorRecord) {
  const cached = newest.get(row._id);
  if (cached) return cached;
  const all = mock.ctx.store.db.donors.donationsOf(row).map(({ type, date }) => ({ type, date }));
  newest.set(row._id, all.slice(-NEWEST));
  return all;
}

let rules: EligibilityRules = DEFAULT_ELIGIBILITY_RULES;
const changed = (...changes: [path: string, value: unknown][]) =>
  changes.reduce((made, [path, value]) => withRule(made, path, value), DEFAULT_ELIGIBILITY_RULES);
/** Possible rules of an association, each tested on the first day. */
const RULES: [name: string, rules: EligibilityRules][] = [
  ["180 days for women", changed(["childbearing.yearlyMaximum", null], ["childbearing.interval", 180])],
  ["longer rests", changed(["intervals.1.1", 120], ["intervals.3.1", 60], ["intervals.2.1", 45])],
  ["fewer a year, of any 365 days", changed(["yearlyMaxima.M.1", 2], ["yearlyMaxima.F.1", 1], ["year", "rolling"])],
  ["other ages", changed(["minimumAge", 25], ["maximumAge", 55], ["periodicMaximumAge", 60], ["periodicDays", 200])],
  ["no first donation after 40", changed(["firstDonationCautionAge", 40], ["firstDonation", "stop"])],
];
const CASES: [day: string, name: string, rules: EligibilityRules][] = [
  ...RULES.map(([name, own]): [string, string, EligibilityRules] => [FIRST, name, own]),
  ...days.map((day): [string, string, EligibilityRules] => [day, "the default rules", DEFAULT_ELIGIBILITY_RULES]),
];

const KINDS = { yes: "today", from: "later" } as const;

describe("on six days, for each of 2,000 donors", () => {
  it.each(CASES)(
    "%s, %s: row, record, file, filter, dashboard and mock agree with the function",
    async (today, _, own) => {
      const at = `${today}T09:30:00Z`;
      // the client has the same day as the mock
      vi.spyOn(Date, "now").mockReturnValue(Date.parse(at));
      await mock.control.setClock(at);
      // the first call runs the mock's jobs of that day
      const token = await mock.enter("admin");
      await mock.call("GET", "/donors?skip=0&limit=1", { token });
      if (own !== rules) {
        const { version } = (await mock.call("GET", "/settings")).body.settings.rules;
        const saved = await mock.call("PUT", "/settings/rules", { token, body: { version, values: own } });
        expect(saved.status).toBe(200);
        rules = own;
      }
      const { db } = mock.ctx.store;
      const truths = new Map<DonorRecord, MayDonate>();
      const records = db.donors.rows();
      const answers = records.map((record) => serializeDonor(db, record));
      const rows = parseResponse(rowReader, { donors: answers, total: answers.length }).rows;
      for (const [at, donor] of answers.entries()) {
        const row = records[at]!;
        const truth = expectedFor(donor, row, today);
        truths.set(row, truth);
        compare("mock", donor.nextDonation, { date: truth.date, reason: truth.code });
        const shown = mayDonateOfRow(rows[at]?.mayDonate ?? {}, rules);
        compare("row", [shown.answer, shown.date], [truth.answer, truth.date]);
        compare("file", fileRow(donor)?.values, [truth.date]);
        const record = donationAnswers(donor, donationsOf(row), today, rules);
        const [whole] = record.kind === "answers" ? record.answers : [];
        compare("record's day", whole?.date ?? null, truth.date);
        if (truth.answer === "yes" || truth.answer === "from") compare("record", whole?.kind, KINDS[truth.answer]);
        else compare("record", whole?.kind === "today" || whole?.kind === "later", false);
        if (truth.answer === "from") compare("promise", expectedFor(donor, row, truth.date).answer, "yes");
      }

      const found = (rules: readonly FilterRule[]) =>
        query(db.donors, {
          skip: 0,
          limit: Infinity,
          queryFilters: JSON.stringify(wireFilter({ combinator: "and", rules }, today)),
        }).rows;
      const expected = (holds: (date: string | null) => boolean) =>
        [...truths].flatMap(([row, { date }]) => (holds(date) ? [row] : []));
      const week = isoDay(dayNumber(today) + 6);
      compare(
        "filter",
        found(mayToday.rules),
        expected((date) => date === today),
      );
      compare(
        "filter",
        found([rule("<=", week)]),
        expected((date) => date !== null && date <= week),
      );
      compare(
        "filter",
        found([rule(">", week)]),
        expected((date) => date !== null && date > week),
      );
      compare(
        "filter",
        found([rule("inNextDays", 6)]),
        expected((date) => date !== null && date <= week),
      );
      compare(
        "filter",
        found([rule("null")]),
        expected((date) => date === null),
      );
      compare(
        "filter",
        found([rule("!=", today)]),
        expected((date) => date !== today),
      );
      const counted = countStats(db, today, today, null).bloodGroups.reduce(
        (sum, { mayDonate: most }) => sum + most,
        0,
      );
      compare("dashboard", counted, expected((date) => date === today).length);
    },
  );
});
