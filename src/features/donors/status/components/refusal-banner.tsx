import { Banner } from "../../../../ui/messages/banner";
import type { Refusal } from "../refusal";

/** Why a change was not made, where no field says it. */
export function RefusalBanner({ refusal }: { refusal: Refusal | null }) {
  if (!refusal?.title) return null;
  return (
    <Banner tone={refusal.conflict ? "warn" : "danger"} title={refusal.title} live>
      {refusal.hint}
    </Banner>
  );
}
