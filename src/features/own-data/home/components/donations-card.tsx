import type { FeatureQueryState } from "../../../../api/react/use-feature";
import { Card } from "../../../../ui/display/card";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { tw } from "../../../../ui/tw";
import { RhythmFigure } from "../../../../shared/donor/parts/rhythm-figure";
import { PartCard } from "../../../../shared/donor/parts/part-card";
import type { Donations } from "../../../../shared/donor/reads";
import { byYear } from "../../../../shared/donor/parts/by-year";
import { texts } from "../texts";
import { YearList } from "./year-list";

interface DonationsCardProps {
  state: FeatureQueryState<Donations>;
  today: string;
  next: string | null;
}

/** The donor's own donations: their rhythm, and all of them by year. */
export const DonationsCard = ({ state, today, next }: DonationsCardProps) => (
  <PartCard title={texts.donations} state={state} loading={texts.donationsLoading} failed={texts.donationsFailed}>
    {(data) => <Given data={data} today={today} next={next} />}
  </PartCard>
);

function Given({ data: { donations, damaged }, today, next }: { data: Donations } & Omit<DonationsCardProps, "state">) {
  if (donations.length === 0 && damaged === 0)
    return (
      <Card title={texts.donations}>
        <EmptyState title={texts.noDonations} drawing="list">
          {texts.noDonationsHint}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={texts.donations} subtitle={texts.count(donations.length, byYear(donations).length)}>
      <div className={tw`grid gap-6`}>
        <DamagedRows count={damaged} />
        <RhythmFigure donations={donations} today={today} next={next} nextLabel={texts.youMay} />
        <YearList donations={donations} />
      </div>
    </Card>
  );
}
