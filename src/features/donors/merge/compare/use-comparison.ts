import { endpoints } from "../../../../api/endpoints";
import { useFeature, useFeatureQuery } from "../../../../api/react/use-feature";
import { useToday } from "../../../../api/react/use-today";
import type { MergeChoices } from "../../../../domain/donor/merge";
import { joinAwards, joinDonations, mergeConsents } from "../../../../domain/donor/merge-parts";
import { useConsentsRead } from "../../../../shared/consents/get-consents";
import { useAwards, useDonations } from "../../../../shared/donor/reads";
import { useRules, useSection } from "../../../../shared/settings";
import { awardSettingsAnswer } from "../../../../shared/settings/awards";
import { pairIdsAnswer } from "./merging-answers";
import { previewOf, type DatedDonor } from "./preview";

/** Reads what belongs to two records, joins it, and computes the record after their merge. Null while it is unknown. */
export function useJoinedParts(survivor: DatedDonor, other: DatedDonor, choices: MergeChoices) {
  const today = useToday();
  const donations = [useDonations(survivor._id), useDonations(other._id)] as const;
  const awards = [useAwards(survivor._id), useAwards(other._id)] as const;
  const consents = [useConsentsRead(survivor._id), useConsentsRead(other._id)] as const;
  const [own, others] = [consents[0].answers, consents[1].answers];
  const hasConsents = useFeature("consents");
  const { rules } = useRules();
  const awardSettings = useSection(awardSettingsAnswer)?.values ?? null;
  const [ownDonations, otherDonations] = donations;
  const [ownAwards, otherAwards] = awards;
  // donations that weren't received, or can't be read
  const unseen = donations.filter((read) => read.status === "ready" && read.data.others > 0);
  const reads = [...donations, ...awards];
  const failures = [...reads, ...consents.map(({ failure }) => failure)].filter((read) => read?.status === "error");
  const joinedDonations =
    ownDonations.status === "ready" && otherDonations.status === "ready" && unseen.length === 0
      ? joinDonations(ownDonations.data.donations, otherDonations.data.donations)
      : null;
  const joinedAwards =
    ownAwards.status === "ready" && otherAwards.status === "ready"
      ? joinAwards(ownAwards.data.awards, otherAwards.data.awards)
      : null;
  return {
    donations: joinedDonations,
    awards: joinedAwards,
    /** The answers of both, and those after the merge. */
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
export type JoinedParts = ReturnType<typeof useJoinedParts>;

const OPEN = {
  path: endpoints.duplicates(),
  query: { state: "open", limit: 100 },
  schema: pairIdsAnswer(0, 100),
  part: "ids",
};

/**
 * Reads the open pairs around a pair, to work through them one after another.
 * @returns the place of the pair, from 1, null if it isn't an open one; the pair before it, and those after it
 */
export function useQueue(one: string, two: string) {
  const state = useFeatureQuery("merge", OPEN, { background: true });
  const { rows, total } = state.status === "ready" ? state.data : { rows: [], total: 0 };
  const pairs = rows.flatMap(({ donors: [first, second] }) =>
    first?._id && second?._id ? [{ id: first._id, other: second._id }] : [],
  );
  const at = pairs.findIndex(({ id, other }) => (id === one && other === two) || (id === two && other === one));
  return {
    place: at < 0 ? null : at + 1,
    total: Math.max(pairs.length, total ?? 0),
    previous: pairs[at - 1],
    following: at < 0 ? [] : pairs.slice(at + 1),
  };
}
