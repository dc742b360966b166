import { useCan } from "../../api/react/ability";
import { NextStepsSkeleton } from "./components/next-steps-skeleton";
import { useIdleComponent } from "./use-idle-component";

const loadCard = async () => (await import("./components/next-steps-card")).NextStepsCard;

interface NextStepsProps {
  /** Name of the zone; null for all. */
  area: string | null;
  empty: boolean;
}

/** The next steps, for users who may change donors. Its code and counts load when the browser is idle, after the statistics. */
export function NextSteps(props: NextStepsProps) {
  const allowed = useCan()("update", "Donor");
  const { Component: Card } = useIdleComponent(loadCard, allowed);
  if (!allowed) return null;
  return Card ? <Card {...props} /> : <NextStepsSkeleton />;
}
