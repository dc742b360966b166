import { useEffect, useEffectEvent } from "react";
import { useUser } from "../../api/react/connection";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { whenIdle } from "../../ui/loading/when-idle";

const loadQuestions = async () => (await import("./consent-questions")).ConsentQuestions;

/**
 * Asks donors again whose consent was to a text that is no longer in force (docs/decisions/0063). Its code and its reads
 * load after the page.
 */
export function ConsentGate() {
  const user = useUser();
  const donor = user?.role === "donor" ? user._id : null;
  const { Component: Questions, load } = useLazyComponent(loadQuestions);
  const fetchCode = useEffectEvent(() => void load());
  useEffect(() => (donor === null ? undefined : whenIdle(() => fetchCode())), [donor]);
  return donor !== null && Questions ? <Questions key={donor} userId={donor} /> : null;
}
