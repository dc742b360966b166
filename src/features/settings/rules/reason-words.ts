import type { WireReason } from "../../../domain/settings/wire";
import { texts } from "./texts";

/** How long a reason's suspension lasts, or how it ends. */
export function lengthWords({ count, unit, permanent }: WireReason): string {
  if (count !== null && unit) return texts.reasons.lengthOf(count, unit);
  return permanent ? texts.reasons.ends.ever : texts.reasons.ends.open;
}
