import { earnedTiers, isOfTier, tiersDue, tiersFor } from "../../../../domain/donor/award-tiers";
import { mergeRecords, type ChangeDates, type MergeChoices } from "../../../../domain/donor/merge";
import type { Joined } from "../../../../domain/donor/merge-parts";
import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate } from "../../../../domain/donation/may-donate";
import { countedDays, unlistedDonations, type AwardSettings } from "../../../../domain/settings/award-settings";
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
  const unknown = { donations: null, earlier: 0, answer: null, newlyDue: null };
  if (!donations) return { ...unknown, record: { ...merged, nextDonation: null }, awards: awards?.length ?? null };
  const parts = [survivor, other].map((donor) => {
    const own = partOf(donations, donor === survivor);
    const earlier = unlistedDonations(donor.donationsNumber, own);
    return { donor, own, earlier, had: partOf(awards ?? [], donor === survivor) };
  });
  const earlier = parts.reduce((sum, part) => sum + part.earlier, 0);
  const given = donations.map(({ item }) => item);
  const last = given.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "")).at(-1);
  const record: DonorRecord = {
    ...merged,
    // the server's answer is about one record
    nextDonation: null,
    donationsNumber: given.length + earlier,
    lastDonationDate: last?.date ?? null,
    lastDonationType: last?.type ?? null,
  };
  const due = ({ donor, own, had, earlier: unlisted }: (typeof parts)[number], settings: AwardSettings) => {
    const days = countedDays(own, { sex: donor.gender, birthday: donor.birthday }, settings, unlisted);
    return tiersDue(earnedTiers(days, tiersFor(settings.tiers, donor.gender)), had).map(({ name }) => name);
  };
  const dueAfter = (settings: AwardSettings, had: readonly Award[]) => {
    const before = parts.flatMap((part) => due(part, settings));
    return due({ donor: record, own: given, had: [...had], earlier }, settings).filter(
      (name) => !before.some((award) => isOfTier({ name }, { award, awardDonorsGroup: null })),
    );
  };
  return {
    record,
    donations: given.length + earlier,
    earlier,
    awards: awards?.length ?? null,
    answer: mayDonate(record, given, today, { rules }),
    newlyDue:
      awards && awardSettings
        ? dueAfter(
            awardSettings,
            awards.map(({ item }) => item),
          )
        : null,
  };
}

/** @returns what one of the records has */
const partOf = <T>(joined: readonly Joined<T>[], own: boolean): T[] =>
  joined.flatMap(({ item, own: isOwn, same }) => (isOwn === own ? [item] : own || !same ? [] : [same]));
