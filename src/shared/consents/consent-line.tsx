import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { CONSENTS, consentLabel } from "../../domain/donor/consents";
import { formatFullDate, formatShortDate } from "../../domain/format";
import { isOutdated, type ConsentSettings } from "../../domain/settings/consent-settings";
import { Icon } from "../../ui/icons/icon";
import { linkClass } from "../../ui/buttons/link";
import { cx, tw } from "../../ui/tw";
import { useLazyDialog } from "../../ui/overlay/use-lazy-dialog";
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
  const { Dialog, times, shown, trigger } = useLazyDialog(loadText, texts.openFailed);
  const known = CONSENTS.find((one) => one.code === code);
  const now = known && inForce?.[known.code];
  const outdated = now && isOutdated(answer, now);
  const answered = given ? texts.given : withdrawn ? texts.withdrawn : texts.refused;
  const day = signed ?? date;
  const details = [
    signed ? texts.onPaper(formatFullDate(signed)) : date && formatFullDate(date),
    version && texts.version(version),
  ]
    .filter(Boolean)
    .join(", ");
  const reads = (label: ReactNode) => (
    <button
      type="button"
      {...trigger}
      className={cx(linkClass(), tw`relative hit narrow:min-h-[44px] coarse:min-h-[44px]`, own && tw`text-label`)}
    >
      {label}
    </button>
  );
  const isReadable = version && known;
  return (
    <li className={tw`flex items-start gap-3`}>
      <Icon of={given ? Check : X} size={16} className={tw`mt-1 flex-none text-muted narrow:mt-3.5 coarse:mt-3.5`} />
      <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
        {own ? (
          <OwnAnswer label={consentLabel(code)} answered={answered} details={details} />
        ) : (
          <span className={tw`flex flex-wrap items-center justify-between gap-x-2`} title={details}>
            {isReadable
              ? reads(
                  <>
                    <span className={tw`sr-only`}>{texts.readOf}</span>
                    {consentLabel(code)}
                  </>,
                )
              : consentLabel(code)}{" "}
            <span className={tw`text-label text-muted whitespace-nowrap`}>
              {given && day ? (
                <>
                  <span className={tw`sr-only`}>{texts.given} </span>
                  {formatShortDate(day)}
                </>
              ) : (
                answered
              )}
              {version && `, ${texts.shortVersion(version)}`}
            </span>
          </span>
        )}
        {outdated && (
          <span className={tw`text-label`}>
            {texts.outdated(now.version)}
            {!own && ` ${texts.outdatedHint}`}
          </span>
        )}
        {own && (
          <span className={tw`flex flex-wrap items-center gap-x-4`}>
            {isReadable &&
              reads(
                <>
                  {texts.read}
                  <span className={tw`sr-only`}>{texts.of(consentLabel(code))}</span>
                </>,
              )}
            {action}
          </span>
        )}
      </span>
      {Dialog && <Dialog key={times} code={code} version={version} {...shown} />}
    </li>
  );
}

interface OwnAnswerProps {
  label: string;
  answered: string;
  /** On paper or not, when, and to which version. */
  details: string;
}

const OwnAnswer = ({ label, answered, details }: OwnAnswerProps) => (
  <>
    <span>
      <b className={tw`font-medium`}>{label}</b> <span className={tw`text-muted`}>{answered}</span>
    </span>
    <span className={tw`text-label text-muted`}>{details}</span>
  </>
);
