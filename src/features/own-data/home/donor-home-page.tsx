import { Pencil, UserRound, ChevronRight, Settings } from "lucide-react";
import { useFeatures } from "../../../api/react/use-feature";
import { useSettingsHint } from "../../../shared/account/settings-hint";
import { capitalised } from "../../../domain/language/italian";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { formatFullDate } from "../../../domain/format";
import { mayDonate } from "../../../domain/donation/may-donate";
import { hrefFor } from "../../../domain/routes";
import { isPending, mayDonateAgain } from "../../../domain/donor/status";
import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";
import { DocumentsCard, useDonorDocuments } from "../../../shared/documents/of-donor";
import { HistoryCard } from "../../../shared/history";
import { addressOf } from "../../../shared/navigation";
import { OwnDataCard, useOwnRecord, type OwnRecord } from "../record";
import { AlternativesCard, NextDonationCard } from "./components/next-donation-card";
import { DonationsCard } from "./components/donations-card";
import { StatusPanel } from "./components/status-panel";
import { otherDonationsOf, nextDonationInfo } from "./next-donation-info";
import { useDonations, useAwards, type Donation } from "../../../shared/donor/reads";
import { useRules } from "../../../shared/settings";
import { useZones } from "../../../shared/settings/zones";
import { texts } from "./texts";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { AwardProgress } from "../../../shared/donor/parts/award-progress";
import { texts as partTexts } from "../../../shared/donor/parts/texts";
import { Card } from "../../../ui/display/card";
import { useNextAward } from "../../../shared/donor/parts/use-next-award";
import { Icon, type IconType } from "../../../ui/icons/icon";

/** The donor's start page: the status and what to do, the next donation, and the donor's own donations and data. */
export function DonorHome() {
  const user = useUser();
  const record = useOwnRecord();
  if (record.status === "loading") return <DonorHomeSkeleton />;
  if (record.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={record.retry} retrying={record.retrying}>
        {record.error.message}
      </ErrorState>
    );
  return <Home record={record.data.donor} userId={user?._id ?? ""} email={user?.email ?? ""} />;
}

function Home({ record: donor, userId, email }: { record: OwnRecord; userId: string; email: string }) {
  const today = useToday();
  const rulesState = useRules();
  const rules = rulesState.rules ?? null;
  const can = useCan();
  const state = useDonations(donor._id || userId);
  const documents = useDonorDocuments(null);
  const zones = useZones();
  const zone = zones.status === "ready" ? zones.data.zones.find(({ name }) => name === donor.area) : undefined;
  const phone = zone?.phone ?? null;
  const known = state.status === "ready" ? state.data : null;
  const donations = known?.donations ?? null;
  const answer = mayDonate(donor, known, today, { rules });
  const donationCount = donor.donationsNumber ?? donations?.length;
  const active = donor.status === "active";
  const mayUpdate = can("update", "Donor", donor);
  const formHref = isPending(donor.status) ? hrefFor("registration") : hrefFor("profileEdit", { id: userId });
  const info = nextDonationInfo(answer, donor, donations, today, rules);
  const alternatives = active && known && rules ? otherDonationsOf(answer, donor, known, today, rules) : [];
  // a donor who is suspended without an end already reads in the status that the day is unknown
  const isKnown =
    (rulesState.status !== "loading" || answer.code !== "unknown-rules") &&
    (state.status !== "loading" || answer.code !== "unknown-donations");
  const showNextDonation = isKnown && mayDonateAgain(donor.status) && (active || info.kind !== "unknown");
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <PageHeader
        title={texts.hello(donor.firstName)}
        lead={formatFullDate(today)}
        actions={
          <>
            {active && <StatusBadge status={donor.status} />}
            <Button small icon={UserRound} href={addressOf(hrefFor("profile", { id: userId }))}>
              {texts.myData}
            </Button>
          </>
        }
      />
      {!active && <StatusPanel donor={donor} email={email} />}
      {showNextDonation && (
        <NextDonationCard
          info={info}
          rules={rules}
          first={donationCount === 0}
          phone={phone}
          phoneElsewhere={alternatives.length > 0}
        />
      )}
      {alternatives.length > 0 && <AlternativesCard alternatives={alternatives} phone={phone} />}
      <DonationsCard state={state} today={today} next={showNextDonation ? answer.date : null} />
      {mayDonateAgain(donor.status) && can("read", "Award") && <NextAwardCard donor={donor} donations={donations} />}
      <DocumentsCard own state={documents} />
      <OwnDataCard
        donor={donor}
        change={
          mayUpdate && (
            <Button small icon={Pencil} href={addressOf(formHref)}>
              {texts.edit}
            </Button>
          )
        }
      />
      <HistoryCard donorId={donor._id || userId} />
      <LinksCard userId={userId} cardNumber={donor.cardNumber} />
    </div>
  );
}

/** The outline of the page while the record loads. */
function DonorHomeSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        <Skeleton width="40%" height={28} />
        <div
          className={tw`grid grid-cols-[124px_minmax(0,1fr)] items-center gap-6 rounded-lg border border-line bg-surface p-6`}
        >
          <Skeleton height={124} circle />
          <div className={tw`grid gap-3`}>
            <Skeleton width="40%" />
            <Skeleton width="70%" height={24} />
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={tw`grid gap-4 rounded-lg border border-line bg-surface p-6`}>
          {[60, 90, 75].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

interface NextAwardCardProps {
  donor: OwnRecord;
  /** Null while they are unknown. */
  donations: readonly Donation[] | null;
}

/** Shows the progress to the next award. Renders nothing if it is unknown, or before the first donation. */
function NextAwardCard({ donor, donations }: NextAwardCardProps) {
  const awards = useAwards(donations && donations.length > 0 ? donor._id : null);
  const received = awards.status === "ready" ? awards.data.awards : null;
  const progress = useNextAward(donations, received, donor);
  if (!progress) return null;
  return (
    <Card title={partTexts.towards(progress.next.name)}>
      <AwardProgress own {...progress} />
    </Card>
  );
}

interface LinksCardProps {
  userId: string;
  cardNumber: string | null;
}

/** Links to the donor's other pages. */
function LinksCard({ userId, cardNumber }: LinksCardProps) {
  const has = useFeatures();
  const profileHint = joinWithAnd([
    ...(cardNumber ? [texts.card(cardNumber)] : []),
    texts.profile.data,
    ...(has("awards") ? [texts.profile.awards] : []),
    ...(has("donations") ? [texts.profile.donations] : []),
  ]);
  return (
    <nav aria-label={texts.links} className={tw`print:hidden overflow-hidden rounded-lg border border-line bg-surface`}>
      <Line
        icon={UserRound}
        href={hrefFor("profile", { id: userId })}
        title={texts.myData}
        hint={capitalised(profileHint)}
      />
      <Line icon={Settings} href={hrefFor("accountSettings")} title={texts.account} hint={useSettingsHint()} />
    </nav>
  );
}

interface LineProps {
  icon: IconType;
  href: string;
  title: string;
  hint: string;
}

function Line({ icon, href, title, hint }: LineProps) {
  return (
    <a
      href={addressOf(href)}
      className={tw`flex min-h-[52px] items-center gap-3 border-t border-line px-6 py-2.5 first:border-t-0 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:min-h-[60px] narrow:px-4 tiny:!px-3 tiny:!gap-2 narrow:py-3`}
    >
      <Icon of={icon} size={20} className={tw`text-faint`} />
      <span className={tw`grid min-w-0 flex-1`}>
        <b>{title}</b>
        <span className={tw`text-label text-faint`}>{hint}</span>
      </span>
      <Icon of={ChevronRight} className={tw`text-faint`} />
    </a>
  );
}
