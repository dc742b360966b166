import type { FilterGroup, FilterRule } from "../../domain/filter/filter";
import { readyMade, type ReadyMadeName } from "../../domain/filter/ready-made";
import { DONOR_STATUSES } from "../../domain/donor/status";

/** What staff should do for the registry, the most urgent first. */
export const NEXT_STEPS = ["toActivate", "suspensionEnds", "awardDue", "consent", "noContact", "duplicates"] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

const rulesOf = (name: ReadyMadeName): readonly FilterRule[] => readyMade(name).rules;
/** Those who donate, or did and may again: nobody looks for the telephone of who has died, or has just signed up. */
const donating: FilterRule = { field: "status", operator: "in", value: DONOR_STATUSES.join(",") };

const RULES: Record<NextStepName, readonly FilterRule[]> = {
  toActivate: rulesOf("toActivate"),
  suspensionEnds: rulesOf("suspensionEnds"),
  awardDue: rulesOf("awardDue"),
  consent: [{ field: "privacy", operator: "=", value: false }, donating],
  noContact: [...rulesOf("noContact"), donating],
  duplicates: [{ field: "possibleDuplicate", operator: "=", value: true }],
};

/** @returns the donors whom a step is about, of a zone or of all: they are counted by it, and listed by it */
export const stepFilter = (name: NextStepName, area: string | null): FilterGroup => ({
  combinator: "and",
  rules: [...RULES[name], ...(area ? [{ field: "area", operator: "=" as const, value: area }] : [])],
});
