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
  /** The texts in force; null if they aren't known. */
  inForce: ConsentSettings | null;
  /** Whether the user sees their own consents. */
  isOwn: boolean;
  /** Buttons of the answer, for the donor. */
  action?: ReactNode;
}

/** An answer to a consent text: version, date, and whether the text is still in force. The answered text can be read. */
export function ConsentLine({ answer, inForce, isOwn, action }: ConsentLineProps) {
  const { code, version, given, withdrawn, date, signed } = answer;
  const { Dialog, times, shown, trigger } = useLazyDialog(loadText, texts.openFailed);
  const consent = CONSENTS.find((each) => each.code === code);
  const currentText = consent && inForce?.[consent.code];
  const outdated = currentText && isOutdated(answer, currentText);
  const answerText = given ? texts.given : withdrawn ? texts.withdrawn : texts.refused;
  const day = signed ?? date;
  const details = [
    signed ? texts.onPaper(formatFullDate(signed)) : date && formatFullDate(date),
    version && texts.version(version),
  ]
    .filter(Boolean)
    .join(", ");
  const readButton = (label: ReactNode) => (
    <button
      type="button"
      {...trigger}
      className={cx(linkClass(), tw`relative hit narrow:min-h-[44px] coarse:min-h-[44px]`, isOwn && tw`text-label`)}
    >
      {label}
    </button>
  );
  const isReadable = version && consent;
  return (
    <li className={tw`flex items-start gap-3`}>
      <Icon of={given ? Check : X} size={16} className={tw`mt-1 flex-none text-muted narrow:mt-3.5 coarse:mt-3.5`} />
      <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
        {isOwn ? (
          <OwnAnswer label={consentLabel(code)} answerText={`${texts.consent} ${answerText}`} details={details} />
        ) : (
          <span className={tw`flex flex-wrap items-center justify-between gap-x-2`} title={details}>
            {isReadable
              ? readButton(
                  <>
                    <span className={tw`sr-only`}>{texts.readOf}</span>
                    {consentLabel(code)}
                  </>,
                )
              : consentLabel(code)}{" "}
            <span className={tw`text-label text-muted whitespace-nowrap`}>
              <span className={tw`sr-only`}>
                {texts.consent} {given && day && `${texts.given} `}
              </span>
              {given && day ? formatShortDate(day) : answerText}
              {version && `, ${texts.shortVersion(version)}`}
            </span>
          </span>
        )}
        {outdated && (
          <span className={tw`text-label`}>
            {texts.outdated(currentText.version)}
            {!isOwn && ` ${texts.outdatedHint}`}
          </span>
        )}
        {isOwn && (
          <span className={tw`flex flex-wrap items-center gap-x-4`}>
            {isReadable &&
              readButton(
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
  answerText: string;
  /** Date, version, and whether it was on paper. */
  details: string;
}

const OwnAnswer = ({ label, answerText, details }: OwnAnswerProps) => (
  <>
    <span>
      <b className={tw`font-medium`}>{label}</b> <span className={tw`text-muted`}>{answerText}</span>
    </span>
    <span className={tw`text-label text-muted`}>{details}</span>
  </>
);
