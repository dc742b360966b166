import { useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../api/react/connection";
import { outdatedConsents } from "../../domain/settings/consent-settings";
import { useConsents } from "../../shared/consents/get-consents";
import { useConsentTexts } from "../../shared/consents/use-consent-texts";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { createDismissal } from "./dismissal";

const loadAnswerDialog = async () => (await import("../../shared/consents/answer/answer-dialog")).AnswerDialog;
const dismissal = createDismissal();

/** Stores the code and version of the texts that were shown on this device, without the user. */
const KEY = "gds:asked:v1";

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
};

const nameOf = (code: string, version: string) => `${code} ${version}`;

/** @returns whether the question was put off on this device: optional ones are asked once, and then stay in the profile */
const wasAsked = (code: string, version: string): boolean => read().includes(nameOf(code, version));

/** Without storage the question comes again at the next sign-in. */
function rememberAsked(code: string, version: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), nameOf(code, version)])]));
  } catch {
    // a sandboxed frame has no storage
  }
}

/** Asks one question at a time. If the user puts it off, all of them wait for the next sign-in, or in the profile. */
export function ConsentQuestions({ userId }: { userId: string }) {
  const connection = useConnection();
  const closed = dismissal.useClosed(connection, userId);
  const answers = useConsents(userId);
  const inForce = useConsentTexts(answers.length > 0);
  /** Codes that were answered here, until they are read again. */
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
    // the user hasn't seen the others
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
