import { useEffect, useEffectEvent, useRef } from "react";
import { Banner } from "../../../ui/messages/banner";
import { linkClass } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { FormWords } from "../form-words";

interface ErrorSummaryProps {
  fields: FieldCatalogue;
  wrong: readonly string[];
  attempt: number;
  words: FormWords;
  setFocus: (name: string) => void;
}

/**
 * After a send that could not be: which fields to mend, each a way there. Nothing that speaks by itself: the focus is in
 * the first of them by then, and its own words are read with it.
 */
export function ErrorSummary({ fields, wrong, attempt, words, setFocus }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  // Focusing a field scrolls its box into view, but not the message below it, which the save bar would cover. And this
  // summary, when it appears, moves everything down.
  const reveal = useEffectEvent(() => {
    if (wrong.length > 0) focusedBeside(box.current)?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (attempt > 0) reveal();
  }, [attempt]);

  const goTo = (name: string) => {
    setFocus(name);
    focusedBeside(box.current)?.scrollIntoView({ block: "center" });
  };

  return (
    <div ref={box} className={wrong.length > 0 ? undefined : tw`hidden`}>
      {wrong.length > 0 && (
        <Banner tone="danger" title={words.wrong(wrong.length)}>
          <ul className={tw`flex flex-wrap gap-x-4 text-ink`}>
            {wrong.map((name) => (
              <li key={name}>
                {/* a button: the address is the back office's, and not ours to put an anchor into */}
                <button type="button" onClick={() => goTo(name)} className={linkClass("tall")}>
                  {words.check?.(name) ?? fields[name]?.label}
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
