import { ageOn } from "../../../domain/days";
import { DEFAULT_ELIGIBILITY_RULES as RULES } from "../../../domain/eligibility-rules";
import {
  eligibilityPerson,
  lastDonationOf,
  type DonationFact,
  type DonationFacts,
} from "../../../domain/next-donation";
import { longestRestPeriod } from "../../../domain/rest";
import { answerTexts } from "./answer-texts";
import { countInYear, mostInYear } from "./answers";

/** A rule of whole blood as it stands for somebody: met, still to wait for, for a doctor to decide, or not met. */
export interface Check {
  kind: "met" | "wait" | "doctor" | "unmet";
  text: string;
}

const { checks: texts } = answerTexts;

/**
 * What speaks for and against a donation of whole blood (decisions §4), a line each.
 * @param donations null when only the last one is known
 * @param today ISO day in Italy
 * @param options `onlyNewest`: there are older donations, which aren't known
 */
export function checksOf(
  facts: DonationFacts,
  donations: readonly DonationFact[] | null,
  today: string,
  { onlyNewest = false } = {},
): Check[] {
  const given = donations ?? lastDonationOf(facts);
  const person = eligibilityPerson(facts, given ?? []);
  const rest = longestRestPeriod(person, 1, today);
  const checks: Check[] = [];
  if (person.suspension && !person.suspension.permanent) {
    const { until } = person.suspension;
    if (until === null || until >= today) checks.push({ kind: "wait", text: texts.suspended(until) });
  }
  if (rest) {
    const left = rest.total - rest.passed;
    if (left > 0) checks.push({ kind: "wait", text: texts.restLeft(left, rest.total) });
    else checks.push({ kind: "met", text: texts.restOver(rest.total, rest.after.type) });
  }
  checks.push(ageCheck(facts.birthday, today, given !== null && person.donations.length === 0));
  const year = today.slice(0, 4);
  if (donations && (!onlyNewest || donations.some(({ date }) => date !== null && date.slice(0, 4) < year))) {
    const [count, most] = [countInYear(person, 1, today), mostInYear(person, 1, today)];
    checks.push({ kind: count < most ? "met" : "wait", text: texts.year(count, most, year) });
  }
  return checks;
}

/** @param first whether the donor is known to have given none */
function ageCheck(birthday: string | null, today: string, first: boolean): Check {
  if (birthday === null) return { kind: "doctor", text: texts.ageUnknown };
  const age = ageOn(birthday, today);
  if (age < RULES.minimumAge) return { kind: "wait", text: texts.ageBelow(age) };
  if (first && age >= RULES.firstDonationCautionAge && age <= RULES.maximumAge)
    return { kind: "doctor", text: texts.ageFirst(age) };
  if (age <= RULES.maximumAge) return { kind: "met", text: texts.age(age) };
  return { kind: age <= RULES.periodicMaximumAge ? "doctor" : "unmet", text: texts.ageBeyond(age) };
}
