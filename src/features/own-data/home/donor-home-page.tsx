import { Pencil, UserRound } from "lucide-react";
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
import { DocumentsCard, useDonorDocuments } from "../../../shared/donor/documents";
import { HistoryCard } from "../../../shared/history";
import { addressOf } from "../../../shared/navigation";
import { OwnDataCard, useOwnRecord, type OwnRecord } from "../record";
import { AlternativesCard } from "./components/alternatives-card";
import { DonationsCard } from "./components/donations-card";
import { DonorHomeSkeleton } from "./components/donor-home-skeleton";
import { LinksCard } from "./components/links-card";
import { NextAwardCard } from "./components/next-award-card";
import { NextDonationCard } from "./components/next-donation-card";
import { StatusPanel } from "./components/status-panel";
import { otherDonationsOf, nextDonationInfo } from "./next-donation-info";
import { useDonations } from "../../../shared/donor/reads";
import { useRules } from "../../../shared/settings";
import { useZones } from "../../../shared/settings/zones";
import { texts } from "./texts";

/** The donor's first screen: the status and what to do, when to donate next and why, the own donations. */
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
  const { status: rulesStatus, rules } = useRules();
  const can = useCan();
  const state = useDonations(donor._id || userId);
  const documents = useDonorDocuments(null);
  const zones = useZones();
  const zone = zones.status === "ready" ? zones.data.zones.find(({ name }) => name === donor.area) : undefined;
  const phone = zone?.phone ?? null;
  const donations = state.status === "ready" ? state.data.donations : null;
  const answer = mayDonate(donor, donations, today, { rules });
  const given = donor.donationsNumber ?? donations?.length;
  const active = donor.status === "active";
  const mayUpdate = can("update", "Donor", donor);
  const form = isPending(donor.status) ? hrefFor("registration") : hrefFor("profileEdit", { id: userId });
  const info = nextDonationInfo(answer, donor, donations, today, rules);
  const alternatives = active && donations && rules ? otherDonationsOf(answer, donor, donations, today, rules) : [];
  // a suspension without an end says itself that nobody knows the day
  const isKnown = rulesStatus !== "loading" || answer.code !== "unknown-rules";
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
          first={given === 0}
          phone={phone}
          calledElsewhere={alternatives.length > 0}
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
            <Button small icon={Pencil} href={addressOf(form)}>
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
