import type { FilterRule } from "./filter";
import { READY_MADE_LABELS } from "./texts";

/** A question that is asked with one press. */
export interface ReadyMadeFilter {
  name: ReadyMadeName;
  label: string;
  /** All must hold; they may stand beside others. */
  rules: readonly FilterRule[];
}

const RULES = {
  // who is inactive has no day: what goes over the wire says so (donating.ts)
  mayDonateToday: [{ field: "nextDonationDate", operator: "<=", value: { relative: 0 } }],
  awayForTwoYears: [
    { field: "status", operator: "=", value: "active" },
    { field: "lastDonationDate", operator: "moreThanDaysAgo", value: 730 },
  ],
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
} as const satisfies Record<keyof typeof READY_MADE_LABELS, readonly FilterRule[]>;

export type ReadyMadeName = keyof typeof RULES;

/** @returns a ready-made filter of donors by its name */
export const readyMade = (name: ReadyMadeName): ReadyMadeFilter => ({
  name,
  label: READY_MADE_LABELS[name],
  rules: RULES[name],
});

/** All of them, in the order of their chips. */
export const READY_MADE: readonly ReadyMadeFilter[] = (Object.keys(RULES) as ReadyMadeName[]).map(readyMade);
