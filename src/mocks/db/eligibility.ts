import { dayNumber, isoDay } from "../../domain/dates/days";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate } from "../../domain/donation/may-donate";
import { dayOf, type DonorRow, typeOf } from "./donor-row";

/** No rest is longer, and no year, in days (domain/settings/rule-numbers.ts). */
const LONGEST_REST = 730;

/**
 * Whether a donor may give whole blood, and from when, by the association's rules.
 * @param donations packed, oldest first
 * @param today ISO day in Italy
 */
export function eligibilityOf(
  row: DonorRow,
  donations: ArrayLike<number>,
  today: string,
  rules: EligibilityRules,
): MayDonate {
  // older ones say no more than the newest of them: that there were some
  const since = dayNumber(today) - Math.max(rules.periodicDays, LONGEST_REST);
  const given = Array.from(donations);
  const told = given.filter((packed, at) => at === given.length - 1 || dayOf(packed) >= since);
  return mayDonate(
    row,
    told.map((packed) => ({ type: typeOf(packed), date: isoDay(dayOf(packed)) })),
    today,
    { rules },
  );
}
