import type { WireReason } from "../../../domain/settings/wire";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** A suspension reason, read-only: its label, how long the suspension lasts, and the text for the donor. */
export const ReasonLine = ({ reason }: { reason: WireReason }) => (
  <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
    <span>{reason.label}</span>
    <span className={tw`text-label text-muted`}>
      {[lengthText(reason), reason.forDonor && texts.reasons.reads(reason.forDonor)].filter(Boolean).join(" · ")}
    </span>
  </span>
);

/** @returns how long the suspension lasts, or how it ends */
export function lengthText({ count, unit, permanent }: WireReason): string {
  if (count !== null && unit) return texts.reasons.lengthOf(count, unit);
  return permanent ? texts.reasons.ends.permanent : texts.reasons.ends.open;
}
