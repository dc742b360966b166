import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseAnswer } from "../api/schema";
import { dayNumber, isoDay } from "../domain/dates/days";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../domain/donation/eligibility-rules";
import { withRule } from "../domain/settings/rule-numbers";
import { mayDonateOfRow } from "../shared/donor/reads";
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
 * Whether somebody may donate is said by one function (decisions §4): row, record, file, filter, dashboard and mock are
 * held to it, for 2,000 donors on six days of a month.
 */
const DONORS = 2_000;
/** In days after the first. A donor's answer changes on a day of their own, so a few days meet every kind of change. */
const DAYS = [0, 1, 2, 8, 17, 29];
/** More than anybody gives in two years. */
const NEWEST = 24;
const FIRST = new Date(NOW).toISOString().slice(0, 10);
const days = DAYS.map((nth) => isoDay(dayNumber(FIRST) + nth));

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock(DONORS);
});
afterAll(() => void vi.restoreAllMocks());

const held: Record<string, number> = {};
const hold = (what: string, found: unknown, expected: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect({ [what]: found }).toEqual({ [what]: expected });
  held[what] = (held[what] ?? 0) + 1;
};
// oxlint-disable-next-line no-console -- how many cases held is the result
afterAll(() => console.info("held to the function:", held));

const rowReader = donorsAnswer(["mayDonate"])(0, DONORS + 10);
const fileRow = (donor: SerializedDonor) => {
  const fields = exportFields("donors").filter(({ name }) => name === "nextDonationDate");
  return exportedRow(fields, () => [], rules)(donor, "", () => undefined);
};
const rule = (operator: string, value: unknown = null): FilterRule => ({ field: "nextDonationDate", operator, value });
const mayToday = READY_MADE.find(({ name }) => name === "mayDonateToday")!;

/** What the screens must say: by all that the mock knows of a donor, without the mock's own word. */
const truthOf = (donor: SerializedDonor, row: DonorRecord, today: string): MayDonate =>
  mayDonate({ ...donor, nextDonation: null }, donationsOf(row), today, { rules });

const given = new Map<string, { type: number; date: string }[]>();
/** All of them on the first day, then the newest: those before can't matter any more, and take their time. */
function donationsOf(row: DonorRecord) {
  const known = given.get(row._id);
  if (known) return known;
  const all = mock.ctx.store.db.donors.donationsOf(row).map(({ type, date }) => ({ type, date }));
  given.set(row._id, all.slice(-NEWEST));
  return all;
}

let rules: EligibilityRules = DEFAULT_ELIGIBILITY_RULES;
const changed = (...changes: [path: string, value: unknown][]) =>
  changes.reduce((made, [path, value]) => withRule(made, path, value), DEFAULT_ELIGIBILITY_RULES);
/** Rules that an association may have chosen, each on the first day. */
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
    "%s, %s: row, record, file, filter, dashboard and mock say what the function says",
    async (today, _, own) => {
      const at = `${today}T09:30:00Z`;
      // rows are read as on the day that the mock has
      vi.spyOn(Date, "now").mockReturnValue(Date.parse(at));
      await mock.control.setClock(at);
      // whatever was due on that day happens with the first call
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
      const rows = parseAnswer(rowReader, { donors: answers, total: answers.length }).rows;
      for (const [at, donor] of answers.entries()) {
        const row = records[at]!;
        const truth = truthOf(donor, row, today);
        truths.set(row, truth);
        hold("mock", donor.nextDonation, { date: truth.date, reason: truth.code });
        const shown = mayDonateOfRow(rows[at]?.mayDonate ?? {}, rules);
        hold("row", [shown.answer, shown.date], [truth.answer, truth.date]);
        hold("file", fileRow(donor)?.values, [truth.date]);
        const record = donationAnswers(donor, donationsOf(row), today, rules);
        const [whole] = record.kind === "answers" ? record.answers : [];
        hold("record's day", whole?.date ?? null, truth.date);
        if (truth.answer === "yes" || truth.answer === "from") hold("record", whole?.kind, KINDS[truth.answer]);
        else hold("record", whole?.kind === "today" || whole?.kind === "later", false);
        // a date is a promise
        if (truth.answer === "from") hold("promise", truthOf(donor, row, truth.date).answer, "yes");
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
      hold(
        "filter",
        found(mayToday.rules),
        expected((date) => date === today),
      );
      hold(
        "filter",
        found([rule("<=", week)]),
        expected((date) => date !== null && date <= week),
      );
      hold(
        "filter",
        found([rule(">", week)]),
        expected((date) => date !== null && date > week),
      );
      hold(
        "filter",
        found([rule("inNextDays", 6)]),
        expected((date) => date !== null && date <= week),
      );
      hold(
        "filter",
        found([rule("null")]),
        expected((date) => date === null),
      );
      hold(
        "filter",
        found([rule("!=", today)]),
        expected((date) => date !== today),
      );
      const counted = countStats(db, today, today, null).bloodGroups.reduce(
        (sum, { mayDonate: most }) => sum + most,
        0,
      );
      hold("dashboard", counted, expected((date) => date === today).length);
    },
  );
});
