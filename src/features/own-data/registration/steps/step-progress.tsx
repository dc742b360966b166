import { Check } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../../ui/icons/icon";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../form/texts";
import { indexOf, STEPS, type Step } from "./steps";

interface StepProgressProps {
  step: Step;
  /** The index of the furthest step so far. */
  reached: number;
  onOpen: (step: Step) => void;
}

const bar = tw`block h-[3px] narrow:h-1 rounded-sm forced:bg-sys-text`;
const dot = tw`grid size-5 flex-none place-content-center rounded-full border text-caption font-medium`;
const line = tw`mt-2.5 flex min-w-0 items-center gap-2 text-label narrow:hidden`;

/** The steps of the form; previous ones can be opened again. A narrow container shows bars and a number. */
export function StepProgress({ step, reached, onOpen }: StepProgressProps) {
  const currentIndex = indexOf(step);
  const count = texts.steps.count(currentIndex + 1, STEPS.length);
  // not announced at first, when the heading is
  const [first] = useState(count);
  const [moved, setMoved] = useState(false);
  if (!moved && count !== first) setMoved(true);
  return (
    <nav aria-label={texts.steps.label} className={tw`grid gap-3 -mb-2 narrow:-mb-4`}>
      <ol className={tw`grid grid-cols-4 gap-2`}>
        {STEPS.map((item, index) => {
          const current = index === currentIndex;
          const done = index < currentIndex || (index <= reached && !current);
          const content = (
            <>
              <span
                className={cx(bar, current ? tw`bg-accent-mark` : done ? tw`bg-neutral-solid` : tw`bg-line-control`)}
              />
              <span className={line}>
                <span
                  aria-hidden
                  className={cx(
                    dot,
                    current
                      ? tw`border-accent bg-accent text-on-accent`
                      : done
                        ? tw`border-neutral-solid bg-neutral-solid text-surface`
                        : tw`border-line-input text-muted`,
                  )}
                >
                  {done ? <Icon of={Check} size={12} /> : index + 1}
                </span>
                <span aria-hidden className={cx(tw`truncate`, current ? tw`font-strong` : tw`text-muted`)}>
                  {texts.steps.labels[item]}
                </span>
              </span>
              <span className={tw`sr-only`}>
                {texts.steps.labels[item]}
                {done && `, ${texts.steps.done}`}
              </span>
            </>
          );
          return (
            <li key={item} aria-current={current ? "step" : undefined} className={tw`min-w-0`}>
              {done ? (
                <button
                  type="button"
                  onClick={() => onOpen(item)}
                  className={tw`block w-full text-left narrow:-my-5 narrow:py-5 coarse:min-h-[44px] rounded-sm hover:[&_span]:text-ink`}
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
      <p className={tw`hidden narrow:block text-label text-muted`}>{count}</p>
      <p role="status" className={tw`sr-only`}>
        {moved && count}
      </p>
    </nav>
  );
}
