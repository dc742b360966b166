import { tw } from "../../../ui/tw";
import type { CallsAnswer } from "../read-calls";
import { texts } from "../texts";

/** How many aren't in the lists, and why. */
export function Excluded({ excluded }: { excluded: NonNullable<CallsAnswer["excluded"]> }) {
  const reasons = (["noNumber", "refused", "noPrivacy", "toBeJudged", "noLonger"] as const)
    .filter((name) => excluded[name] > 0)
    .map((name) => texts.exclusions[name](excluded[name]));
  if (reasons.length === 0) return null;
  return (
    <p className={tw`text-label text-muted`}>
      {texts.excluded}: {reasons.join(", ")}.
    </p>
  );
}
