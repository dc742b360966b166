import { earnedTiers, isOfTier, tiersDue, tiersFor } from "../../../../domain/donor/award-tiers";
import { mergeRecords, type MergeChoices } from "../../../../domain/donor/merge";
import { joinAwards, joinDonations, type Joined } from "../../../../domain/donor/merge-parts";
import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate } from "../../../../domain/donation/may-donate";
import { countedDays, unlistedDonations, type AwardSettings } from "../../../../domain/settings/award-settings";
import type { Award, Donation, DonorRecord } from "../../../../shared/donor/reads";
import type { WholeDonor } from "./merging-answers";

interface PreviewFacts {
  survivor: WholeDonor;
  other: WholeDonor;
  choices: MergeChoices;
  /** Null if they can't be read. */
  rules: EligibilityRules | null;
  awardSettings: AwardSettings | null;
  today: string;
}

/** The record after the merge, before anything is written. */
export interface Preview {
  record: DonorRecord;
  donations: readonly Joined<Donation>[];
  awards: readonly Joined<Award>[];
  /** How many donations the records only count, beside those that are listed. */
  earlier: number;
  /** Whether and when the person may give whole blood. */
  answer: MayDonate;
  /** Names of the awards that become due by the merge; null while unknown. */
  newlyDue: readonly string[] | null;
}

/** Computes the record after the merge with the functions by which the server makes it. */
export function previewOf({ survivor, other, choices, rules, awardSettings, today }: PreviewFacts): Preview {
  const donations = joinDonations(survivor.facts.donations, other.facts.donations);
  const awards = joinAwards(survivor.facts.awards, other.facts.awards);
  const given = donations.map(({ item }) => item);
  const last = given.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "")).at(-1);
  const earlierOf = ({ donationsNumber, facts }: WholeDonor) => unlistedDonations(donationsNumber, facts.donations);
  const earlier = earlierOf(survivor) + earlierOf(other);
  const record: DonorRecord = {
    ...mergeRecords<WholeDonor>(survivor, other, choices),
    // the server's answer is about one record
    nextDonation: null,
    donationsNumber: given.length + earlier,
    lastDonationDate: last?.date ?? null,
    lastDonationType: last?.type ?? null,
  };
  const newlyDue = (settings: AwardSettings) => {
    const before = [survivor, other].flatMap((donor) =>
      namesDue(settings, donor, donor.facts.donations, donor.facts.awards, earlierOf(donor)),
    );
    const had = awards.map(({ item }) => item);
    return namesDue(settings, record, given, had, earlier).filter(
      (name) => !before.some((award) => isOfTier({ name }, { award, awardDonorsGroup: null })),
    );
  };
  return {
    record,
    donations,
    awards,
    earlier,
    answer: mayDonate(record, given, today, { rules }),
    newlyDue: awardSettings && newlyDue(awardSettings),
  };
}

/** @param earlier the number of donations beside those that are listed @returns the names of the awards that are due */
function namesDue(
  settings: AwardSettings,
  { gender, birthday }: DonorRecord,
  donations: readonly Donation[],
  awards: readonly Award[],
  earlier: number,
): string[] {
  const days = countedDays(donations, { sex: gender, birthday }, settings, earlier);
  return tiersDue(earnedTiers(days, tiersFor(settings.tiers, gender)), awards).map(({ name }) => name);
}
