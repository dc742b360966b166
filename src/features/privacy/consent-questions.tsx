import { useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../api/react/connection";
import { outdatedConsents } from "../../domain/settings/consent-settings";
import { loadAnswerDialog } from "../../shared/consents/answer/load-answer";
import { useConsents } from "../../shared/consents/get-consents";
import { useConsentTexts } from "../../shared/consents/use-consent-texts";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { rememberAsked, wasAsked } from "./asked-once";
import { createDismissal } from "./dismissal";

const dismissal = createDismissal();

/** One question at a time; put off, all of them wait for the next sign-in, or in the profile. */
export function ConsentQuestions({ userId }: { userId: string }) {
  const connection = useConnection();
  const closed = dismissal.useClosed(connection, userId);
  const answers = useConsents(userId);
  const inForce = useConsentTexts(answers.length > 0);
  /** What was answered here, before it is read again. */
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const { Component: AnswerDialog, load } = useLazyComponent(loadAnswerDialog);
  const outdated = inForce && !closed ? outdatedConsents(answers, inForce) : [];
  const due = outdated.filter(
    ({ code, required }) => !answered.includes(code) && (required || !wasAsked(code, inForce?.[code].version ?? "")),
  );
  const [question] = due;
  const missing = question !== undefined && !AnswerDialog;
  const fetchCode = useEffectEvent(() => void load());
  useEffect(() => {
    if (missing) fetchCode();
  }, [missing]);
  if (!question || !inForce || !AnswerDialog) return null;
  const later = () => {
    // those behind it were never seen
    if (!question.required) rememberAsked(question.code, inForce[question.code].version);
    dismissal.close(connection, userId);
  };
  return (
    <AnswerDialog
      key={question.code}
      open
      onClose={later}
      {...{ userId, inForce }}
      code={question.code}
      former={question.answer}
      onAnswered={() => setAnswered([...answered, question.code])}
    />
  );
}
