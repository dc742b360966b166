import type { FailedReads } from "../../../../api/react/use-feature";
import { Card } from "../../../../ui/display/card";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { registryName } from "../../../../domain/donor/registry-name";
import { DonorAccessCard } from "../../../../shared/account/access";
import { ConsentsCard } from "../../../../shared/consents/consents-card";
import { PaperFormButton, StatusActionButton, useCanRecordPaperForms } from "../../status";
import { DossierButtons } from "../../dossier";
import { DonorCardButton } from "../../sheets";
import type { Donation, Donations } from "../../../../shared/donor/reads";
import { PartCard, type PartState } from "../../../../shared/donor/parts/part-card";
import { RhythmChart } from "../../../../shared/donor/parts/rhythm-chart";
import type { RulesState } from "../../../../shared/settings";
import type { DonationAnswers } from "../answers";
import type { Check } from "../checks";
import type { NextStep } from "../next-steps";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import type { PossibleDuplicate } from "../use-possible-duplicates";
import { ContactsCard } from "../contacts/contacts-card";
import { AnswerCard } from "./answer-card";
import { LastDonationsCard } from "./last-donations-card";
import { UnknownRules } from "./unknown-rules";
import { FieldsCard, type DonorField } from "./fields-card";
import { NextStepsCard } from "./next-steps-card";

interface DataTabProps {
  id: string;
  donor: DonorRecord;
  /** Null if the user may not see health data. */
  answers: DonationAnswers | null;
  checks: readonly Check[];
  rules: RulesState;
  steps: readonly NextStep[];
  /** Some data for the steps are still loading. */
  stepsLoading: boolean;
  stepsFailed: FailedReads | null;
  /** Steps may be missing: the donations couldn't be read, or the server doesn't declare a feature that steps come from. */
  stepsIncomplete: boolean;
  duplicates: readonly PossibleDuplicate[];
  /** Empty while unknown. */
  donations: readonly Donation[];
  donationsState: PartState<Donations>;
  onShowDonations: () => void;
  mayRead: (field: DonorField) => boolean;
  today: string;
}

/** The most years in the rhythm chart. */
const YEARS = 4;

/** Shows eligibility, contacts, next steps and all data of a donor. */
export function DataTab({
  id,
  donor,
  answers,
  checks,
  rules,
  steps,
  stepsLoading,
  stepsFailed,
  stepsIncomplete,
  duplicates,
  donations,
  donationsState,
  onShowDonations,
  mayRead,
  today,
}: DataTabProps) {
  const canRecordPaperForms = useCanRecordPaperForms(donor);
  const wholeBlood = answers?.kind === "answers" ? answers.answers[0] : undefined;
  const isWaiting = answers?.kind === "answers" && rules.status === "loading";
  const thisYear = Number(today.slice(0, 4));
  const donationYears = donations.flatMap(({ type, date }) =>
    type !== null && date !== null ? Number(date.slice(0, 4)) : [],
  );
  const recent = donationYears.filter((year) => year <= thisYear && year > thisYear - YEARS);
  const years = thisYear - Math.min(...recent) + 1;
  return (
    <div
      className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 w900:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] w900:grid-rows-[auto_1fr] narrow:gap-4`}
    >
      <div className={tw`grid min-w-0 gap-6 narrow:gap-4 empty:hidden`}>
        {isWaiting ? (
          <Card title={texts.mayDonate}>
            <SkeletonGroup label={texts.rulesLoading}>
              <Skeleton height={96} />
            </SkeletonGroup>
          </Card>
        ) : (
          answers && (
            <AnswerCard
              state={answers}
              checks={checks}
              actions={<StatusActionButton donor={donor} action="changeSuspension" />}
              notice={
                rules.status === "unknown" && (
                  <UnknownRules rules={rules} donor={donor} donations={donations} today={today} />
                )
              }
            />
          )
        )}
        {recent.length > 0 && (
          <Card title={texts.rhythm}>
            <RhythmChart
              donations={donations}
              today={today}
              years={years}
              next={wholeBlood?.kind === "later" || wholeBlood?.kind === "today" ? wholeBlood.date : null}
              nextLabel={texts.nextMark}
            />
          </Card>
        )}
        {donationsState.status !== "loading" && (
          <PartCard
            title={texts.lastDonations}
            state={donationsState}
            loading={texts.donationsLoading}
            failed={texts.donationsFailedHere}
          >
            {(data) => <LastDonationsCard data={data} onShowAll={onShowDonations} />}
          </PartCard>
        )}
      </div>
      <div
        className={tw`grid min-w-0 items-start gap-6 w900:col-start-2 w900:row-span-2 w900:row-start-1 medium:grid-cols-2 medium:grid-rows-[auto_1fr] narrow:gap-4`}
      >
        <ContactsCard id={id} donor={donor} duplicates={duplicates} mayRead={mayRead} />
        <NextStepsCard
          steps={steps}
          donor={donor}
          loading={stepsLoading}
          failed={stepsFailed}
          incomplete={stepsIncomplete}
        />
        <ConsentsCard
          userId={donor._id}
          sent={mayRead("privacy")}
          actions={canRecordPaperForms && <PaperFormButton donor={donor} today={today} />}
        />
        <DonorAccessCard id={donor._id} name={registryName(donor)} />
      </div>
      <FieldsCard
        donor={donor}
        mayRead={mayRead}
        actions={
          <>
            <DonorCardButton donor={donor} />
            <DossierButtons id={donor._id} donor={donor} />
          </>
        }
      />
    </div>
  );
}
