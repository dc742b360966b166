import { ageOn, dayNumber, isoDay } from "../../../domain/dates/days";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import {
  eligibilityPerson,
  lastDonationOf,
  type DonationFact,
  type DonationFacts,
} from "../../../domain/donation/next-donation";
import { longestRestPeriod } from "../../../domain/donation/rest";
import { answerTexts } from "./answer-texts";
import { countInYear, mostInYear } from "./answers";

/** A rule for whole blood: the donor meets it, must wait, needs a doctor's decision, or doesn't meet it. */
export interface Check {
  kind: "met" | "wait" | "doctor" | "unmet";
  text: string;
}

const { checks: texts } = answerTexts;

/**
 * Checks the rules for whole blood (decisions §4).
 * @param donations null if only the last one is known
 * @param today ISO day in Italy
 * @param options `onlyNewest`: there are older donations that the server didn't send
 */
export function checksOf(
  facts: DonationFacts,
  donations: readonly DonationFact[] | null,
  today: string,
  rules: EligibilityRules,
  { onlyNewest = false } = {},
): Check[] {
  const knownDonations = donations ?? lastDonationOf(facts);
  const person = eligibilityPerson(facts, knownDonations ?? []);
  const rest = longestRestPeriod(person, 1, today, rules);
  const checks: Check[] = [];
  const until = person.suspension?.until ?? null;
  if (person.suspension && (until === null || until >= today))
    checks.push({ kind: "wait", text: texts.suspended(until) });
  if (rest) {
    const daysLeft = rest.total - rest.passed;
    if (daysLeft > 0) checks.push({ kind: "wait", text: texts.restLeft(daysLeft, rest.total) });
    else checks.push({ kind: "met", text: texts.restOver(rest.total, rest.after.type) });
  }
  checks.push(ageCheck(facts.birthday, today, rules, knownDonations !== null && person.donations.length === 0));
  const begin = rules.year === "calendar" ? `${today.slice(0, 4)}-01-01` : isoDay(dayNumber(today) - 364);
  if (donations && (!onlyNewest || donations.some(({ date }) => date !== null && date < begin))) {
    const [count, most] = [countInYear(person, 1, today, rules), mostInYear(person, 1, today, rules)];
    checks.push({ kind: count < most ? "met" : "wait", text: texts.year(count, most, today, rules) });
  }
  return checks;
}

/** @param first whether it is certain that the donor has never donated */
function ageCheck(birthday: string | null, today: string, rules: EligibilityRules, first: boolean): Check {
  if (birthday === null) return { kind: "doctor", text: texts.ageUnknown };
  const age = ageOn(birthday, today);
  if (age < rules.minimumAge) return { kind: "wait", text: texts.ageBelow(age, rules) };
  if (first && age >= rules.firstDonationCautionAge && age <= rules.maximumAge)
    return { kind: rules.firstDonation === "stop" ? "unmet" : "doctor", text: texts.ageFirst(age, rules) };
  if (age <= rules.maximumAge) return { kind: "met", text: texts.age(age, rules) };
  return { kind: age <= rules.periodicMaximumAge ? "doctor" : "unmet", text: texts.ageBeyond(age, rules) };
}
