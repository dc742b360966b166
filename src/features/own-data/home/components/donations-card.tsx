import type { FeatureQueryState } from "../../../../api/react/use-feature";
import { Card } from "../../../../ui/display/card";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { tw } from "../../../../ui/tw";
import { RhythmChart } from "../../../../shared/donor/parts/rhythm-chart";
import { PartCard } from "../../../../shared/donor/parts/part-card";
import type { Donations, Donation } from "../../../../shared/donor/reads";
import { byYear } from "../../../../shared/donor/parts/by-year";
import { texts } from "../texts";
import { useId, useState } from "react";
import { formatFullDate, formatShortDate } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";

interface DonationsCardProps {
  state: FeatureQueryState<Donations>;
  today: string;
  next: string | null;
}

/** The donor's donations: their rhythm as a chart, and a list by year. */
export const DonationsCard = ({ state, today, next }: DonationsCardProps) => (
  <PartCard title={texts.donations} state={state} loading={texts.donationsLoading} failed={texts.donationsFailed}>
    {(data) => <DonationsContent data={data} today={today} next={next} />}
  </PartCard>
);

function DonationsContent({
  data: { donations, damaged },
  today,
  next,
}: { data: Donations } & Omit<DonationsCardProps, "state">) {
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
        <RhythmChart donations={donations} today={today} next={next} nextLabel={texts.youMay} />
        <YearList donations={donations} />
      </div>
    </Card>
  );
}

const FIRST_YEARS = 2;

/** All donations by year, each with its type and day. At first it shows the newest years only. */
function YearList({ donations }: { donations: readonly Donation[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const years = byYear(donations);
  return (
    <div className={tw`grid gap-3`}>
      <dl
        id={id}
        className={tw`grid grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 gap-y-2 narrow:grid-cols-[34px_minmax(0,1fr)] tiny:!grid-cols-[40px_minmax(0,1fr)]`}
      >
        {(all ? years : years.slice(0, FIRST_YEARS)).map(({ year, donations: ofYear }) => (
          <Year key={year} year={year} donations={ofYear} />
        ))}
      </dl>
      {years.length > FIRST_YEARS && (
        <div>
          <Button small aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all}
          </Button>
        </div>
      )}
    </div>
  );
}

function Year({ year, donations }: { year: string; donations: readonly Donation[] }) {
  return (
    <>
      <dt className={tw`text-label font-medium leading-[1.6] text-muted`}>{year || "–"}</dt>
      <dd className={tw`m-0 flex flex-wrap gap-x-4 gap-y-1`}>
        {donations.map(({ _id, type, date, place }, index) => (
          <span
            key={`${_id} ${index}`}
            title={[date && formatFullDate(date), place].filter(Boolean).join(", ")}
            className={tw`inline-flex items-center gap-1.5 whitespace-nowrap`}
          >
            {type && <DonationGlyph type={type} named />}
            {date ? <time dateTime={date}>{withoutYear(date)}</time> : texts.noDate}
          </span>
        ))}
      </dd>
    </>
  );
}

/** @returns "12 Set", because the line begins with the year */
const withoutYear = (date: string) => formatShortDate(date).replace(/ \d{4}$/, "");
