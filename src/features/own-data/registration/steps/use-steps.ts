import { useState } from "react";
import { hrefFor } from "../../../../domain/routes";
import { currentRoute, entryState, navigate, useHashSearch } from "../../../../shared/navigation";
import { asStep, indexOf, STEPS, type Step } from "./steps";

const PARAM = "step";
/** In the state of a history entry: the step that it was opened from. */
const FROM = "registrationFrom";
const [BEGINNING] = STEPS;

interface Steps {
  step: Step;
  /** The index of the furthest step so far. */
  reached: number;
  go: (step: Step) => void;
  /** Goes to the former step. */
  back: () => void;
}

const stepIn = (search: string) => new URLSearchParams(search).get(PARAM);

/**
 * Returns the current step. In the back office it is in the address (decisions §4), so that the browser's "back" goes a
 * step back; on a partner's page, address and history belong to that page.
 * @param first the step that the form starts or continues with
 */
export function useSteps(first: Step, { inHistory }: { inHistory: boolean }): Steps {
  const named = stepIn(useHashSearch());
  const [own, setOwn] = useState(first);
  const [reached, setReached] = useState(indexOf(first));
  const [moved, setMoved] = useState(false);
  /** Without the history: on a partner's page, or in a sandboxed frame. */
  const [alone, setAlone] = useState(!inHistory);
  const wanted = alone || !(named || moved) ? own : asStep(named);
  // an address of a former visit may name a step after the ones that are filled in
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
