import { describe, expect, it } from "vitest";
import type { DonationType } from "../donation/blood";
import { dayNumber, isoDay } from "../dates/days";
import { DEFAULT_ELIGIBILITY_RULES } from "../donation/eligibility-rules";
import { mayDonate, type MayDonate, type MayDonateFacts } from "../donation/may-donate";
import { RULE_NUMBERS, withRule, type RuleNumber } from "./rule-numbers";

const TODAY = "2026-12-20";
const daysAgo = (days: number) => isoDay(dayNumber(TODAY) - days);
/** Days after which all default intervals have passed. */
const RESTED = 100;

interface Case {
  facts?: Partial<MayDonateFacts>;
  /** Age of each donation, in days. */
  given?: readonly number[];
  givenType?: DonationType;
  type?: DonationType;
  /** The new number of the rule. */
  to: number;
  /** The answers with the default rule and with the new number. */
  before: Partial<MayDonate>;
  after: Partial<MayDonate>;
}

const yes: Partial<MayDonate> = { answer: "yes", date: TODAY };
const nextYear: Partial<MayDonate> = { answer: "from", date: "2027-01-01", code: "yearly-maximum" };
const rests = (date: string): Partial<MayDonate> => ({ answer: "from", date, code: "interval" });
const tooOld: Partial<MayDonate> = { answer: "no", code: "too-old" };
const judged = (code: MayDonate["code"]): Partial<MayDonate> => ({ answer: "toBeJudged", code });
const aged = (years: number) => ({ birthday: `${2026 - years}-03-14` });
const aWoman = { gender: "F", ...aged(30) } as const;
const twice = [RESTED, RESTED + 20];

/** A donation of one type five days after one of another type. */
function interval(from: DonationType, to: DonationType): Case {
  const days = DEFAULT_ELIGIBILITY_RULES.intervals[from][to];
  const later = (more: number) => rests(isoDay(dayNumber(daysAgo(5)) + days + more));
  return { given: [5], givenType: from, type: to, to: days + 7, before: later(0), after: later(7) };
}

/** A donation after the maximum number in this year. */
function yearlyMaximum(gender: "M" | "F", type: DonationType): Case {
  const most = DEFAULT_ELIGIBILITY_RULES.yearlyMaxima[gender][type];
  const given = Array.from({ length: most }, (_, nth) => RESTED + nth * 20);
  // above childbearing age
  return {
    facts: { gender, ...aged(55) },
    given,
    givenType: type,
    type,
    to: most + 1,
    before: nextYear,
    after: yes,
  };
}

const TYPES = [1, 2, 3] as const;
const CASES: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(
    TYPES.flatMap((from) => TYPES.map((to) => [`intervals.${from}.${to}`, interval(from, to)] as const)),
  ),
  ...Object.fromEntries(
    (["M", "F"] as const).flatMap((sex) =>
      TYPES.map((type) => [`yearlyMaxima.${sex}.${type}`, yearlyMaximum(sex, type)] as const),
    ),
  ),
  "childbearing.yearlyMaximum": { facts: aWoman, given: twice, to: 3, before: nextYear, after: yes },
  "childbearing.interval": {
    facts: aWoman,
    given: [RESTED],
    to: 180,
    before: yes,
    after: rests(isoDay(dayNumber(daysAgo(RESTED)) + 180)),
  },
  "childbearing.fromAge": { facts: aWoman, given: twice, to: 31, before: nextYear, after: yes },
  "childbearing.toAge": { facts: aWoman, given: twice, to: 29, before: nextYear, after: yes },
  minimumAge: {
    facts: aged(20),
    given: [RESTED],
    to: 25,
    before: yes,
    after: { answer: "from", date: "2031-03-14", code: "too-young" },
  },
  maximumAge: { facts: aged(62), given: [800], to: 60, before: yes, after: tooOld },
  periodicMaximumAge: { facts: aged(68), given: [RESTED], to: 67, before: judged("after-65"), after: tooOld },
  firstDonationCautionAge: { facts: aged(45), given: [], to: 40, before: yes, after: judged("first-after-60") },
  periodicDays: { facts: aged(68), given: [300], to: 200, before: judged("after-65"), after: tooOld },
};

const donor: MayDonateFacts = {
  birthday: "1985-03-14",
  gender: "M",
  status: "active",
  lastDonationDate: null,
  lastDonationType: null,
  donationsNumber: null,
};
const ask = ({ facts, given = [], givenType = 1, type = 1 }: Case, rules = DEFAULT_ELIGIBILITY_RULES) =>
  mayDonate(
    { ...donor, ...facts },
    given.map((days) => ({ type: givenType, date: daysAgo(days) })),
    TODAY,
    { type, rules },
  );

// the limits of measurements don't decide about the next donation
const decides = ({ path }: RuleNumber) => !path.startsWith("visit.");

describe("each number of the rules (decisions §4)", () => {
  it.each(RULE_NUMBERS.filter(decides))("$path changes the answer for a donor", ({ path }) => {
    const example = CASES[path]!;
    expect(ask(example)).toMatchObject(example.before);
    expect(ask(example, withRule(DEFAULT_ELIGIBILITY_RULES, path, example.to))).toMatchObject(example.after);
  });
});
