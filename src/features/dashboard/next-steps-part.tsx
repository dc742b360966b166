import { useEffect, useEffectEvent } from "react";
import { useCan } from "../../api/react/ability";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { whenIdle } from "../../ui/loading/when-idle";
import { NextStepsSkeleton } from "./components/next-steps-skeleton";

const loadCard = async () => (await import("./components/next-steps-card")).NextStepsCard;

interface NextStepsProps {
  /** The zone that is shown; null for all. */
  area: string | null;
  empty: boolean;
}

/** What is to be done, for those who may do it. Its code and its figures come when the browser is idle: the page's own come first. */
export function NextSteps(props: NextStepsProps) {
  const mayDo = useCan()("update", "Donor");
  const { Component: Card, load } = useLazyComponent(loadCard);
  const begin = useEffectEvent(() => void load());
  useEffect(() => (mayDo ? whenIdle(() => begin()) : undefined), [mayDo]);
  if (!mayDo) return null;
  return Card ? <Card {...props} /> : <NextStepsSkeleton />;
}
