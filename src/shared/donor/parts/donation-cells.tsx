import { CircleCheck } from "lucide-react";
import { isDonationType } from "../../../domain/donation/blood";
import { ELIGIBILITY_SENTENCES } from "../../../domain/donation/eligibility-rules";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { isForDoctor, type MayDonate } from "../../../domain/donation/may-donate";
import { Icon } from "../../../ui/icons/icon";
import { NotKnown } from "../../../ui/messages/not-known";
import { cx, tw } from "../../../ui/tw";
import { DonationGlyph } from "./donation-glyph";
import { texts } from "./texts";

/** Text for the card layout, which has no column headings. */
const onCard = tw`hidden cards:inline`;
/** Text that only screen readers read in the card layout. */
const srOnlyOnCard = tw`hidden cards:inline cards:sr-only`;

interface NextDonationProps {
  answer: MayDonate;
  today: string;
  /** Beside the day; null without one. */
  note?: string | null;
}

/** Shows in a list from when a donor may give whole blood (decisions §4). */
export function NextDonation({ answer, today, note = null }: NextDonationProps) {
  const { date, code } = answer;
  if (answer.answer === "no")
    return (
      <span title={ELIGIBILITY_SENTENCES[code]} className={cx(tw`text-faint`, tw`cards:hidden`)}>
        {texts.notForeseen}
      </span>
    );
  if (date === null) {
    const toCheck = code === "unknown-donations";
    if (!toCheck && !isForDoctor(answer)) return <NotKnown />;
    const day = answer.notBefore === null ? "" : ` ${texts.notBefore(formatFullDate(answer.notBefore))}`;
    return (
      <span title={ELIGIBILITY_SENTENCES[code] + day}>
        <span className={onCard}>{texts.donation}</span>
        {toCheck ? texts.toCheck : texts.toEvaluate}
      </span>
    );
  }
  // the list may be from yesterday
  if (date <= today)
    return (
      <span className={tw`flex items-center gap-1.5 font-medium text-success-text`}>
        <Icon of={CircleCheck} size={16} />
        <span>
          <span className={onCard}>{texts.canDonate}</span>
          {texts.today}
        </span>
      </span>
    );
  return (
    <span title={formatFullDate(date)}>
      <span className={srOnlyOnCard}>{texts.mayFrom}</span>
      <span className={onCard}>{texts.from}</span>
      {formatShortDate(date)}
      {note !== null && (
        <>
          <span className={onCard}>. </span>
          <span className={tw`block cards:inline whitespace-normal text-caption text-muted`}>{note}</span>
        </>
      )}
    </span>
  );
}

interface LastDonationProps {
  date: string | null;
  type: number | null;
  /** Whether it is certain that there is no donation. */
  never: boolean;
}

/** Shows type and date of the last donation. */
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
