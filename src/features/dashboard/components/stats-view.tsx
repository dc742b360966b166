import { useCan } from "../../../api/react/ability";
import { Card } from "../../../ui/display/card";
import { EmptyState } from "../../../ui/messages/empty-state";
import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { monthTotal } from "../months";
import { PERIODS, type Period, type PeriodName } from "../period";
import type { Stats } from "../requests/get-stats";
import { NextSteps } from "../next-steps-loader";
import { texts } from "../texts";
import { BloodGroupChart } from "./blood-group-chart";
import { MayDonateCard } from "./may-donate-card";
import { MonthChart } from "./month-chart";
import { StatTiles } from "./stat-tiles";

interface StatsViewProps {
  stats: Stats;
  period: PeriodName;
  onPeriodChange: (period: PeriodName) => void;
  days: Period;
  /** Name of the zone; null for all. */
  area: string | null;
  /** The statistics are of the former period or zone; the new ones are loading. */
  stale: boolean;
}

export function StatsView({ stats, period, onPeriodChange, days, area, stale }: StatsViewProps) {
  const can = useCan();
  const linked = can("read", "Donor");
  const { months, bloodGroups, donors } = stats;
  return (
    <div
      aria-busy={stale}
      className={cx(tw`grid gap-6 transition-opacity duration-slow`, stale && tw`opacity-60 delay-200`)}
    >
      {/* above the switch of the period, which doesn't apply to them. A single card takes the whole width */}
      <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:[&>:only-child]:col-span-2`}>
        <MayDonateCard groups={bloodGroups} area={area} linked={linked} />
        <NextSteps area={area} empty={area === null && donors.total === 0} />
      </div>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
        <h2 className={tw`text-lead tracking-snug`}>{texts.trend}</h2>
        <Segmented
          label={texts.period}
          options={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
          value={period}
          onValueChange={onPeriodChange}
        />
      </div>
      <StatTiles stats={stats} period={period} days={days} area={area} />
      <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
        <Card
          title={texts.byMonth}
          actions={
            <span className={tw`flex flex-wrap gap-x-4 gap-y-1.5 text-label text-muted`}>
              {([1, 2, 3] as const).map((type) => (
                <span key={type} className={tw`inline-flex items-center gap-1.5`}>
                  <DonationGlyph type={type} />
                  {DONATION_TYPE_LABELS[type]}
                </span>
              ))}
            </span>
          }
        >
          {months.length === 0 ? (
            <EmptyState title={texts.notSent} />
          ) : months.some((month) => monthTotal(month) > 0) ? (
            <MonthChart months={months} area={area} />
          ) : (
            <EmptyState title={texts.noDonations}>{texts.noDonationsHint}</EmptyState>
          )}
        </Card>
        <Card
          title={texts.bloodGroups}
          subtitle={donors.total !== null && texts.donorsCount(donors.total, formatNumber(donors.total))}
        >
          {donors.total === 0 ? (
            <EmptyState title={texts.noDonors}>{texts.noDonorsHint}</EmptyState>
          ) : bloodGroups.length === 0 ? (
            <EmptyState title={texts.notSent} />
          ) : (
            <BloodGroupChart groups={bloodGroups} area={area} linked={linked} />
          )}
        </Card>
      </div>
    </div>
  );
}
