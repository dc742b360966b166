import { ageOn, dayNumber } from "../../../domain/dates/days";
import { isInYearOf } from "../../../domain/donation/eligibility";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import {
  eligibilityPerson,
  knownDonations,
  type DonationFacts,
  type DonationList,
} from "../../../domain/donation/next-donation";
import { longestRestPeriod } from "../../../domain/donation/rest-period";
import { answerTexts } from "./answer-texts";
import { countInYear, mostInYear } from "./answers";

/** A rule for whole blood: the donor meets it, must wait, needs a decision or data that are missing, or doesn't meet it. */
export interface Check {
  kind: "met" | "wait" | "doctor" | "unmet";
  text: string;
}

const { checks: texts } = answerTexts;

/**
 * Checks the rules for whole blood (decisions §4).
 * @param today ISO day in Italy
 */
export function checksOf(
  facts: DonationFacts,
  donations: DonationList,
  today: string,
  rules: EligibilityRules,
): Check[] {
  const known = knownDonations(facts, donations);
  const person = eligibilityPerson(facts, known?.donations ?? []);
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
  checks.push(ageCheck(facts.birthday, today, rules, known !== null && person.donations.length === 0));
  const isBeforeYear = (date: string) => date < today && !isInYearOf(dayNumber(date), dayNumber(today), rules);
  const [count, most] = [countInYear(person, 1, today, rules), mostInYear(person, 1, today, rules)];
  const isCounted =
    known && (known.others === 0 || known.donations.some(({ date }) => date !== null && isBeforeYear(date)));
  if (isCounted) checks.push({ kind: count < most ? "met" : "wait", text: texts.year(count, most, today, rules) });
  else checks.push({ kind: "doctor", text: texts.yearUnknown(most, today, rules) });
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
