import { useState } from "react";
import { hrefFor } from "../../../../domain/routes";
import { currentRoute, entryState, navigate, useHashSearch } from "../../../../shared/navigation";
import { asStep, indexOf, STEPS, type Step } from "./steps";

const PARAM = "step";
/** What a history entry keeps: the step that it was reached from. */
const FROM = "registrationFrom";
const [BEGINNING] = STEPS;

interface Steps {
  step: Step;
  /** The furthest step so far, by its place: one may go back to all before it. */
  reached: number;
  go: (step: Step) => void;
  /** To the step before this one. */
  back: () => void;
}

const stepIn = (search: string) => new URLSearchParams(search).get(PARAM);

/**
 * Which step is shown. In the back office it stands in the address (decisions §4), so that the browser's "back" goes a step
 * back; within somebody else's page address and history are that page's.
 * @param first where the form begins, or is taken up again
 */
export function useSteps(first: Step, { inHistory }: { inHistory: boolean }): Steps {
  const named = stepIn(useHashSearch());
  const [own, setOwn] = useState(first);
  const [reached, setReached] = useState(indexOf(first));
  const [moved, setMoved] = useState(false);
  /** A frame that may not touch its history has none either. */
  const [alone, setAlone] = useState(!inHistory);
  const wanted = alone || !(named || moved) ? own : asStep(named);
  // an address of a former visit may lead further than the form is filled in
  const step = STEPS[Math.min(indexOf(wanted), reached)] ?? first;

  const write = (to: Step, replace: boolean, from = "") => {
    const query = to === BEGINNING ? "" : `?${PARAM}=${to}`;
    navigate(hrefFor("registration") + query, { replace, state: { ...entryState(), [FROM]: from } });
    if (asStep(stepIn(currentRoute().search)) !== to) setAlone(true);
  };
  const show = (to: Step) => {
    setOwn(to);
    setMoved(true);
  };
  const go = (to: Step) => {
    if (to === step) return;
    setReached((before) => Math.max(before, indexOf(to)));
    show(to);
    if (alone) return;
    if (asStep(named) !== step) write(step, true);
    write(to, false, step);
  };
  const back = () => {
    const before = STEPS[indexOf(step) - 1];
    if (!before) return;
    show(before);
    if (alone) return;
    if (entryState()[FROM] === before) history.back();
    else write(before, true);
  };
  return { step, reached, go, back };
}
