import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "./eligibility-rules";
import { isForDoctor, mayDonate, type MayDonateFacts } from "./may-donate";
import { DONATING_STATUSES, STATUSES } from "../donor/status";

const TODAY = "2026-11-20";
const donor: MayDonateFacts = {
  birthday: "1985-03-14",
  gender: "M",
  status: "active",
  lastDonationDate: null,
  lastDonationType: null,
  donationsNumber: null,
};
const never = { donationsNumber: 0 };
const recently = { lastDonationDate: "2026-11-01", lastDonationType: 1 };
const ask = (facts: Partial<MayDonateFacts>, days: string[] | null = null, today = TODAY) =>
  mayDonate({ ...donor, ...facts }, days && days.map((date) => ({ type: 1, date })), today, {
    rules: DEFAULT_ELIGIBILITY_RULES,
  });
const nextOf = (date: string | null, reason: string) => ({ nextDonation: { date, reason } });

describe("whether a donor may donate", () => {
  it("depends on the last donation if no others are known", () => {
    expect(ask(recently)).toEqual({ answer: "from", date: "2027-01-30", code: "interval" });
    // a donation of an unknown type counts as whole blood
    expect(ask({ ...recently, lastDonationType: 9 }).date).toBe("2027-01-30");
  });

  it("depends on all donations if they are known", () => {
    const days = ["2026-01-10", "2026-04-20", "2026-07-25", "2026-08-01"];
    expect(ask({}, days)).toEqual({ answer: "from", date: "2027-01-01", code: "yearly-maximum" });
  });

  it("is yes for a donor without donations, and to be judged if earlier donations are unknown", () => {
    expect(ask(never)).toEqual({ answer: "yes", date: TODAY, code: "ok" });
    expect(ask({})).toMatchObject({ answer: "toBeJudged", date: null, code: "unknown-donations" });
    expect(isForDoctor(ask({}))).toBe(false);
  });

  it("is no for most statuses, whatever the rules say; a status of the account decides nothing", () => {
    const answers = ["hold", ...STATUSES, "transferred", ""].map((status) => {
      const { answer, code } = ask({ ...never, status, suspension: { until: "2026-12-01" } });
      return [status, answer, code];
    });
    expect(answers).toEqual([
      ["hold", "no", "status"],
      ["staged", "no", "status"],
      ["provisioned", "no", "status"],
      ["verified", "no", "status"],
      ["pending", "no", "status"],
      ["active", "from", "suspended"],
      ["inactive", "no", "status"],
      ["passwordExpired", "toBeJudged", "unknown-status"],
      ["lockedOut", "toBeJudged", "unknown-status"],
      ["suspended", "from", "suspended"],
      ["temporarilySuspended", "from", "suspended"],
      ["permanentlySuspended", "no", "permanently-suspended"],
      ["dead", "no", "dead"],
      ["transferred", "toBeJudged", "unknown-status"],
      ["", "toBeJudged", "unknown-status"],
    ]);
    expect(answers.filter(([, answer]) => answer === "from").map(([status]) => status)).toEqual(DONATING_STATUSES);
  });

  it("is from the day after a suspension, and no if it has no end", () => {
    const suspended = { ...never, status: "temporarilySuspended" };
    expect(ask({ ...suspended, suspension: { until: "2026-12-01" } })).toMatchObject({
      answer: "from",
      date: "2026-12-02",
    });
    expect(ask({ ...suspended, suspension: { until: "2026-11-19" } })).toMatchObject({ answer: "yes" });
    expect(ask(suspended)).toEqual({ answer: "no", date: null, code: "suspended" });
    expect(ask({ ...never, status: "suspended", suspension: { until: null } })).toMatchObject({ answer: "no" });
  });

  it("is for a doctor after 65, at a first donation after 60, and if the age is unknown", () => {
    for (const [facts, days, code, notBefore] of [
      [{ birthday: "1959-01-01" }, ["2026-01-12"], "after-65", null],
      [{ birthday: "1959-01-01" }, ["2026-11-01"], "after-65", "2027-01-30"],
      [{ birthday: "1964-01-01" }, [], "first-after-60", null],
      [{ birthday: null }, ["2026-11-01"], "unknown-birthday", "2027-01-30"],
    ] as const) {
      const answer = ask(facts, [...days]);
      expect(answer).toEqual({ answer: "toBeJudged", date: null, code, notBefore });
      expect(isForDoctor(answer)).toBe(true);
    }
  });

  it("is no above the last age, and to be judged if an unknown donation could make the donor periodic", () => {
    expect(ask({ birthday: "1959-01-01" }, [])).toEqual({ answer: "no", date: null, code: "too-old" });
    expect(ask({ birthday: "1959-01-01" })).toMatchObject({ answer: "toBeJudged", code: "unknown-donations" });
    expect(ask({ birthday: "1950-01-01" })).toMatchObject({ answer: "no", code: "too-old" });
  });

  it("depends on the association's rules and on the type", () => {
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, minimumAge: 50 };
    expect(mayDonate({ ...donor, ...never }, null, TODAY, { rules })).toMatchObject({ date: "2035-03-14" });
    const recent = { ...donor, ...recently, donationsNumber: 1 };
    const platelets = mayDonate(recent, null, TODAY, { type: 2, rules: DEFAULT_ELIGIBILITY_RULES });
    expect(platelets).toEqual({ answer: "from", date: "2026-12-01", code: "interval" });
  });
});

describe("the next donation that a server sends", () => {
  it("makes the answer stricter, never looser", () => {
    expect(ask({ ...never, ...nextOf("2027-03-01", "interval") })).toMatchObject({
      answer: "from",
      date: "2027-03-01",
    });
    expect(ask({ ...recently, ...nextOf(TODAY, "ok") })).toMatchObject({ answer: "from", date: "2027-01-30" });
    expect(ask({ ...never, ...nextOf(TODAY, "after-65") })).toMatchObject({ answer: "toBeJudged", date: null });
    expect(ask({ ...never, ...nextOf(null, "too-old") })).toMatchObject({ answer: "no", date: null });
    expect(ask({ ...never, status: "inactive", ...nextOf(TODAY, "ok") })).toMatchObject({ answer: "no" });
    expect(ask({ birthday: "1959-01-01", ...recently, ...nextOf("2027-02-14", "interval") })).toEqual({
      answer: "toBeJudged",
      date: null,
      code: "after-65",
      notBefore: "2027-02-14",
    });
  });

  it("decides if we know too little, but not before a day that we know", () => {
    expect(ask(nextOf(TODAY, "ok"))).toMatchObject({ answer: "yes" });
    expect(ask(nextOf("2027-02-14", "interval"))).toMatchObject({ answer: "from", date: "2027-02-14" });
    expect(ask({ birthday: null, ...never, ...nextOf(TODAY, "ok") })).toMatchObject({ answer: "yes" });
    expect(ask({ birthday: null, ...recently, ...nextOf(TODAY, "ok") })).toMatchObject({
      answer: "from",
      date: "2027-01-30",
    });
  });

  it("decides the end of a suspension without another end", () => {
    const suspended = { ...recently, status: "temporarilySuspended" };
    expect(ask({ ...suspended, ...nextOf("2027-06-01", "suspended") })).toMatchObject({ date: "2027-06-01" });
    expect(ask({ ...suspended, ...nextOf("2026-12-01", "suspended") })).toMatchObject({ date: "2027-01-30" });
    expect(ask({ ...suspended, ...nextOf(TODAY, "ok") })).toMatchObject({ answer: "no", code: "suspended" });
    expect(ask({ ...never, status: "suspended", ...nextOf("2027-06-01", "ok") })).toMatchObject({ answer: "no" });
  });

  it("is ignored if it contradicts itself, and to be judged if we don't know its reason", () => {
    expect(ask({ ...never, ...nextOf(null, "ok") })).toMatchObject({ answer: "yes" });
    expect(ask({ ...never, ...nextOf(null, "moon") })).toMatchObject({ answer: "toBeJudged", code: "other" });
    expect(ask({ ...never, ...nextOf(TODAY, "moon") })).toMatchObject({ answer: "toBeJudged", code: "other" });
    expect(ask({ ...never, ...nextOf("2027-03-01", "moon") })).toMatchObject({ answer: "from", date: "2027-03-01" });
    // the day is in the past
    expect(ask({ ...never, ...nextOf("2026-11-19", "interval") })).toEqual({ answer: "yes", date: TODAY, code: "ok" });
  });

  it("concerns whole blood, no other types", () => {
    const facts = { ...donor, ...never, ...nextOf("2027-03-01", "interval") };
    expect(mayDonate(facts, null, TODAY, { type: 3, rules: DEFAULT_ELIGIBILITY_RULES })).toMatchObject({
      answer: "yes",
    });
  });
});

describe("while the rules can't be read", () => {
  const without = (facts: Partial<MayDonateFacts>) =>
    mayDonate({ ...donor, ...facts }, [{ type: 1, date: "2020-01-10" }], TODAY, { rules: null });

  it("the answer is to be judged, but not by a doctor", () => {
    const answer = without({});
    expect(answer).toEqual({ answer: "toBeJudged", date: null, notBefore: null, code: "unknown-rules" });
    expect(isForDoctor(answer)).toBe(false);
  });

  it("the server's answer decides", () => {
    expect(without(nextOf("2027-01-30", "interval"))).toEqual({ answer: "from", date: "2027-01-30", code: "interval" });
    expect(without(nextOf(TODAY, "ok"))).toMatchObject({ answer: "yes", date: TODAY });
    expect(without(nextOf(null, "too-old"))).toEqual({ answer: "no", date: null, code: "too-old" });
    expect(without(nextOf(null, "after-65"))).toMatchObject({ answer: "toBeJudged", code: "after-65" });
  });

  it("the status and a suspension still decide", () => {
    expect(without({ status: "dead" })).toMatchObject({ answer: "no", code: "dead" });
    const suspended = { status: "temporarilySuspended", suspension: { until: "2026-12-01" } };
    expect(without(suspended)).toMatchObject({ answer: "toBeJudged", notBefore: "2026-12-02" });
    expect(without({ ...suspended, ...nextOf(TODAY, "ok") })).toMatchObject({ answer: "from", date: "2026-12-02" });
    expect(without({ status: "suspended" })).toEqual({ answer: "no", date: null, code: "suspended" });
  });
});
