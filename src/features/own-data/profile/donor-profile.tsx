import { paragraphsOf } from "../../../domain/settings/text-settings";
import { useTexts } from "../../../shared/settings/texts";
import { useCan } from "../../../api/react/ability";
import { useToday } from "../../../api/react/use-today";
import { mayDonateAgain } from "../../../domain/donor/status";
import { ErrorState } from "../../../ui/messages/error-state";
import { PageHeader } from "../../../ui/page/page-header";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { OwnConsentsCard } from "../../../shared/consents/consents-card";
import { useDonations, type DonorRecord } from "../../../shared/donor/reads";
import { useZones } from "../../../shared/settings/zones";
import { donationsUnknown } from "../record";
import { MoreLinks } from "./components/more-links";
import { OwnAwards } from "./components/own-awards";
import { OwnData } from "./components/own-data";
import { OwnDonations } from "./components/own-donations";
import { OwnRequest } from "../../change-requests/buttons";
import { type Profile, useProfile } from "./requests/get-profile";
import { texts } from "./texts";
import { formatFullDate } from "../../../domain/format";
import { isForDoctor, mayDonate } from "../../../domain/donation/may-donate";
import { eligibilityPerson, type KnownDonations } from "../../../domain/donation/next-donation";
import { longestRestPeriod } from "../../../domain/donation/rest-period";
import { RulesLoading } from "../../../shared/donor/parts/rules-loading";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { useRules } from "../../../shared/settings";
import { DefaultRulesNote } from "../../../shared/donor/parts/default-rules-note";
import { NextActions } from "../../../shared/donor/parts/next-actions";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { registryName } from "../../../domain/donor/registry-name";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { uiTexts } from "../../../ui/texts";
import { Logo } from "../../../shared/brand";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";

/** The donor's profile: the card, the next donation, the data, awards and donations. */
export function DonorProfile({ userId }: { userId: string }) {
  const state = useProfile(userId);
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <PageHeader title={texts.title} />
      {state.status === "loading" && (
        <SkeletonGroup label={texts.loading}>
          <div className={tw`grid gap-6`}>
            <Skeleton height={220} />
            <Skeleton height={140} />
          </div>
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "ready" && <Parts profile={state.data} userId={userId} />}
    </div>
  );
}

function Parts({ profile: { donor, changeRequest }, userId }: { profile: Profile; userId: string }) {
  const today = useToday();
  const can = useCan();
  const id = donor._id || userId;
  const donations = useDonations(id);
  const zones = useZones();
  const zone = zones.status === "ready" ? zones.data.zones.find(({ name }) => name === donor.area) : undefined;
  const office = { phone: zone?.phone ?? null, email: zone?.email ?? null };
  const known = donations.status === "ready" ? donations.data : null;
  return (
    <>
      <MemberCard donor={donor} />
      {changeRequest && <OwnRequest request={changeRequest} donor={donor} userId={userId} />}
      {mayDonateAgain(donor.status) && (
        <NextCard
          donor={donor}
          known={known}
          phone={office.phone}
          today={today}
          isLoading={donations.status === "loading" || zones.status === "loading"}
        />
      )}
      <OwnData donor={donor} userId={userId} mayUpdate={can("update", "Donor", donor)} office={office} />
      {can("read", "Award") && <OwnAwards donorId={id} donations={known?.donations ?? null} donor={donor} />}
      {can("read", "Donation") && <OwnDonations state={donations} />}
      <OwnConsentsCard userId={userId} sent={donor.privacy !== null} />
      <MoreLinks userId={userId} />
    </>
  );
}

interface NextCardProps {
  donor: DonorRecord;
  /** Null while they are unknown. */
  known: KnownDonations | null;
  /** The phone number of the centre; null if unknown. */
  phone: string | null;
  /** ISO day in Italy. */
  today: string;
}

/** @returns the class of the card's least height while a part of it loads: with a later day it has one button more */
function expectedHeight(donor: DonorRecord, today: string): string {
  // the record has the last donation alone: the list of several may lead to another answer
  const expected = mayDonate(donor, null, today, { rules: DEFAULT_ELIGIBILITY_RULES });
  const isLater = expected.answer === "from" || (expected.answer === "toBeJudged" && expected.notBefore !== null);
  return isLater ? tw`min-h-[208px] narrow:min-h-[258px]` : tw`min-h-[161px] narrow:min-h-[154px]`;
}

/**
 * Shows when the donor may give whole blood, and what to do next. It keeps its height while its parts load: a link below it must not
 * move away while it is pressed.
 */
function NextCard({ isLoading, ...props }: NextCardProps & { isLoading: boolean }) {
  const { rules } = useRules();
  return (
    <section
      aria-label={texts.next}
      className={cx(
        tw`grid content-start gap-4 rounded-lg border bg-surface p-6 narrow:p-4`,
        (isLoading || rules === undefined) && expectedHeight(props.donor, props.today),
      )}
    >
      {rules === undefined ? <RulesLoading /> : <NextDay {...props} rules={rules} />}
    </section>
  );
}

/** @param props `rules`: null if they can't be read */
function NextDay({ donor, known, phone, today, rules }: NextCardProps & { rules: EligibilityRules | null }) {
  const answer = mayDonate(donor, known, today, { rules });
  const later = answer.answer === "from";
  const isUnknown = answer.answer === "toBeJudged" && answer.code === "unknown-donations";
  const rest =
    later && known && rules ? longestRestPeriod(eligibilityPerson(donor, known.donations), 1, today, rules) : null;
  return (
    <>
      <div className={tw`grid gap-1`}>
        {later ? (
          <>
            <p className={tw`text-label text-muted`}>{texts.from}</p>
            <p className={big}>{formatFullDate(answer.date)}</p>
          </>
        ) : (
          <p className={big}>
            {answer.answer === "yes"
              ? texts.today
              : isForDoctor(answer)
                ? texts.askFirst
                : isUnknown
                  ? texts.askOffice
                  : texts.notNow}
          </p>
        )}
        {isUnknown && <p className={tw`text-muted`}>{donationsUnknown(answer.notBefore)}</p>}
        {rest && rest.until === answer.date && <p className={tw`text-muted`}>{texts.rest(rest.passed, rest.total)}</p>}
        <DefaultRulesNote />
      </div>
      <NextActions day={later ? answer.date : null} phone={phone} />
    </>
  );
}

const big = tw`text-title font-strong leading-tight tracking-tight`;

const loadCode = async () => (await import("./components/qr-code")).QrCode;

/** The membership card for the centre: name, both numbers, blood group, and the QR code. */
function MemberCard({ donor }: { donor: DonorRecord }) {
  const { cardNumber, serialNumber, bloodGroup, status } = donor;
  const cardText = useTexts()?.card.text ?? "";
  return (
    <section
      aria-label={texts.card}
      className={tw`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 rounded-lg border bg-surface p-6 [break-inside:avoid] narrow:grid-cols-[minmax(0,1fr)] narrow:p-4`}
    >
      <div className={tw`grid min-w-0 gap-4`}>
        <div className={tw`flex flex-wrap items-center justify-between gap-3`}>
          <Logo />
          <StatusBadge status={status} />
        </div>
        <p className={tw`break-anywhere text-title font-strong leading-tight tracking-tight`}>
          {registryName(donor) || uiTexts.noName}
        </p>
        <dl className={tw`flex flex-wrap gap-x-7 gap-y-3`}>
          {cardNumber && <Number label={texts.cardNumber}>{cardNumber}</Number>}
          {serialNumber && <Number label={texts.centreNumber}>{serialNumber}</Number>}
          {bloodGroup !== "ND" && (
            <Number label={texts.group}>
              <BloodGroupTag group={bloodGroup} />
            </Number>
          )}
        </dl>
        {!cardNumber && <p className={tw`text-label text-muted`}>{texts.noCard}</p>}
        {cardNumber &&
          paragraphsOf(cardText).map((paragraph, nth) => (
            <p key={nth} className={tw`break-anywhere text-label text-muted text-pretty`}>
              {paragraph}
            </p>
          ))}
      </div>
      {cardNumber && <Code number={cardNumber} />}
    </section>
  );
}

const Number = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={tw`min-w-0`}>
    <dt className={tw`text-label text-muted`}>{label}</dt>
    <dd className={tw`m-0 break-anywhere text-lead font-strong tabular-nums`}>{children}</dd>
  </div>
);

/** The QR code. Its library loads after the page. */
function Code({ number }: { number: string }) {
  const { Component: QrCode, load } = useLazyComponent(loadCode);
  const [failed, setFailed] = useState(false);
  const loadOnce = useEffectEvent(() => load());
  useEffect(() => void loadOnce().then((loaded) => setFailed(!loaded)), []);
  return (
    <div className={tw`grid aspect-square w-[184px] max-w-full place-items-center`}>
      {QrCode ? (
        <QrCode number={number} />
      ) : failed ? (
        <p className={tw`max-w-[184px] text-label text-muted`}>{texts.codeFailed}</p>
      ) : (
        <Skeleton width="100%" height={184} />
      )}
    </div>
  );
}
