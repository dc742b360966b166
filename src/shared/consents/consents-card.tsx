import type { ReactNode } from "react";
import { CONSENTS } from "../../domain/donor/consents";
import { Card } from "../../ui/display/card";
import { ErrorState } from "../../ui/messages/error-state";
import { tw } from "../../ui/tw";
import { ConsentLine } from "./consent-line";
import { useConsentsRead, type Answers } from "./get-consents";
import { texts } from "./texts";
import { useConsentTexts } from "./use-consent-texts";

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
