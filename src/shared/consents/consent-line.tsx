import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { CONSENTS, consentLabel } from "../../domain/consents";
import { formatFullDate } from "../../domain/format";
import { isOutdated, type ConsentSettings } from "../../domain/settings/consent-settings";
import { Icon } from "../../ui/icons/icon";
import { linkClass } from "../../ui/link";
import { cx, tw } from "../../ui/tw";
import { useLazyDialog } from "../../ui/use-lazy-dialog";
import type { Answers } from "./get-consents";
import { texts } from "./texts";

const loadText = async () => (await import("./text-dialog")).ConsentTextDialog;

interface ConsentLineProps {
  answer: Answers[number];
  /** Null where they aren't known. */
  inForce: ConsentSettings | null;
  /** Whoever reads it reads of themselves. */
  own: boolean;
  /** What the person may do with this one. */
  action?: ReactNode;
}

/** An answer to a text: to which version, when, and whether that is the one in force; the text as it was can be read. */
export function ConsentLine({ answer, inForce, own, action }: ConsentLineProps) {
  const { code, version, given, withdrawn, date, signed } = answer;
  const { Dialog, times, shown, opener } = useLazyDialog(loadText, texts.openFailed);
  const known = CONSENTS.find((one) => one.code === code);
  const now = known && inForce?.[known.code];
  const outdated = now && isOutdated(answer, now);
  return (
    <li className={tw`flex items-start gap-3`}>
      <Icon of={given ? Check : X} size={16} className={tw`mt-1 flex-none text-muted`} />
      <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
        <span>
          <b className={tw`font-medium`}>{consentLabel(code)}</b>{" "}
          <span className={tw`text-muted`}>{given ? texts.given : withdrawn ? texts.withdrawn : texts.refused}</span>
        </span>
        <span className={tw`text-label text-muted`}>
          {[
            signed ? texts.onPaper(formatFullDate(signed)) : date && formatFullDate(date),
            version && texts.version(version),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
        {outdated && (
          <span className={tw`text-label`}>
            {texts.outdated(now.version)}
            {!own && ` ${texts.outdatedHint}`}
          </span>
        )}
        <span className={tw`flex flex-wrap items-center gap-x-4`}>
          {version && known && (
            <button
              type="button"
              aria-haspopup="dialog"
              className={cx(linkClass(), tw`hit text-label narrow:min-h-[44px] coarse:min-h-[44px]`)}
              onPointerEnter={opener.opens.preload}
              onFocus={opener.opens.preload}
              onClick={() => void opener.onOpen()}
            >
              {texts.read}
              <span className={tw`sr-only`}>{texts.of(consentLabel(code))}</span>
            </button>
          )}
          {action}
        </span>
      </span>
      {Dialog && <Dialog key={times} code={code} version={version} {...shown} />}
    </li>
  );
}
