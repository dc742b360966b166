import { useEffect, useEffectEvent } from "react";
import { useCan } from "../../api/react/ability";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { whenIdle } from "../../api/client/when-idle";
import { NextStepsSkeleton } from "./components/next-steps-skeleton";

const loadCard = async () => (await import("./components/next-steps-card")).NextStepsCard;

interface NextStepsProps {
  /** Name of the zone; null for all. */
  area: string | null;
  empty: boolean;
}

/** The next steps, for users who may change donors. Its code and counts load when the browser is idle, after the statistics. */
export function NextSteps(props: NextStepsProps) {
  const allowed = useCan()("update", "Donor");
  const { Component: Card, load } = useLazyComponent(loadCard);
  const begin = useEffectEvent(() => void load());
  useEffect(() => (allowed ? whenIdle(() => begin()) : undefined), [allowed]);
  if (!allowed) return null;
  return Card ? <Card {...props} /> : <NextStepsSkeleton />;
}
