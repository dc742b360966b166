import type { FilterGroup, FilterRule } from "../../domain/filter/filter";
import { readyMade, type ReadyMadeName } from "../../domain/filter/ready-made";
import { DONOR_STATUSES } from "../../domain/donor/status";

/** What staff should do for the registry, the most urgent first. */
export const NEXT_STEPS = ["toActivate", "suspensionEnds", "awardDue", "consent", "noContact", "duplicates"] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

const rulesOf = (name: ReadyMadeName): readonly FilterRule[] => readyMade(name).rules;
/** Excludes donors who have died or have just signed up: nobody needs to complete their data. */
const donating: FilterRule = { field: "status", operator: "in", value: DONOR_STATUSES.join(",") };

const RULES: Record<NextStepName, readonly FilterRule[]> = {
  toActivate: rulesOf("toActivate"),
  suspensionEnds: rulesOf("suspensionEnds"),
  awardDue: rulesOf("awardDue"),
  consent: [{ field: "privacy", operator: "=", value: false }, donating],
  noContact: [...rulesOf("noContact"), donating],
  duplicates: [{ field: "possibleDuplicate", operator: "=", value: true }],
};

/** @returns the filter of the donors of a step, for the count and for the link. @param area name of a zone; null for all */
export const stepFilter = (name: NextStepName, area: string | null): FilterGroup => ({
  combinator: "and",
  rules: [...RULES[name], ...(area ? [{ field: "area", operator: "=" as const, value: area }] : [])],
});
