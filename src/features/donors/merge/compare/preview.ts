import { earnedTiers, isOfTier, tiersDue, tiersFor } from "../../../../domain/donor/award-tiers";
import { mergeRecords, type ChangeDates, type MergeChoices } from "../../../../domain/donor/merge";
import type { Joined } from "../../../../domain/donor/merge-parts";
import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate } from "../../../../domain/donation/may-donate";
import { countedDays, type AwardSettings } from "../../../../domain/settings/award-settings";
import type { Award, Donation, DonorRecord } from "../../../../shared/donor/reads";

export type DatedDonor = DonorRecord & { changed?: ChangeDates };

interface PreviewFacts {
  survivor: DatedDonor;
  other: DatedDonor;
  choices: MergeChoices;
  /** Null while unknown. */
  donations: readonly Joined<Donation>[] | null;
  awards: readonly Joined<Award>[] | null;
  /** Null if they can't be read. */
  rules: EligibilityRules | null;
  awardSettings: AwardSettings | null;
  today: string;
}

/** The record after the merge, before anything is written. */
export interface Preview {
  record: DonorRecord;
  donations: number | null;
  /** How many of them the records only count, from before the donations that are listed. */
  earlier: number;
  awards: number | null;
  /** Whether and when the person may give whole blood; null while unknown. */
  answer: MayDonate | null;
  /** Names of the awards that become due by the merge; null while unknown. */
  newlyDue: readonly string[] | null;
}

/** Computes the record after the merge with the functions by which the server makes it. */
export function previewOf(facts: PreviewFacts): Preview {
  const { survivor, other, choices, donations, awards, rules, awardSettings, today } = facts;
  const { changed: _, ...merged } = mergeRecords<DatedDonor>(survivor, other, choices);
  const partOf = <T>(joined: readonly Joined<T>[], own: boolean) =>
    joined.flatMap(({ item, own: isOwn, same }) => (isOwn === own ? [item] : own || !same ? [] : [same]));
  const earlierOf = (donor: DonorRecord, recorded: number) => Math.max((donor.donationsNumber ?? 0) - recorded, 0);
  const earlier = donations
    ? earlierOf(survivor, partOf(donations, true).length) + earlierOf(other, partOf(donations, false).length)
    : 0;
  const given = donations?.map(({ item }) => item) ?? null;
  const last = given?.reduce<Donation | null>(
    (newest, donation) => (donation.date !== null && donation.date > (newest?.date ?? "") ? donation : newest),
    null,
  );
  const record: DonorRecord = {
    ...merged,
    // the server's answer is about one record
    nextDonation: null,
    ...(given && {
      donationsNumber: given.length + earlier,
      lastDonationDate: last?.date ?? null,
      lastDonationType: last?.type ?? null,
    }),
  };
  const delivered = awards?.map(({ item }) => item) ?? null;
  const dueOf = (donor: DonorRecord, days: readonly Donation[], had: readonly Award[]) => {
    if (!awardSettings) return [];
    const counted = countedDays(days, { sex: donor.gender, birthday: donor.birthday }, awardSettings);
    return tiersDue(earnedTiers(counted, tiersFor(awardSettings.tiers, donor.gender)), had).map(({ name }) => name);
  };
  const before =
    donations && awards
      ? [
          ...dueOf(survivor, partOf(donations, true), partOf(awards, true)),
          ...dueOf(other, partOf(donations, false), partOf(awards, false)),
        ]
      : [];
  return {
    record,
    donations: given ? given.length + earlier : null,
    earlier,
    awards: delivered?.length ?? null,
    answer: given ? mayDonate(record, given, today, { rules }) : null,
    newlyDue:
      given && delivered && awardSettings
        ? dueOf(record, given, delivered).filter(
            (name) => !before.some((due) => isOfTier({ name }, { award: due, awardDonorsGroup: null })),
          )
        : null,
  };
}
