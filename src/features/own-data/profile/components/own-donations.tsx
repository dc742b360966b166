import { useId, useState } from "react";
import type { FeatureQueryState } from "../../../../api/react/use-feature";
import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { formatFullDate, formatNumber } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { tw } from "../../../../ui/tw";
import { byYear } from "../../../../shared/donor/parts/by-year";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import { PartCard } from "../../../../shared/donor/parts/part-card";
import type { Donations } from "../../../../shared/donor/reads";
import { texts } from "../texts";

const FIRST = 3;

/** The donor's donations: at first the latest only. */
export function OwnDonations({ state }: { state: FeatureQueryState<Donations> }) {
  return (
    <PartCard title={texts.donations} state={state} loading={texts.partLoading} failed={texts.donationsFailed}>
      {(data) => <List data={data} />}
    </PartCard>
  );
}

function List({ data: { donations, total, damaged } }: { data: Donations }) {
  const [all, setAll] = useState(false);
  const id = useId();
  if (donations.length === 0 && damaged === 0)
    return (
      <Card title={texts.donations}>
        <EmptyState title={texts.noDonations} drawing="list" />
      </Card>
    );
  const years = byYear(donations).filter(({ year }) => year).length;
  return (
    <Card
      title={texts.donations}
      actions={<span className={tw`text-label text-faint`}>{texts.count(formatNumber(total), years)}</span>}
      flush
      {...(donations.length > FIRST && {
        footer: (
          <Button small aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(formatNumber(donations.length))}
          </Button>
        ),
      })}
    >
      {damaged > 0 && (
        <div className={tw`px-6 pt-4 narrow:px-4`}>
          <DamagedRows count={damaged} />
        </div>
      )}
      <ul id={id} className={tw`pt-1.5`}>
        {(all ? donations : donations.slice(0, FIRST)).map(({ _id, type, date, place }, index) => (
          <li
            key={`${_id} ${index}`}
            className={tw`flex min-h-[56px] items-center gap-3 border-t px-6 py-2 first:border-t-0 narrow:px-4`}
          >
            <span className={tw`grid w-5 flex-none place-items-center`}>{type && <DonationGlyph type={type} />}</span>
            <span className={tw`grid min-w-0`}>
              <b className={tw`font-strong`}>
                {date ? <time dateTime={date}>{formatFullDate(date)}</time> : texts.noDate}
              </b>
              <span className={tw`break-anywhere text-label text-faint`}>
                {[type && DONATION_TYPE_LABELS[type], place].filter(Boolean).join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
