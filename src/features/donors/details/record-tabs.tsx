import { Suspense } from "react";
import { useCan } from "../../../api/react/ability";
import { failedReads, type FeatureQueryState, useFeature } from "../../../api/react/use-feature";
import { tiersFor } from "../../../domain/donor/award-tiers";
import { countedDays, DEFAULT_AWARD_SETTINGS, unlistedDonations } from "../../../domain/settings/award-settings";
import { formatNumber } from "../../../domain/format";
import { Tabs, type TabEntry } from "../../../ui/page/tabs";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { tw } from "../../../ui/tw";
import { PartCard } from "../../../shared/donor/parts/part-card";
import { useAwards, useDonations } from "../../../shared/donor/reads";
import { useRules, useSection } from "../../../shared/settings";
import { awardSettingsAnswer } from "../../../shared/settings/awards";
import { AwardsTab } from "../awards";
import { DonationsTab } from "../donations";
import { SeparateButton } from "../merge/buttons";
import { useConsentsRead } from "../../../shared/consents/get-consents";
import { DocumentsCard, useDonorDocuments } from "../../../shared/documents/of-donor";
import { HistoryCard, useCanReadHistory } from "../../../shared/history";
import { useTab } from "../../../shared/navigation";
import { donationAnswers } from "./answers";
import { checksOf } from "./checks";
import { DataTab } from "./components/data-tab";
import type { DonorField } from "./components/fields-card";
import { RecordSkeleton } from "./components/record-skeleton";
import { PrintSheet } from "./components/print-sheet";
import { nextSteps } from "./next-steps";
import type { DonorRecord } from "../../../shared/donor/reads";
import { texts } from "./texts";
import { usePairsOf } from "../merge";
import { duplicatesIn, usePossibleDuplicates } from "./use-possible-duplicates";

const TABS = ["data", "donations", "awards", "calls", "documents", "history"] as const;
type RecordTab = (typeof TABS)[number];

const CallsTab = lazyPage(async () => ({ default: (await import("../../calls")).CallsTab }));

interface RecordTabsProps {
  id: string;
  donor: DonorRecord;
  today: string;
}

const separateButton = (mergeId: string) => <SeparateButton mergeId={mergeId} />;

const dataOf = <T,>(state: FeatureQueryState<T>): T | null => (state.status === "ready" ? state.data : null);

/** The tabs of a record: those that the server supports and the user may read. */
export function RecordTabs({ id, donor, today }: RecordTabsProps) {
  const can = useCan();
  const mayRead = (field: DonorField) => can("read", "Donor", donor, field);
  const readsDonations = can("read", "Donation");
  const readsAwards = can("read", "Award");
  const donationsState = useDonations(readsDonations ? id : null);
  const awardsState = useAwards(readsAwards ? id : null);
  const rulesState = useRules();
  const { rules } = rulesState;
  const awardSettings = useSection(awardSettingsAnswer, readsAwards)?.values ?? null;
  const tiers = awardSettings && tiersFor(awardSettings.tiers, donor.gender);
  const donations = dataOf(donationsState);
  const awards = dataOf(awardsState);
  const documentsState = useDonorDocuments(id);
  const hasHistory = useCanReadHistory(id);
  const hasCalls = useFeature("calls");

  // the newest donations are enough for rest periods, but not for counts
  const onlyNewest = donations !== null && donations.received < donations.total;
  const allDonations = onlyNewest ? null : (donations?.donations ?? null);
  const days =
    allDonations &&
    countedDays(
      allDonations,
      { sex: donor.gender, birthday: donor.birthday },
      awardSettings ?? DEFAULT_AWARD_SETTINGS,
      unlistedDonations(donor.donationsNumber, allDonations),
    );
  const suspensionReason = mayRead("suspended") ? (donor.suspension?.reason ?? null) : null;
  const answers = mayRead("lastDonationDate")
    ? donationAnswers(donor, donations, today, rules ?? null, { suspensionReason })
    : null;
  const checks =
    rules && answers?.kind === "answers" && !answers.byServerRules ? checksOf(donor, donations, today, rules) : [];
  const consentsRead = useConsentsRead(mayRead("privacy") ? id : null);
  const hasConsents = useFeature("consents");
  const consents = hasConsents && !consentsRead.failure ? (consentsRead.answers ?? []) : null;
  const canInvite = useFeature("people");
  const visibleDonor = mayRead("suspended") ? donor : { ...donor, suspension: null };
  const { duplicates, searching, failed: duplicatesFailed, absent } = usePossibleDuplicates(donor, mayRead);
  const pairsRead = usePairsOf(id);
  // the card of the last donations shows their failure
  const stepsFailed = failedReads(awardsState) ?? duplicatesFailed ?? pairsRead.failed;
  const isAbsent = absent || donationsState.status === "absent" || awardsState.status === "absent" || !hasConsents;
  const stepsIncomplete = isAbsent || donationsState.status === "error";
  const stepsLoading =
    searching || pairsRead.searching || donationsState.status === "loading" || awardsState.status === "loading";
  const steps = nextSteps({
    donor: visibleDonor,
    consents,
    canInvite,
    days,
    awards: awards?.awards ?? null,
    tiers,
    duplicates: pairsRead.pairs ? duplicatesIn(pairsRead.pairs, id) : duplicates,
    mayRead,
    today,
  });

  const available: Record<RecordTab, boolean> = {
    data: true,
    donations: readsDonations,
    awards: readsAwards,
    calls: hasCalls,
    documents: can("read", "Document"),
    history: hasHistory,
  };
  const visibleTabs = TABS.filter((name) => available[name]);
  const [tab, showTab] = useTab(visibleTabs, "data");
  const counts: Partial<Record<RecordTab, number | null | undefined>> = {
    donations: donations?.total ?? donor.donationsNumber,
    awards: awards?.received,
    documents: documentsState.status === "ready" ? documentsState.data.total : null,
  };
  const panels: Record<RecordTab, () => TabEntry<RecordTab>["panel"]> = {
    data: () => (
      <DataTab
        id={id}
        donor={donor}
        answers={answers}
        checks={checks}
        rules={rulesState}
        steps={steps}
        stepsLoading={stepsLoading}
        stepsFailed={stepsFailed}
        stepsIncomplete={stepsIncomplete}
        duplicates={duplicates}
        donations={donations?.donations ?? []}
        donationsState={readsDonations ? donationsState : { status: "absent" }}
        onShowDonations={() => showTab("donations")}
        mayRead={mayRead}
        today={today}
      />
    ),
    donations: () => (
      <PartCard state={donationsState} loading={texts.donationsLoading} failed={texts.donationsFailed}>
        {(data) => <DonationsTab donor={donor} data={data} today={today} />}
      </PartCard>
    ),
    awards: () => (
      // without the association's awards, none would be earned
      <PartCard
        state={rulesState.status === "loading" ? rulesState : awardsState}
        loading={texts.awardsLoading}
        failed={texts.awardsFailed}
      >
        {(data) =>
          awardsState.status === "ready" && (
            <AwardsTab
              donor={donor}
              data={data}
              days={days}
              tiers={tiers}
              today={today}
              outdated={awardsState.outdated}
              onRetry={awardsState.retry}
            />
          )
        }
      </PartCard>
    ),
    calls: () => (
      <Suspense fallback={<RecordSkeleton head={false} />}>
        <CallsTab donor={donor} />
      </Suspense>
    ),
    documents: () => <DocumentsCard state={documentsState} />,
    history: () => <HistoryCard donorId={id} donor={donor} mergeAction={separateButton} />,
  };
  const tabs = visibleTabs.map((name): TabEntry<RecordTab> => {
    const count = counts[name];
    return {
      value: name,
      label: texts[name],
      ...(typeof count === "number" && { count: <span className={tw`narrow:hidden`}>{formatNumber(count)}</span> }),
      panel: tab === name ? panels[name]() : null,
    };
  });
  return (
    <>
      <Tabs label={texts.tabs} tabs={tabs} value={tab} onValueChange={showTab} className={tw`print:hidden`} />
      <PrintSheet
        donor={donor}
        answers={answers?.kind === "answers" && rulesState.status === "loading" ? null : answers}
        donations={donations?.donations ?? []}
        donationsTotal={donations?.total ?? 0}
        awards={awards?.awards ?? []}
        mayRead={mayRead}
        today={today}
      />
    </>
  );
}
