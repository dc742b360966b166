import { CONSENTS } from "../../../domain/donor/consents";
import { isOutdated, type ConsentSettings } from "../../../domain/settings/consent-settings";
import { linkClass } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { ConsentsCard } from "../consents-card";
import type { Answers } from "../get-consents";
import { texts } from "../texts";
import { useConsentTexts } from "../use-consent-texts";
import { loadAnswerDialog } from "./load-answer";

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
