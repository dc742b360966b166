import type { NextTier } from "../../../domain/donor/award-tiers";
import { formatNumber } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { wordsOf } from "./award-words";
import { texts } from "./texts";

interface AwardProgressProps {
  next: NextTier;
  counted: number;
  /** Whoever reads it reads of themselves. */
  own?: boolean;
}

/** How far it is to the next award, for staff and donor alike. Its name stands in the title above. */
export function AwardProgress({ next, counted, own = false }: AwardProgressProps) {
  const { missing } = next;
  const asked = counted + missing;
  return (
    <div className={tw`grid gap-2`}>
      <p>
        <b className={tw`text-figure leading-tight font-strong tracking-tight tabular-nums`}>{formatNumber(counted)}</b>{" "}
        <span className={tw`text-muted`}>{texts.ofDonations(formatNumber(asked))}</span>
      </p>
      <span aria-hidden className={tw`block h-2 overflow-hidden rounded-[4px] bg-selected forced:border print-exact`}>
        <span
          className={tw`block h-full rounded-[4px] bg-warn-solid forced:bg-sys-highlight`}
          style={{ width: `${Math.min(100, (counted / asked) * 100)}%` }}
        />
      </span>
      <p className={tw`text-muted text-pretty`}>{wordsOf(next, own ? "own" : "theirs")}</p>
    </div>
  );
}
