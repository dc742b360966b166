import { endpoints } from "../../../../api/endpoints";
import { useFeature, useFeatureQuery } from "../../../../api/react/use-feature";
import { useToday } from "../../../../api/react/use-today";
import type { MergeChoices } from "../../../../domain/donor/merge";
import { joinAwards, joinDonations, mergeConsents, type Joined } from "../../../../domain/donor/merge-parts";
import { useConsentsRead, type Answers } from "../../../../shared/consents/get-consents";
import { useAwards, useDonations, type Award, type Donation } from "../../../../shared/donor/reads";
import { awardSettingsAnswer, useRules, useSection } from "../../../../shared/settings";
import { pairIdsAnswer } from "./merging-answers";
import { previewOf, type DatedDonor, type Preview } from "./preview";

/** What belongs to both records, joined. Null while it is unknown. */
export interface JoinedParts {
  donations: readonly Joined<Donation>[] | null;
  awards: readonly Joined<Award>[] | null;
  /** The answers of both, and those after the merge. */
  consents: { own: Answers; others: Answers; merged: Answers } | null;
  /** Whether a read is still under way, and one has failed. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Reads what belongs to two records, and computes the record after their merge. */
export function useJoinedParts(
  survivor: DatedDonor,
  other: DatedDonor,
  choices: MergeChoices,
): JoinedParts & { preview: Preview } {
  const today = useToday();
  const donations = [useDonations(survivor._id), useDonations(other._id)] as const;
  const awards = [useAwards(survivor._id), useAwards(other._id)] as const;
  const consents = [useConsentsRead(survivor._id), useConsentsRead(other._id)] as const;
  const [own, others] = [consents[0].answers, consents[1].answers];
  const hasConsents = useFeature("consents");
  const { rules } = useRules();
  const awardSettings = useSection(awardSettingsAnswer)?.values ?? null;
  const reads = [...donations, ...awards];
  const [one, two] = donations;
  const [first, second] = awards;
  // donations that weren't received, or can't be read
  const unseen = donations.filter((read) => read.status === "ready" && read.data.others > 0);
  const failures = [...reads, ...consents.map(({ failure }) => failure)].filter((read) => read?.status === "error");
  const joinedDonations =
    one.status === "ready" && two.status === "ready" && unseen.length === 0
      ? joinDonations(one.data.donations, two.data.donations)
      : null;
  const joinedAwards =
    first.status === "ready" && second.status === "ready" ? joinAwards(first.data.awards, second.data.awards) : null;
  return {
    donations: joinedDonations,
    awards: joinedAwards,
    consents: hasConsents && own && others ? { own, others, merged: mergeConsents(own, others) } : null,
    loading:
      reads.some(({ status }) => status === "loading") ||
      consents.some(({ pending }) => pending) ||
      rules === undefined,
    failed: failures.length + unseen.length > 0,
    retry: () => [...failures, ...unseen].forEach((read) => read && "retry" in read && read.retry()),
    preview: previewOf({
      survivor,
      other,
      choices,
      donations: joinedDonations,
      awards: joinedAwards,
      rules: rules ?? null,
      awardSettings,
      today,
    }),
  };
}

const OPEN = {
  path: endpoints.duplicates(),
  query: { state: "open", limit: 100 },
  schema: pairIdsAnswer(0, 100),
  part: "ids",
};

interface Queue {
  /** The place of the pair among the open ones, from 1; null if it isn't one of them. */
  place: number | null;
  total: number;
  previous: PairIds | null;
  /** The pairs after it. */
  following: readonly PairIds[];
}
interface PairIds {
  id: string;
  other: string;
}

/** The open pairs around a pair, to work through them one after another. */
export function useQueue(one: string, two: string): Queue {
  const state = useFeatureQuery("merge", OPEN, { background: true });
  const pairs =
    state.status === "ready"
      ? state.data.rows.flatMap(({ donors: [first, second] }): PairIds[] =>
          first?._id && second?._id ? [{ id: first._id, other: second._id }] : [],
        )
      : [];
  const at = pairs.findIndex(({ id, other }) => (id === one && other === two) || (id === two && other === one));
  return {
    place: at < 0 ? null : at + 1,
    total: Math.max(pairs.length, (state.status === "ready" && state.data.total) || 0),
    previous: at < 0 ? null : (pairs[at - 1] ?? null),
    following: at < 0 ? [] : pairs.slice(at + 1),
  };
}
