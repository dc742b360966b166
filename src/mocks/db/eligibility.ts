import { type EligibilityVerdict, nextDonation } from "../../domain/eligibility";
import { dayOf, type DonorRow, typeOf } from "./donor-row";

/**
 * When a donor may give whole blood next, by the association's rules.
 * @param today ISO day in Italy
 */
export function eligibilityOf(row: DonorRow, donations: Iterable<number>, today: string): EligibilityVerdict {
  const given = Array.from(donations, (packed) => ({ type: typeOf(packed), day: dayOf(packed) }));
  const suspension = row.suspended
    ? { until: row.suspension?.until ?? null, permanent: row.status === "permanentlySuspended" }
    : null;
  return nextDonation(
    { birthday: row.birthday, gender: row.gender, donations: given, suspension, dead: row.status === "dead" },
    1,
    today,
  );
}
