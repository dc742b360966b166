import { Check } from "lucide-react";
import { addressOf } from "../../../shared/navigation";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { IMPORT_STEPS, importerPlace, type ImportStep } from "./places";
import { texts } from "./texts";

const bar = tw`block h-[3px] w-full narrow:h-1`;
const bars = {
  done: tw`bg-neutral-solid`,
  now: tw`bg-accent-mark forced:bg-sys-highlight`,
  later: tw`bg-line-control`,
};
const dot = tw`grid size-5 flex-none place-items-center rounded-full text-caption font-strong forced:border forced:border-sys-text`;
const dots = {
  done: tw`bg-neutral-solid text-surface`,
  now: tw`bg-accent text-on-accent`,
  later: tw`border border-line-input text-muted`,
};
const name = tw`flex items-center gap-2 pt-2.5 text-label no-underline narrow:sr-only`;

/** Which of the four steps this is; those that are done lead back to themselves. */
export function Stepper({ step }: { step: ImportStep }) {
  const present = IMPORT_STEPS.indexOf(step);
  return (
    <ol aria-label={texts.steps} className={tw`grid grid-cols-4 gap-2 print:hidden`}>
      {IMPORT_STEPS.map((each, at) => {
        const state = at < present ? "done" : at === present ? "now" : "later";
        const words = (
          <>
            <span aria-hidden className={cx(dot, dots[state])}>
              {state === "done" ? <Icon of={Check} size={14} /> : at + 1}
            </span>
            <span>
              <span className={tw`sr-only`}>{texts.stepOf(at + 1, IMPORT_STEPS.length)} </span>
              {texts.names[each]}
              {state === "done" && <span className={tw`sr-only`}> {texts.done}</span>}
            </span>
          </>
        );
        return (
          <li key={each} aria-current={state === "now" ? "step" : undefined} className={tw`min-w-0`}>
            <span aria-hidden className={cx(bar, bars[state])} />
            {state === "done" ? (
              <a href={addressOf(importerPlace({ step: each }))} className={cx(name, tw`text-muted hover:underline`)}>
                {words}
              </a>
            ) : (
              <span className={cx(name, state === "now" ? tw`font-strong text-ink` : tw`text-muted`)}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
