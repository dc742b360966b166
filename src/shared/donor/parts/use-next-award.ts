import { useToday } from "../../../api/react/use-today";
import { areOfTiers, nextTier, tiersFor, type NextTier } from "../../../domain/donor/award-tiers";
import { countedDays, unlistedDonations } from "../../../domain/settings/award-settings";
import type { Award, Donation, DonorRecord } from "../reads";
import { useSection } from "../../settings";
import { awardSettingsAnswer } from "../../settings/awards";

/**
 * @param donations all donations; null while unknown
 * @param awards that the donor has received; null while unknown
 * @returns the donor's next award and the number of donations that count; null if unknown or if there is none
 */
export function useNextAward(
  donations: readonly Donation[] | null,
  awards: readonly Award[] | null,
  { gender: sex, birthday, donationsNumber }: Pick<DonorRecord, "gender" | "birthday" | "donationsNumber">,
): { next: NextTier; counted: number } | null {
  const today = useToday();
  const settings = useSection(awardSettingsAnswer)?.values ?? null;
  if (!donations || !awards || !settings) return null;
  const days = countedDays(donations, { sex, birthday }, settings, unlistedDonations(donationsNumber, donations));
  const tiers = tiersFor(settings.tiers, sex);
  const next = areOfTiers(awards, tiers) ? nextTier(days, tiers, today) : null;
  return next && { next, counted: days.length };
}
