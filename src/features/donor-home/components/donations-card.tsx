import type { OptionalQueryState } from "../../../api/react/use-optional-query";
import { Card } from "../../../ui/card";
import { DamagedRows } from "../../../ui/damaged-rows";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { RhythmFigure } from "../../donor-parts/rhythm-figure";
import type { Donations } from "../../donor-reads";
import { byYear } from "../../donor-parts/by-year";
import { texts } from "../texts";
import { YearList } from "./year-list";

interface DonationsCardProps {
  state: OptionalQueryState<Donations>;
  today: string;
  next: string | null;
}

/** The donor's own donations: their rhythm, and all of them by year. */
export function DonationsCard({ state, today, next }: DonationsCardProps) {
  if (state.status === "lacking") return null;
  if (state.status === "loading")
    return (
      <Card title={texts.donations}>
        <SkeletonGroup label={texts.donationsLoading}>
          <div className={tw`grid gap-4`}>
            {[90, 75, 60].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        </SkeletonGroup>
      </Card>
    );
  if (state.status === "error")
    return (
      <Card title={texts.donations}>
        <ErrorState title={texts.donationsFailed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      </Card>
    );
  const { donations, damaged } = state.data;
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
