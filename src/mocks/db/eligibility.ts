import { dayNumber, isoDay } from "../../domain/days";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/eligibility-rules";
import { mayDonate, type MayDonate } from "../../domain/may-donate";
import { dayOf, type DonorRow, typeOf } from "./donor-row";

/**
 * Whether a donor may give whole blood, and from when, by the association's rules.
 * @param donations packed, oldest first
 * @param today ISO day in Italy
 */
export function eligibilityOf(row: DonorRow, donations: ArrayLike<number>, today: string): MayDonate {
  // older ones say no more than the newest of them: that there were some
  const since = dayNumber(today) - DEFAULT_ELIGIBILITY_RULES.periodicDays;
  const given = Array.from(donations);
  const told = given.filter((packed, at) => at === given.length - 1 || dayOf(packed) >= since);
  return mayDonate(
    row,
    told.map((packed) => ({ type: typeOf(packed), date: isoDay(dayOf(packed)) })),
    today,
  );
}
