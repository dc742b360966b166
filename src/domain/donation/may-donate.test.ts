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
  mayDonate({ ...donor, ...facts }, days && days.map((date) => ({ type: 1, date })), today);
const told = (date: string | null, reason: string) => ({ nextDonation: { date, reason } });

describe("whether somebody may donate", () => {
  it("follows from the last donation, where no other is known", () => {
    expect(ask(recently)).toEqual({ answer: "from", date: "2027-01-30", code: "interval" });
    // of an unknown kind it counts as whole blood, which asks for the longest rest
    expect(ask({ ...recently, lastDonationType: 9 }).date).toBe("2027-01-30");
  });

  it("follows from all donations, where they are known: four a year are enough", () => {
    const days = ["2026-01-10", "2026-04-20", "2026-07-25", "2026-08-01"];
    expect(ask({}, days)).toEqual({ answer: "from", date: "2027-01-01", code: "yearly-maximum" });
  });

  it("is yes for who has never donated, and to be judged where nobody says whether they have", () => {
    expect(ask(never)).toEqual({ answer: "yes", date: TODAY, code: "ok" });
    expect(ask({})).toMatchObject({ answer: "toBeJudged", date: null, code: "unknown-donations" });
    expect(isForDoctor(ask({}))).toBe(false);
  });

  it("is no by the status, whatever the rules say; what is of the account says nothing", () => {
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

  it("has a day after a suspension with an end, and none without", () => {
    const suspended = { ...never, status: "temporarilySuspended" };
    expect(ask({ ...suspended, suspension: { until: "2026-12-01" } })).toMatchObject({
      answer: "from",
      date: "2026-12-02",
    });
    expect(ask({ ...suspended, suspension: { until: "2026-11-19" } })).toMatchObject({ answer: "yes" });
    expect(ask(suspended)).toEqual({ answer: "no", date: null, code: "suspended" });
    expect(ask({ ...never, status: "suspended", suspension: { until: null } })).toMatchObject({ answer: "no" });
  });

  it("is for a doctor after 65, at a first donation after 60, and where the age isn't known: never with a day", () => {
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

  it("is no above the last age; whether one donates from time to time may be what nobody knows", () => {
    expect(ask({ birthday: "1959-01-01" }, [])).toEqual({ answer: "no", date: null, code: "too-old" });
    expect(ask({ birthday: "1959-01-01" })).toMatchObject({ answer: "toBeJudged", code: "unknown-donations" });
    expect(ask({ birthday: "1950-01-01" })).toMatchObject({ answer: "no", code: "too-old" });
  });

  it("goes by the rules that it is given", () => {
    const rules = { ...DEFAULT_ELIGIBILITY_RULES, minimumAge: 50 };
    expect(mayDonate({ ...donor, ...never }, null, TODAY, { rules })).toMatchObject({ date: "2035-03-14" });
    const platelets = mayDonate({ ...donor, ...recently }, null, TODAY, { type: 2 });
    expect(platelets).toEqual({ answer: "from", date: "2026-12-01", code: "interval" });
  });
});

describe("the word of a server", () => {
  it("delays, and never allows what the rules don't", () => {
    expect(ask({ ...never, ...told("2027-03-01", "interval") })).toMatchObject({ answer: "from", date: "2027-03-01" });
    expect(ask({ ...recently, ...told(TODAY, "ok") })).toMatchObject({ answer: "from", date: "2027-01-30" });
    expect(ask({ ...never, ...told(TODAY, "after-65") })).toMatchObject({ answer: "toBeJudged", date: null });
    expect(ask({ ...never, ...told(null, "too-old") })).toMatchObject({ answer: "no", date: null });
    expect(ask({ ...never, status: "inactive", ...told(TODAY, "ok") })).toMatchObject({ answer: "no" });
    expect(ask({ birthday: "1959-01-01", ...recently, ...told("2027-02-14", "interval") })).toEqual({
      answer: "toBeJudged",
      date: null,
      code: "after-65",
      notBefore: "2027-02-14",
    });
  });

  it("stands where we know too little, but not before a day that we know", () => {
    expect(ask(told(TODAY, "ok"))).toMatchObject({ answer: "yes" });
    expect(ask(told("2027-02-14", "interval"))).toMatchObject({ answer: "from", date: "2027-02-14" });
    expect(ask({ birthday: null, ...never, ...told(TODAY, "ok") })).toMatchObject({ answer: "yes" });
    expect(ask({ birthday: null, ...recently, ...told(TODAY, "ok") })).toMatchObject({
      answer: "from",
      date: "2027-01-30",
    });
  });

  it("tells the end of a suspension where nothing else does", () => {
    const suspended = { ...recently, status: "temporarilySuspended" };
    expect(ask({ ...suspended, ...told("2027-06-01", "suspended") })).toMatchObject({ date: "2027-06-01" });
    expect(ask({ ...suspended, ...told("2026-12-01", "suspended") })).toMatchObject({ date: "2027-01-30" });
    expect(ask({ ...suspended, ...told(TODAY, "ok") })).toMatchObject({ answer: "no", code: "suspended" });
    expect(ask({ ...never, status: "suspended", ...told("2027-06-01", "ok") })).toMatchObject({ answer: "no" });
  });

  it("counts for nothing where it says nothing, and is to be judged where nobody here can read it", () => {
    expect(ask({ ...never, ...told(null, "ok") })).toMatchObject({ answer: "yes" });
    expect(ask({ ...never, ...told(null, "moon") })).toMatchObject({ answer: "toBeJudged", code: "other" });
    expect(ask({ ...never, ...told(TODAY, "moon") })).toMatchObject({ answer: "toBeJudged", code: "other" });
    expect(ask({ ...never, ...told("2027-03-01", "moon") })).toMatchObject({ answer: "from", date: "2027-03-01" });
    // a day that has come: what was waited for is over
    expect(ask({ ...never, ...told("2026-11-19", "interval") })).toEqual({ answer: "yes", date: TODAY, code: "ok" });
  });

  it("is of whole blood, and says nothing of other types", () => {
    const facts = { ...donor, ...never, ...told("2027-03-01", "interval") };
    expect(mayDonate(facts, null, TODAY, { type: 3 })).toMatchObject({ answer: "yes" });
  });
});

describe("while the rules can't be read", () => {
  const without = (facts: Partial<MayDonateFacts>) =>
    mayDonate({ ...donor, ...facts }, [{ type: 1, date: "2020-01-10" }], TODAY, { rules: null });

  it("nobody knows whether somebody may donate, and it isn't for a doctor to say", () => {
    const answer = without({});
    expect(answer).toEqual({ answer: "toBeJudged", date: null, notBefore: null, code: "unknown-rules" });
    expect(isForDoctor(answer)).toBe(false);
  });

  it("the server's answer stands", () => {
    expect(without(told("2027-01-30", "interval"))).toEqual({ answer: "from", date: "2027-01-30", code: "interval" });
    expect(without(told(TODAY, "ok"))).toMatchObject({ answer: "yes", date: TODAY });
    expect(without(told(null, "too-old"))).toEqual({ answer: "no", date: null, code: "too-old" });
    expect(without(told(null, "after-65"))).toMatchObject({ answer: "toBeJudged", code: "after-65" });
  });

  it("the status and a suspension are certain", () => {
    expect(without({ status: "dead" })).toMatchObject({ answer: "no", code: "dead" });
    const suspended = { status: "temporarilySuspended", suspension: { until: "2026-12-01" } };
    expect(without(suspended)).toMatchObject({ answer: "toBeJudged", notBefore: "2026-12-02" });
    expect(without({ ...suspended, ...told(TODAY, "ok") })).toMatchObject({ answer: "from", date: "2026-12-02" });
    expect(without({ status: "suspended" })).toEqual({ answer: "no", date: null, code: "suspended" });
  });
});
