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
  setFocus: UseFormSetFocus<RegistrationValues>;
}

/** After a send that could not be: which fields to mend, each a way there. */
export function ErrorSummary({ fields, setFocus }: ErrorSummaryProps) {
  return (
    <div role="alert" className={fields.length > 0 ? undefined : tw`hidden`}>
      {fields.length > 0 && (
        <Banner tone="danger" title={texts.wrongTitle(fields.length)}>
          <ul className={tw`flex flex-wrap gap-x-4 text-ink`}>
            {fields.map((name) => (
              <li key={name}>
                {/* a button: the address is the back office's, and not ours to put an anchor into */}
                <button
                  type="button"
                  onClick={() => setFocus(name)}
                  className={cx(linkClass(), tw`narrow:min-h-[44px] coarse:min-h-[44px]`)}
                >
                  {texts.labels[name]}
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
