import { asksForComputedFields } from "./computed-fields";
import type { FilterRule } from "./filter";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../donation/eligibility-rules";
import { filterTexts } from "./texts";

/** A question that is asked with one press. */
export interface ReadyMadeFilter {
  name: ReadyMadeName;
  label: string;
  /** All must hold; they may stand beside others. */
  rules: readonly FilterRule[];
}

/** Who was a periodic donor, and by the association's rule is none any more (decisions §4). */
const away = (periodicDays: number): readonly FilterRule[] => [
  { field: "status", operator: "=", value: "active" },
  { field: "lastDonationDate", operator: "moreThanDaysAgo", value: periodicDays },
];

const RULES = {
  // who is inactive has no day: what goes over the wire says so (donating.ts)
  mayDonateToday: [{ field: "nextDonationDate", operator: "<=", value: { relative: 0 } }],
  awayForTwoYears: away(DEFAULT_ELIGIBILITY_RULES.periodicDays),
  birthdayThisMonth: [{ field: "birthday", operator: "birthdayInMonth", value: "thisMonth" }],
  zeroNegative: [{ field: "bloodGroup", operator: "=", value: "0-" }],
  toActivate: [{ field: "status", operator: "=", value: "verified" }],
  // a suspension's end is no column: it is when they may donate again
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

export type ReadyMadeName = keyof typeof RULES;

/** @returns a ready-made filter of donors by its name */
export const readyMade = (name: ReadyMadeName): ReadyMadeFilter => ({
  name,
  label: filterTexts.readyMadeLabels[name],
  rules: RULES[name],
});

/** All of them, in the order of their chips, by the law's rules. */
export const READY_MADE: readonly ReadyMadeFilter[] = (Object.keys(RULES) as ReadyMadeName[]).map(readyMade);

/**
 * @param computed whether the server declares `computed-fields`: the filters that need them are left out otherwise
 * @returns the same by the association's rules; while those aren't known, without the filter that needs them
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
