import type { NextTier } from "../../../domain/donor/award-tiers";
import { formatNumber } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { missingText } from "./award-text";
import { texts } from "./texts";

interface AwardProgressProps {
  next: NextTier;
  counted: number;
  /** Whether the reader is the donor. */
  own?: boolean;
}

/** Shows the progress to the next award. The card's title has its name. */
export function AwardProgress({ next, counted, own = false }: AwardProgressProps) {
  const { missing } = next;
  const required = counted + missing;
  return (
    <div className={tw`grid gap-2`}>
      <p>
        <b className={tw`text-figure leading-tight font-strong tracking-tight tabular-nums`}>{formatNumber(counted)}</b>{" "}
        <span className={tw`text-muted`}>{texts.ofDonations(formatNumber(required))}</span>
      </p>
      <span aria-hidden className={tw`block h-2 overflow-hidden rounded-[4px] bg-selected forced:border print-exact`}>
        <span
          className={tw`block h-full rounded-[4px] bg-warn-solid forced:bg-sys-highlight`}
          style={{ width: `${Math.min(100, (counted / required) * 100)}%` }}
        />
      </span>
      <p className={tw`text-muted text-pretty`}>{missingText(next, own ? "own" : "theirs")}</p>
    </div>
  );
}
