import { CircleCheck } from "lucide-react";
import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { Card } from "../../../../ui/display/card";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { NextActions } from "../../../../shared/donor/parts/next-actions";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import type { OtherDonation } from "../next-donation-info";
import { texts } from "../texts";

interface AlternativesCardProps {
  alternatives: readonly OtherDonation[];
  /** The centre's; null where the server doesn't tell. */
  phone: string | null;
}

/** What the donor may give today although whole blood has to wait, and whom to call for it. */
export function AlternativesCard({ alternatives, phone }: AlternativesCardProps) {
  return (
    <Card title={texts.instead} flush>
      <ul className={tw`pt-1.5`}>
        {alternatives.map(({ type, restDays }) => (
          <li
            key={type}
            className={tw`flex min-h-[52px] items-center gap-3 border-t border-line px-6 py-2.5 first:border-t-0 narrow:min-h-[60px] narrow:px-4 tiny:!px-3 tiny:!gap-2 narrow:py-3`}
          >
            <span className={tw`[&>svg]:h-[22px] [&>svg]:w-[22px]`}>
              <DonationGlyph type={type} />
            </span>
            <span className={tw`grid min-w-0 flex-1`}>
              <b>{DONATION_TYPE_LABELS[type]}</b>
              {restDays !== null && <span className={tw`text-label text-faint`}>{texts.restOver(restDays)}</span>}
            </span>
            <Icon of={CircleCheck} className={tw`text-success-solid`} />
          </li>
        ))}
      </ul>
      {phone && (
        <div className={tw`grid gap-2 border-t border-line px-6 py-4 narrow:justify-items-center narrow:px-4`}>
          <NextActions day={null} phone={phone} />
        </div>
      )}
    </Card>
  );
}
