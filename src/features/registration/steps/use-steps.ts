import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { entryState, navigate, useEntryText } from "../../navigation";
import { asStep, indexOf, STEPS, type Step } from "./steps";

/** What a history entry of ours keeps: its step, and the step that it was reached from. */
const STEP = "registrationStep";
const FROM = "registrationFrom";

export interface Steps {
  step: Step;
  /** The furthest step so far, by its place: one may go back to all before it. */
  reached: number;
  go: (step: Step) => void;
  /** To the step before this one. */
  back: () => void;
}

/**
 * Which step is shown. In the back office each has an entry of the history, so that the browser's "back" goes a step
 * back; within somebody else's page the history is that page's.
 * @param first where the form begins, or is taken up again
 */
export function useSteps(first: Step, { inHistory }: { inHistory: boolean }): Steps {
  const kept = useEntryText(STEP);
  const [own, setOwn] = useState(first);
  const [reached, setReached] = useState(indexOf(first));
  const wanted = inHistory && kept ? asStep(kept) : own;
  // an entry of a former visit may lead further than the form is filled in
  const step = STEPS[Math.min(indexOf(wanted), reached)] ?? first;

  const write = (to: Step, replace: boolean, from = "") =>
    navigate(hrefFor("registration"), { replace, state: { ...entryState(), [STEP]: to, [FROM]: from } });

  const go = (to: Step) => {
    if (to === step) return;
    setReached((before) => Math.max(before, indexOf(to)));
    setOwn(to);
    if (!inHistory) return;
    if (kept !== step) write(step, true);
    write(to, false, step);
  };
  const back = () => {
    const before = STEPS[indexOf(step) - 1];
    if (!before) return;
    setOwn(before);
    if (!inHistory) return;
    if (entryState()[FROM] === before) history.back();
    else write(before, true);
  };
  return { step, reached, go, back };
}
