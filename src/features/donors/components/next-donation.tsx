import { CircleCheck } from "lucide-react";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

/** Words that only a card needs, where no column head says them. */
const onCard = tw`hidden cards:inline`;

/** From when a donor may give whole blood (decisions §4); `today` is an ISO day in Rome. */
export function NextDonation({ date, today }: { date: string | null; today: string }) {
  if (date === null) return <span className={cx(tw`text-faint`, tw`cards:hidden`)}>{texts.notForeseen}</span>;
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
