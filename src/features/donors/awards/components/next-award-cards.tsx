import { formatNumber, formatShortDate } from "../../../../domain/format";
import { AwardProgress } from "../../../../shared/donor/parts/award-progress";
import { texts as partTexts } from "../../../../shared/donor/parts/texts";
import { Card } from "../../../../ui/display/card";
import { tw } from "../../../../ui/tw";
import type { Rung } from "../ladder";
import { texts } from "../texts";

interface NextAwardCardsProps {
  rungs: readonly Rung[];
  /** The days (ISO) of all donations as they count, oldest first; null where they aren't known. */
  days: readonly string[] | null;
}

/** Beside the ladder: how far it is to the next award, and from what that is counted. Nothing without a next one. */
export function NextAwardCards({ rungs, days }: NextAwardCardsProps) {
  const next = rungs.find(({ kind }) => kind === "next");
  const first = days?.[0];
  if (next?.kind !== "next" || !first) return null;
  return (
    <div className={tw`grid gap-6`}>
      <Card title={partTexts.towards(next.tier.name)}>
        <AwardProgress next={next.tier} counted={days.length} />
      </Card>
      <Card title={texts.counted}>
        <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&>dd]:m-0 [&>dt]:text-muted`}>
          <dt>{texts.firstDonation}</dt>
          <dd>{formatShortDate(first)}</dd>
          <dt>{texts.countedDonations}</dt>
          <dd className={tw`tabular-nums`}>{formatNumber(days.length)}</dd>
        </dl>
      </Card>
    </div>
  );
}
