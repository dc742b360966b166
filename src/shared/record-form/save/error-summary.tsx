import { useEffect, useEffectEvent, useRef } from "react";
import { Banner } from "../../../ui/messages/banner";
import { linkClass } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { FormTexts } from "../form-texts";

interface ErrorSummaryProps {
  fields: FieldCatalogue;
  wrong: readonly string[];
  attempt: number;
  formTexts: FormTexts;
  setFocus: (name: string) => void;
}

/**
 * Lists the invalid fields after a failed submit, each as a button that focuses the field. Not a live region: the focus moves to
 * the first field, whose message is read.
 */
export function ErrorSummary({ fields, wrong, attempt, formTexts, setFocus }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  // focusing a field doesn't scroll its message into view, and this summary moves everything down
  const reveal = useEffectEvent(() => {
    if (wrong.length > 0) focusedElement(box.current)?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (attempt > 0) reveal();
  }, [attempt]);

  const goTo = (name: string) => {
    setFocus(name);
    focusedElement(box.current)?.scrollIntoView({ block: "center" });
  };

  return (
    <div ref={box} className={wrong.length > 0 ? undefined : tw`hidden`}>
      {wrong.length > 0 && (
        <Banner tone="danger" title={formTexts.wrong(wrong.length)}>
          <ul className={tw`flex flex-wrap gap-x-4 text-ink`}>
            {wrong.map((name) => (
              <li key={name}>
                {/* not an anchor: the address's hash is the route */}
                <button type="button" onClick={() => goTo(name)} className={linkClass("tall")}>
                  {formTexts.goToField?.(name) ?? fields[name]?.label}
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

function focusedElement(node: Node | null): Element | null {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
