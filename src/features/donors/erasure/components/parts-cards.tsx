import { Award, Droplet, FileText, History, KeyRound, Phone, ScrollText, StickyNote, User } from "lucide-react";
import type { ReactNode } from "react";
import { birthdayAt } from "../../../../domain/dates/days";
import { formatLongDate } from "../../../../domain/format";
import type { DataRequestSettings } from "../../../../domain/settings/data-request-settings";
import type { Erased } from "../../../../shared/data-requests/requests";
import { Card } from "../../../../ui/display/card";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

const ICONS: Record<keyof typeof texts.parts, IconType> = {
  fields: User,
  contacts: Phone,
  documents: FileText,
  notes: StickyNote,
  awards: Award,
  logins: KeyRound,
  history: History,
};
const PARTS = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** What is erased, with its amount. What the person doesn't have isn't listed. */
export function ErasedCard({ counts, days }: { counts: Erased; days: number }) {
  return (
    <Card title={texts.erased} subtitle={texts.erasedHint(days)} flush>
      <ul className={tw`mt-3`}>
        {PARTS.filter((part) => counts[part] > 0).map((part) => {
          const [label, hint, amount] = texts.parts[part];
          return (
            <Part key={part} icon={ICONS[part]} label={label} amount={amount(counts[part])}>
              {hint}
            </Part>
          );
        })}
      </ul>
      {counts.records > 1 && (
        <p className={tw`border-t px-6 narrow:px-4 py-3 text-label text-muted`}>{texts.merged(counts.records)}</p>
      )}
    </Card>
  );
}

interface KeptCardProps {
  donations: number;
  /** ISO day. */
  lastDonation: string | null;
  settings: DataRequestSettings;
}

/** What stays, for how long and why. */
export function KeptCard({ donations, lastDonation, settings }: KeptCardProps) {
  const { donationYears, requestYears, reason } = settings;
  const until = lastDonation && formatLongDate(birthdayAt(lastDonation, donationYears));
  return (
    <Card title={texts.kept} subtitle={texts.keptHint} flush>
      <ul className={tw`mt-3`}>
        {donations > 0 && (
          <Part icon={Droplet} label={texts.donations(donations)} amount={texts.years(donationYears)}>
            {texts.donationsHint}
          </Part>
        )}
        <Part icon={ScrollText} label={texts.thisRequest} amount={texts.years(requestYears)}>
          {texts.thisRequestHint}
        </Part>
      </ul>
      {donations > 0 && (
        <p className={tw`border-t px-6 narrow:px-4 py-3 text-label text-muted text-pretty break-anywhere`}>
          {texts.why(reason, until)}
        </p>
      )}
    </Card>
  );
}

interface PartProps {
  icon: IconType;
  label: string;
  amount: string;
  children: ReactNode;
}

const Part = ({ icon, label, amount, children }: PartProps) => (
  <li
    className={tw`grid grid-cols-[18px_minmax(0,1fr)_auto] narrow:grid-cols-[18px_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 border-t px-6 narrow:px-4 py-3`}
  >
    <Icon of={icon} className={tw`mt-px text-faint`} />
    <span className={tw`font-medium`}>{label}</span>
    <span className={tw`text-label text-muted tabular-nums narrow:col-start-2`}>{amount}</span>
    {children && <span className={tw`col-start-2 text-label text-muted text-pretty`}>{children}</span>}
  </li>
);
