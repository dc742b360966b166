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
  /** Whether there may be answers: else nobody is asked. */
  sent: boolean;
  /** What donors may do with each of their own answers. Without it, the card shows another person's consents. */
  actionOf?: (answer: Answers[number]) => ReactNode;
  /** What staff may do: with it the card is there before anybody has answered. */
  actions?: ReactNode;
}

/** What a donor has agreed to and what not, to which text, and when; or that it can't be read. Nothing where nobody has answered. */
export function ConsentsCard({ userId, sent, actionOf, actions }: ConsentsCardProps) {
  const { answers, failure } = useConsentsRead(sent ? userId : null);
  const inForce = useConsentTexts(answers !== null && answers.length > 0);
  const own = actionOf !== undefined;
  const title = own ? texts.ownTitle : texts.title;
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
          <ConsentLine key={answer.code} answer={answer} inForce={inForce} own={own} action={actionOf?.(answer)} />
        ))}
      </ul>
      {own && <p className={tw`mt-3 text-label text-muted`}>{texts.change}</p>}
    </Card>
  );
}

/** Each at its place, whichever was answered last; those that we don't know after the others. */
const inOrder = (answers: Answers) => {
  const place = (code: string) => {
    const at = CONSENTS.findIndex((one) => one.code === code);
    return at < 0 ? CONSENTS.length : at;
  };
  return [...answers].sort((one, other) => place(one.code) - place(other.code));
};

/** What somebody has agreed to themselves, with what they may answer anew from here. */
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

/** A text that is new is read and answered; what isn't needed is given and taken back at any time. */
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
          {...{ userId, inForce }}
          code={consent.code}
          former={answer}
          onAnswered={shown.onClose}
        />
      )}
    </>
  );
}
