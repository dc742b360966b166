import type { DonationType } from "../donation/blood";
import { NEXT_DONATION_FIELDS } from "../fields/computed-donor-fields";
import { asksForComputedFields } from "./computed-fields";
import type { FilterRule } from "./filter";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../donation/eligibility-rules";
import { filterTexts } from "./texts";

/** A predefined filter. */
export interface ReadyMadeFilter {
  name: ReadyMadeName;
  label: string;
  /** All must match. They can be combined with other rules. */
  rules: readonly FilterRule[];
}

/** Active donors who are no longer periodic donors by the association's rule (decisions §4). */
const away = (periodicDays: number): readonly FilterRule[] => [
  { field: "status", operator: "=", value: "active" },
  { field: "lastDonationDate", operator: "moreThanDaysAgo", value: periodicDays },
];

const RULES = {
  // `wireFilter` excludes inactive donors
  mayDonateToday: [{ field: "nextDonationDate", operator: "<=", value: { relative: 0 } }],
  awayForTwoYears: away(DEFAULT_ELIGIBILITY_RULES.periodicDays),
  birthdayThisMonth: [{ field: "birthday", operator: "birthdayInMonth", value: "thisMonth" }],
  zeroNegative: [{ field: "bloodGroup", operator: "=", value: "0-" }],
  toActivate: [{ field: "status", operator: "=", value: "verified" }],
  // the end of a suspension isn't a field, but the next donation follows it
  suspensionEnds: [
    { field: "status", operator: "=", value: "temporarilySuspended" },
    { field: "nextDonationDate", operator: "inNextDays", value: 30 },
  ],
  awardDue: [
    { field: "status", operator: "!=", value: "dead" },
    { field: "awardDue", operator: "notNull" },
  ],
  noContact: [
    { field: "email", operator: "null" },
    { field: "mobile", operator: "null" },
    { field: "phoneHome", operator: "null" },
  ],
} as const satisfies Record<keyof typeof filterTexts.readyMadeLabels, readonly FilterRule[]>;

/** @param day ISO day @returns the filter for donors who may give a type of donation on a day */
export const mayDonateOn = (day: string, type: DonationType): FilterRule => ({
  field: NEXT_DONATION_FIELDS[type],
  operator: "<=",
  value: day,
});

/** @returns whether a rule is one of {@link mayDonateOn} */
export const isMayDonateOn = ({ field, operator, value, disabled }: FilterRule): boolean =>
  !disabled &&
  operator === "<=" &&
  typeof value === "string" &&
  Object.values<string>(NEXT_DONATION_FIELDS).includes(field);

export type ReadyMadeName = keyof typeof RULES;

export const readyMade = (name: ReadyMadeName): ReadyMadeFilter => ({
  name,
  label: filterTexts.readyMadeLabels[name],
  rules: RULES[name],
});

/** All predefined filters with the default rules, in the order of their chips. */
export const READY_MADE: readonly ReadyMadeFilter[] = (Object.keys(RULES) as ReadyMadeName[]).map(readyMade);

/**
 * @param rules the association's rules; null while they are unknown
 * @param computed whether the server declares `computed-fields`
 * @returns the predefined filters that are possible
 */
export function readyMadeBy(
  rules: Pick<EligibilityRules, "periodicDays"> | null,
  computed: boolean,
): readonly ReadyMadeFilter[] {
  const askable = READY_MADE.filter((ready) => computed || !asksForComputedFields(ready, "donors"));
  if (!rules) return askable.filter(({ name }) => name !== "awayForTwoYears");
  const { periodicDays } = rules;
  return askable.map((ready) =>
    ready.name === "awayForTwoYears" && periodicDays !== DEFAULT_ELIGIBILITY_RULES.periodicDays
      ? { ...ready, label: filterTexts.awayLabel(periodicDays), rules: away(periodicDays) }
      : ready,
  );
}
