import type { DonationType } from "../../../domain/blood";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import { DonationGlyph } from "./donation-glyph";

const isDonationType = (type: number | null): type is DonationType => type === 1 || type === 2 || type === 3;

/** The last donation by its kind and date. */
export function LastDonation({ date, type }: { date: string | null; type: number | null }) {
  if (date === null) return <span className={tw`text-faint`}>{texts.never}</span>;
  return (
    <span className={tw`flex items-center gap-[7px]`} title={formatFullDate(date)}>
      {isDonationType(type) && <DonationGlyph type={type} named />}
      {formatShortDate(date)}
    </span>
  );
}
