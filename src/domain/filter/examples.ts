import type { RecordKind } from "../records/records";
import type { FilterGroup, FilterRule } from "./filter";
import { OWNER } from "../records/record";

const all = (...rules: readonly FilterRule[]): FilterGroup => ({ combinator: "and", rules });
const account: readonly FilterGroup[] = [
  all({ field: "status", operator: "=", value: "staged" }),
  all({ field: "lastSignIn", operator: "moreThanDaysAgo", value: 180 }),
  all({ field: "status", operator: "=", value: "active" }, { field: "phone", operator: "null" }),
];

/** Filters that show what the builder can do. Their sentences are their labels. */
export const FILTER_EXAMPLES: Readonly<Partial<Record<RecordKind, readonly FilterGroup[]>>> = {
  donors: [
    all({ field: "bloodGroup", operator: "=", value: "0-" }, { field: "mobile", operator: "notNull" }),
    all(
      { field: "status", operator: "=", value: "active" },
      { field: "lastDonationDate", operator: "moreThanDaysAgo", value: 730 },
    ),
    all({ field: "birthday", operator: "birthdayInMonth", value: "thisMonth" }),
  ],
  donations: [
    all({ field: "date", operator: "inLastDays", value: 30 }),
    all({ field: "type", operator: "=", value: 1 }, { field: `${OWNER}bloodGroup`, operator: "=", value: "0-" }),
    all({ field: "place", operator: "null" }),
  ],
  awards: [
    all({ field: "awardDonorsGroupDate", operator: "inLastDays", value: 365 }),
    all({ field: "award", operator: "notNull" }),
    all({ field: `${OWNER}status`, operator: "=", value: "active" }),
  ],
  awardsDue: [
    all({ field: "since", operator: "moreThanDaysAgo", value: 365 }),
    all({ field: "donationsNumber", operator: ">=", value: 50 }),
    all({ field: `${OWNER}email`, operator: "notNull" }),
  ],
  managers: account,
  admins: account,
  directors: account,
};
