import { ChoicesStep } from "./choices-step";
import { ConsentsStep } from "./consents-step";
import type { SelfAnswers } from "./self-answers";
import type { Step } from "./steps";

interface LaterStepsProps {
  step: Step;
  /** ISO day in Italy. */
  today: string;
  privacyUrl: string | null;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

/** What comes after the person and where they are: in one file, which comes while those are filled in. */
export const LaterSteps = ({ step, privacyUrl, ...choices }: LaterStepsProps) =>
  step === "choices" ? <ChoicesStep {...choices} /> : <ConsentsStep privacyUrl={privacyUrl} />;
