import type { WireReason } from "../../../domain/settings/wire";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** A reason in one line: its words, how long it lasts, and what a donor reads. */
export const ReasonLine = ({ reason }: { reason: WireReason }) => (
  <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
    <span>{reason.label}</span>
    <span className={tw`text-label text-muted`}>
      {[lengthWords(reason), reason.forDonor && texts.reasons.reads(reason.forDonor)].filter(Boolean).join(" · ")}
    </span>
  </span>
);

/** How long a reason's suspension lasts, or how it ends. */
export function lengthWords({ count, unit, permanent }: WireReason): string {
  if (count !== null && unit) return texts.reasons.lengthOf(count, unit);
  return permanent ? texts.reasons.ends.ever : texts.reasons.ends.open;
}
