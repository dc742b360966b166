import { isDonationType } from "../../../domain/donation/blood";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { NotKnown } from "../../../ui/messages/not-known";
import { DonationGlyph } from "./donation-glyph";

interface LastDonationProps {
  date: string | null;
  type: number | null;
  /** Whether it is known that there was none. */
  never: boolean;
}

/** The last donation by its kind and date. */
export function LastDonation({ date, type, never }: LastDonationProps) {
  if (date === null && !never) return <NotKnown />;
  if (date === null) return <span className={tw`text-faint`}>{texts.never}</span>;
  return (
    <span className={tw`flex items-center gap-[7px]`} title={formatFullDate(date)}>
      {isDonationType(type) && <DonationGlyph type={type} named />}
      {formatShortDate(date)}
    </span>
  );
}
