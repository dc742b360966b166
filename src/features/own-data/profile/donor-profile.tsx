import { useCan } from "../../../api/react/ability";
import { useToday } from "../../../api/react/use-today";
import { mayDonateAgain } from "../../../domain/donor/status";
import { ErrorState } from "../../../ui/messages/error-state";
import { PageHeader } from "../../../ui/page/page-header";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { OwnConsentsCard } from "../../../shared/consents/answer/own-consents-card";
import { useDonations, type DonorRecord } from "../../../shared/donor/reads";
import { useZones } from "../../../shared/settings/zones";
import { MemberCard } from "./components/member-card";
import { MoreLinks } from "./components/more-links";
import { NextCard } from "./components/next-card";
import { OwnAwards } from "./components/own-awards";
import { OwnData } from "./components/own-data";
import { OwnDonations } from "./components/own-donations";
import { useProfile } from "./requests/get-profile";
import { texts } from "./texts";

/** The donor's own: the card, the next donation, the data, awards and donations. */
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
      {state.status === "ready" && <Parts donor={state.data.donor} userId={userId} />}
    </div>
  );
}

function Parts({ donor, userId }: { donor: DonorRecord; userId: string }) {
  const today = useToday();
  const can = useCan();
  const id = donor._id || userId;
  const donations = useDonations(id);
  const zones = useZones();
  const zone = zones.status === "ready" ? zones.data.zones.find(({ name }) => name === donor.area) : undefined;
  const office = { phone: zone?.phone ?? null, email: zone?.email ?? null };
  const given = donations.status === "ready" ? donations.data.donations : null;
  return (
    <>
      <MemberCard donor={donor} />
      {mayDonateAgain(donor.status) && <NextCard donor={donor} donations={given} phone={office.phone} today={today} />}
      <OwnData donor={donor} userId={userId} mayUpdate={can("update", "Donor", donor)} office={office} />
      {can("read", "Award") && (
        <OwnAwards donorId={id} donations={given} who={{ sex: donor.gender, birthday: donor.birthday }} />
      )}
      {can("read", "Donation") && <OwnDonations state={donations} />}
      <OwnConsentsCard userId={userId} sent={donor.privacy !== null} />
      <MoreLinks userId={userId} />
    </>
  );
}
