import { useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../api/react/connection";
import { outdatedConsents } from "../../domain/settings/consent-settings";
import { useConsents } from "../../shared/consents/get-consents";
import { useConsentTexts } from "../../shared/consents/use-consent-texts";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { createDismissal } from "./dismissal";

const loadAnswerDialog = async () => (await import("../../shared/consents/answer/answer-dialog")).AnswerDialog;
const dismissal = createDismissal();

/** Storage key of the codes and versions that were shown on this device, without the user. */
const KEY = "gds:asked:v1";

const readAsked = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
};

const nameOf = (code: string, version: string) => `${code} ${version}`;

/** @returns whether the question was postponed on this device. Optional questions are asked once, then only in the profile */
const wasAsked = (code: string, version: string): boolean => readAsked().includes(nameOf(code, version));

/** Stores that the question was asked. Without storage it is asked again at the next sign-in. */
function rememberAsked(code: string, version: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readAsked(), nameOf(code, version)])]));
  } catch {
    // a sandboxed frame has no storage
  }
}

/** Asks one question at a time. If the user postpones it, no more are asked until the next sign-in. */
export function ConsentQuestions({ userId }: { userId: string }) {
  const connection = useConnection();
  const closed = dismissal.useClosed(connection, userId);
  const answers = useConsents(userId);
  const inForce = useConsentTexts(answers.length > 0);
  /** Codes that were just answered. The cache may still have the former answers. */
  const [answeredCodes, setAnsweredCodes] = useState<readonly string[]>([]);
  const { Component: AnswerDialog, load } = useLazyComponent(loadAnswerDialog);
  const outdated = inForce && !closed ? outdatedConsents(answers, inForce) : [];
  const due = outdated.filter(
    ({ code, required }) =>
      !answeredCodes.includes(code) && (required || !wasAsked(code, inForce?.[code].version ?? "")),
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
      userId={userId}
      inForce={inForce}
      code={question.code}
      former={question.answer}
      onAnswered={() => setAnsweredCodes([...answeredCodes, question.code])}
    />
  );
}
