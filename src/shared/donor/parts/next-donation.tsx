import { CircleCheck } from "lucide-react";
import { ELIGIBILITY_SENTENCES } from "../../../domain/donation/eligibility-rules";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { isForDoctor, type MayDonate } from "../../../domain/donation/may-donate";
import { Icon } from "../../../ui/icons/icon";
import { NotKnown } from "../../../ui/messages/not-known";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";

/** Words that only a card needs, where no column head says them. */
const onCard = tw`hidden cards:inline`;
/** There they would make a second line: they are only read aloud. */
const saidOnCard = tw`hidden cards:inline cards:sr-only`;

interface NextDonationProps {
  answer: MayDonate;
  /** ISO day in Rome. */
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
  // a list that was read yesterday may show a day that has come
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
