import { CircleCheck } from "lucide-react";
import { ELIGIBILITY_SENTENCES } from "../../domain/eligibility-rules";
import { formatFullDate, formatShortDate } from "../../domain/format";
import type { NextDonation as NextDonationDay } from "../../domain/next-donation";
import { mayDonateAgain } from "../../domain/status";
import { Icon } from "../../ui/icons/icon";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import { NotKnown } from "../../ui/not-known";

/** A code that a server invents says nothing. */
const SENTENCES: Partial<Record<string, string>> = ELIGIBILITY_SENTENCES;

/** Words that only a card needs, where no column head says them. */
const onCard = tw`hidden cards:inline`;

interface NextDonationProps {
  /** With a code of the association's rules; null where nobody knows it. */
  next: NextDonationDay | null;
  status: string;
  /** ISO day in Rome. */
  today: string;
}

/**
 * From when a donor may give whole blood (decisions §4). The rules know nothing of the status: of those who won't donate
 * no day is told, for nobody is to call them.
 */
export function NextDonation({ next, status, today }: NextDonationProps) {
  if (!next || !status) return <NotKnown />;
  const { date, reason } = next;
  if (date === null || !mayDonateAgain(status))
    return <span className={cx(tw`text-faint`, tw`cards:hidden`)}>{texts.notForeseen}</span>;
  if (date <= today && reason !== "ok")
    return (
      <span title={SENTENCES[reason]}>
        <span className={onCard}>{texts.donation}</span>
        {texts.toEvaluate}
      </span>
    );
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
      <span className={onCard}>{texts.from}</span>
      {formatShortDate(date)}
    </span>
  );
}
