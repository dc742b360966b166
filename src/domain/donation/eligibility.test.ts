import { describe, expect, it } from "vitest";
import type { DonationType } from "./blood";
import { type EligibilityPerson, nextDonation } from "./eligibility";
import { dayNumber, isoDay } from "../dates/days";
import { DEFAULT_ELIGIBILITY_RULES } from "./eligibility-rules";

const TODAY = "2026-11-20";
const given = (type: DonationType, day: string) => ({ type, day: dayNumber(day) });
const man: EligibilityPerson = { birthday: "1980-05-01", gender: "M", donations: [], suspension: null, dead: false };
const woman: EligibilityPerson = { ...man, gender: "F" };
const ask = (
  change: Partial<EligibilityPerson>,
  type: DonationType = 1,
  rules = DEFAULT_ELIGIBILITY_RULES,
  today = TODAY,
) => nextDonation({ ...man, ...change }, type, today, rules);

describe("a donor without donations and suspensions", () => {
  it("may donate today", () => {
    expect(ask({})).toEqual({ outcome: "pass", code: "ok", date: TODAY });
  });
});

describe("days between donations", () => {
  it.each([
    [1, 1, "2027-01-30"],
    [1, 3, "2026-12-01"],
    [1, 2, "2026-12-01"],
    [3, 1, TODAY],
    [2, 3, "2026-12-01"],
    [2, 2, TODAY],
  ] as const)("from type %i to type %i, after 1 November: %s", (from, to, date) => {
    expect(ask({ donations: [given(from, "2026-11-01")] }, to).date).toBe(date);
  });

  it("prevent a donation until the day on which they end", () => {
    expect(ask({ donations: [given(1, "2026-08-23")] })).toMatchObject({ outcome: "stop", code: "interval" });
    expect(ask({ donations: [given(1, "2026-08-22")] })).toMatchObject({ outcome: "pass", date: TODAY });
  });

  it("come from the association's rules", () => {
    const intervals = { ...DEFAULT_ELIGIBILITY_RULES.intervals, 1: { 1: 120, 2: 30, 3: 30 } };
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, intervals };
    expect(ask({ donations: [given(1, "2026-08-22")] }, 1, rules).date).toBe("2026-12-20");
  });
});

describe("yearly maxima", () => {
  const two = [given(1, "2026-01-10"), given(1, "2026-05-10")];
  const four = [...two, given(1, "2026-02-10"), given(1, "2026-08-12")];

  it("allow a man four donations of whole blood a year, then one from 1 January", () => {
    expect(ask({ donations: four })).toMatchObject({ outcome: "stop", code: "yearly-maximum", date: "2027-01-01" });
    expect(ask({ donations: two })).toMatchObject({ outcome: "pass" });
  });

  it("allow a woman of childbearing age two donations of whole blood, an older one four", () => {
    expect(ask({ ...woman, donations: two })).toMatchObject({ code: "yearly-maximum", date: "2027-01-01" });
    expect(ask({ ...woman, birthday: "1970-05-01", donations: two }).outcome).toBe("pass");
    expect(ask({ ...woman, birthday: null, donations: two }).date).toBe("2027-01-01");
    // the lower maximum ends on the fiftieth birthday, within the year
    expect(ask({ ...woman, birthday: "1976-12-03", donations: two }).date).toBe("2026-12-03");
  });

  it("don't count other types", () => {
    expect(ask({ ...woman, donations: two }, 3)).toMatchObject({ outcome: "pass" });
    const platelets = ["01", "02", "03", "04", "05", "06"].map((month) => given(2, `2026-${month}-01`));
    expect(ask({ donations: platelets }, 2)).toMatchObject({ code: "yearly-maximum", date: "2027-01-01" });
  });

  it("may be replaced by 180 days between donations", () => {
    const childbearing = { fromAge: 18, toAge: 49, yearlyMaximum: null, interval: 180 };
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, childbearing };
    expect(ask({ ...woman, donations: [given(1, "2026-06-01")] }, 1, rules).date).toBe("2026-11-28");
    expect(ask({ donations: [given(1, "2026-06-01")] }, 1, rules).date).toBe(TODAY);
  });

  it.each([
    ["2027-03-01", "2027-09-10", "2028-03-01"],
    ["2026-03-01", "2026-09-10", "2027-03-01"],
    ["2028-02-29", "2028-09-10", "2029-03-01"],
    ["2027-12-31", "2028-06-10", "2028-12-31"],
  ])("of a year from any day: after %s and %s from %s on", (first, second, date) => {
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, year: "rolling" } as const;
    const person = { ...woman, donations: [given(1, first), given(1, second)] };
    const dayBefore = isoDay(dayNumber(date) - 1);
    expect(nextDonation(person, 1, dayBefore, rules)).toEqual({ outcome: "stop", code: "yearly-maximum", date });
    expect(nextDonation(person, 1, date, rules).outcome).toBe("pass");
  });

  it("may apply to a year from any day", () => {
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, year: "rolling" } as const;
    const donations = [given(1, "2026-03-01"), given(1, "2025-12-01")];
    expect(ask({ ...woman, donations }, 1, rules)).toMatchObject({ code: "yearly-maximum", date: "2026-12-01" });
    const beforeLeapDay = [given(1, "2027-03-01"), given(1, "2027-09-10")];
    expect(ask({ ...woman, donations: beforeLeapDay }, 1, rules, "2027-12-20").date).toBe("2028-03-01");
    expect(ask({ ...woman, donations: [given(1, "2025-11-20"), given(1, "2026-03-01")] }, 1, rules).date).toBe(TODAY);
  });
});

describe("age", () => {
  it("prevents donations until the eighteenth birthday", () => {
    expect(ask({ birthday: "2008-12-24" })).toMatchObject({ outcome: "stop", code: "too-young", date: "2026-12-24" });
    expect(ask({ birthday: "2008-11-20" }).outcome).toBe("pass");
  });

  it("prevents donations after 65, for periodic donors of whole blood after 70", () => {
    const recent = [given(1, "2026-01-01")];
    expect(ask({ birthday: "1960-11-21", donations: recent }).outcome).toBe("pass");
    expect(ask({ birthday: "1960-11-20" })).toMatchObject({ outcome: "stop", code: "too-old", date: null });
    expect(ask({ birthday: "1958-01-01", donations: recent })).toMatchObject({ outcome: "warning", code: "after-65" });
    expect(ask({ birthday: "1958-01-01", donations: recent }, 3).code).toBe("too-old");
    expect(ask({ birthday: "1958-01-01", donations: [given(1, "2024-11-19")] }).code).toBe("too-old");
    expect(ask({ birthday: "1955-11-20", donations: recent }).code).toBe("too-old");
  });

  it("prevents donations for good if the interval ends too late", () => {
    expect(ask({ birthday: "1955-12-01", donations: [given(1, "2026-11-01")] })).toMatchObject({
      code: "too-old",
      date: null,
    });
  });

  it("requires a doctor's decision for a first donation after 60", () => {
    expect(ask({ birthday: "1964-01-01" })).toMatchObject({ outcome: "warning", code: "first-after-60", date: TODAY });
    expect(ask({ birthday: "1964-01-01", donations: [given(1, "2020-01-01")] }).outcome).toBe("pass");
  });

  it("requires a doctor's decision on the first day after the intervals, and also before it", () => {
    const recent = [given(1, "2026-11-01")];
    expect(ask({ birthday: "1958-01-01", donations: recent })).toMatchObject({
      outcome: "warning",
      code: "after-65",
      date: "2027-01-30",
    });
    const suspension = { until: "2027-06-01", permanent: false };
    const lapsing = [given(1, "2025-01-01")];
    expect(ask({ birthday: "1958-01-01", donations: lapsing, suspension })).toMatchObject({ code: "too-old" });
  });

  it("causes a warning if it is unknown", () => {
    expect(ask({ birthday: null })).toMatchObject({ outcome: "warning", code: "unknown-birthday" });
  });
});

describe("suspension and death", () => {
  it("prevent donations until the day after the last suspended day", () => {
    const suspension = { until: "2026-12-05", permanent: false };
    expect(ask({ suspension })).toMatchObject({ outcome: "stop", code: "suspended", date: "2026-12-06" });
    expect(ask({ suspension: { until: "2026-11-19", permanent: false } }).outcome).toBe("pass");
  });

  it("prevent donations without a date if the end is unknown or never comes", () => {
    expect(ask({ suspension: { until: null, permanent: false } })).toMatchObject({ code: "suspended", date: null });
    expect(ask({ suspension: { until: null, permanent: true } })).toMatchObject({ code: "permanently-suspended" });
    expect(ask({ dead: true })).toMatchObject({ outcome: "stop", code: "dead", date: null });
  });
});
