import type { ReactNode } from "react";
import { CONSENTS } from "../../domain/donor/consents";
import { Card } from "../../ui/display/card";
import { ErrorState } from "../../ui/messages/error-state";
import { tw, cx } from "../../ui/tw";
import { ConsentLine } from "./consent-line";
import { useConsentsRead, type Answers } from "./get-consents";
import { texts } from "./texts";
import { useConsentTexts } from "./use-consent-texts";
import { isOutdated, type ConsentSettings } from "../../domain/settings/consent-settings";
import { linkClass } from "../../ui/buttons/link";
import { useLazyDialog } from "../../ui/overlay/use-lazy-dialog";

const loadAnswerDialog = async () => (await import("./answer/answer-dialog")).AnswerDialog;

interface ConsentsCardProps {
  userId: string;
  /** Whether the donor has sent the form; otherwise nothing is requested. */
  sent: boolean;
  /** Gives the buttons of the user's own answers. Without it the card shows another person's consents. */
  actionOf?: (answer: Answers[number]) => ReactNode;
  /** Buttons for staff. With them the card also appears without answers. */
  actions?: ReactNode;
}

/** A donor's answers to the consent texts. Renders nothing without answers. */
export function ConsentsCard({ userId, sent, actionOf, actions }: ConsentsCardProps) {
  const { answers, failure } = useConsentsRead(sent ? userId : null);
  const inForce = useConsentTexts(answers !== null && answers.length > 0);
  const isOwn = actionOf !== undefined;
  const title = isOwn ? texts.ownTitle : texts.title;
  if (failure)
    return (
      <Card title={title}>
        <ErrorState title={texts.failed} onRetry={failure.retry} retrying={failure.retrying}>
          {failure.error.message}
        </ErrorState>
      </Card>
    );
  if (answers === null || (answers.length === 0 && !actions)) return null;
  return (
    <Card title={title} actions={actions}>
      {answers.length === 0 && <p className={tw`text-muted`}>{texts.none}</p>}
      <ul className={tw`grid gap-3`}>
        {inOrder(answers).map((answer) => (
          <ConsentLine key={answer.code} answer={answer} inForce={inForce} isOwn={isOwn} action={actionOf?.(answer)} />
        ))}
      </ul>
      {isOwn && <p className={tw`mt-3 text-label text-muted`}>{texts.change}</p>}
    </Card>
  );
}

/** Sorts answers by the fixed order of the consents; unknown codes come last. */
const inOrder = (answers: Answers) => {
  const positionOf = (code: string) => {
    const index = CONSENTS.findIndex((consent) => consent.code === code);
    return index < 0 ? CONSENTS.length : index;
  };
  return [...answers].sort((a, b) => positionOf(a.code) - positionOf(b.code));
};

/** The user's own consents, with buttons that change them. */
export function OwnConsentsCard({ userId, sent }: { userId: string; sent: boolean }) {
  const inForce = useConsentTexts(sent);
  const actionOf = (answer: Answers[number]) =>
    inForce && <AnswerAction userId={userId} answer={answer} inForce={inForce} />;
  return <ConsentsCard userId={userId} sent={sent} actionOf={actionOf} />;
}

interface AnswerActionProps {
  userId: string;
  answer: Answers[number];
  inForce: ConsentSettings;
}

/** The button of an answer: answer a new text, or give or withdraw an optional consent. */
function AnswerAction({ userId, answer, inForce }: AnswerActionProps) {
  const { Dialog, times, shown, trigger } = useLazyDialog(loadAnswerDialog, texts.openFailed);
  const consent = CONSENTS.find(({ code }) => code === answer.code);
  if (!consent) return null;
  const outdated = isOutdated(answer, inForce[consent.code]);
  if (consent.required && !outdated) return null;
  return (
    <>
      <button
        type="button"
        {...trigger}
        className={cx(linkClass(), tw`hit text-label narrow:min-h-[44px] coarse:min-h-[44px]`)}
      >
        {outdated ? texts.answer : answer.given ? texts.withdraw : texts.give}
        <span className={tw`sr-only`}>{texts.of(consent.label)}</span>
      </button>
      {Dialog && (
        <Dialog
          key={times}
          {...shown}
          userId={userId}
          inForce={inForce}
          code={consent.code}
          former={answer}
          onAnswered={shown.onClose}
        />
      )}
    </>
  );
}
