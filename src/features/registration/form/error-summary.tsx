import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormSetFocus } from "react-hook-form";
import { Banner } from "../../../ui/banner";
import { linkClass } from "../../../ui/link";
import { cx, tw } from "../../../ui/tw";
import type { RegistrationField } from "./merge";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

interface ErrorSummaryProps {
  /** In the order in which they stand. */
  fields: readonly RegistrationField[];
  /** Counts the sends. */
  attempt: number;
  setFocus: UseFormSetFocus<RegistrationValues>;
}

/**
 * After a send that could not be: which fields to mend, each a way there. Nothing that speaks by itself: the focus is in
 * the first of them by then, and its own words are read with it.
 */
export function ErrorSummary({ fields, attempt, setFocus }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  // Focusing a field scrolls its box into view, but not the message below it, which the save bar would cover. And this
  // summary, when it appears, moves everything down.
  const reveal = useEffectEvent(() => {
    if (fields.length > 0) focusedBeside(box.current)?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (attempt > 0) reveal();
  }, [attempt]);

  const goTo = (name: RegistrationField) => {
    setFocus(name);
    focusedBeside(box.current)?.scrollIntoView({ block: "center" });
  };

  return (
    <div ref={box} className={fields.length > 0 ? undefined : tw`hidden`}>
      {fields.length > 0 && (
        <Banner tone="danger" title={texts.wrongTitle(fields.length)}>
          <ul className={tw`flex flex-wrap gap-x-4 text-ink`}>
            {fields.map((name) => (
              <li key={name}>
                {/* a button: the address is the back office's, and not ours to put an anchor into */}
                <button
                  type="button"
                  onClick={() => goTo(name)}
                  className={cx(linkClass(), tw`narrow:min-h-[44px] coarse:min-h-[44px]`)}
                >
                  {texts.check(name)}
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

/** What has the focus in the same shadow root. */
function focusedBeside(node: Node | null): Element | null {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
