import { useState } from "react";
import { hrefFor } from "../../../../domain/routes";
import { useHashSearch, useAreaLocation } from "../../../../shared/navigation";
import { asStep, indexOf, STEPS, type Step } from "./steps";

const PARAM = "step";
/** In the state of a history entry: the step that it was opened from. */
const FROM = "registrationFrom";
const [FIRST_STEP] = STEPS;

interface Steps {
  step: Step;
  /** The index of the furthest step so far. */
  reached: number;
  go: (step: Step) => void;
  /** Goes to the previous step. */
  back: () => void;
}

const stepIn = (search: string) => new URLSearchParams(search).get(PARAM);

/**
 * Returns the current step. In the back office it is in the address (decisions §4), so that the browser's "back" goes a step back.
 * On a partner's page, address and history belong to that page.
 * @param first the step that the form starts or continues with
 */
export function useSteps(first: Step, { inHistory }: { inHistory: boolean }): Steps {
  const { currentRoute, entries, entryState, navigate } = useAreaLocation();
  const named = stepIn(useHashSearch());
  const [own, setOwn] = useState(first);
  const [reached, setReached] = useState(indexOf(first));
  const [moved, setMoved] = useState(false);
  /** Whether the steps don't use the history: on a partner's page, or in a sandboxed frame. */
  const [withoutHistory, setWithoutHistory] = useState(!inHistory);
  const wanted = withoutHistory || !(named || moved) ? own : asStep(named);
  // an old address may name a step that isn't reached yet
  const step = STEPS[Math.min(indexOf(wanted), reached)] ?? first;

  const write = (to: Step, replace: boolean, from = "") => {
    const query = to === FIRST_STEP ? "" : `?${PARAM}=${to}`;
    navigate(hrefFor("registration") + query, { replace, state: { ...entryState(), [FROM]: from } });
    if (asStep(stepIn(currentRoute().search)) !== to) setWithoutHistory(true);
  };
  const show = (to: Step) => {
    setOwn(to);
    setMoved(true);
  };
  const go = (to: Step) => {
    if (to === step) return;
    setReached((furthest) => Math.max(furthest, indexOf(to)));
    show(to);
    if (withoutHistory) return;
    if (asStep(named) !== step) write(step, true);
    write(to, false, step);
  };
  const back = () => {
    const previous = STEPS[indexOf(step) - 1];
    if (!previous) return;
    show(previous);
    if (withoutHistory) return;
    if (entryState()[FROM] === previous) entries.back();
    else write(previous, true);
  };
  return { step, reached, go, back };
}
