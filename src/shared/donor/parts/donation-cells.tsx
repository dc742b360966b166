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

/** Words that only a card needs, where no column head says them. */
const onCard = tw`hidden cards:inline`;
/** There they would make a second line: they are only read aloud. */
const saidOnCard = tw`hidden cards:inline cards:sr-only`;

interface NextDonationProps {
  answer: MayDonate;
  today: string;
}

/** From when a donor may give whole blood (decisions §4), in a list. */
export function NextDonation({ answer, today }: NextDonationProps) {
  const { date, code } = answer;
  if (answer.answer === "no")
    return (
      <span title={ELIGIBILITY_SENTENCES[code]} className={cx(tw`text-faint`, tw`cards:hidden`)}>
        {texts.notForeseen}
      </span>
    );
  if (date === null) {
    if (!isForDoctor(answer)) return <NotKnown />;
    return (
      <span title={ELIGIBILITY_SENTENCES[code]}>
        <span className={onCard}>{texts.donation}</span>
        {texts.toEvaluate}
      </span>
    );
  }
  // in a list that was read yesterday the day may have come
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
      <span className={saidOnCard}>{texts.mayFrom}</span>
      <span className={onCard}>{texts.from}</span>
      {formatShortDate(date)}
    </span>
  );
}

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
