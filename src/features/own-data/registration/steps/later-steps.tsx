import { useWatch } from "react-hook-form";
import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { OTHER_REASON } from "../../../../domain/validation/donor-schema";
import { FieldsSection, RecordField } from "../../../../shared/record-form";
import { Divider } from "../form/contact-sections";
import type { ApplicationField, ApplicationValues } from "../form/registration-fields";
import { ConsentsStep } from "./consents-step";
import { PlaceSection } from "./place-section";
import { SelfCheck, type SelfAnswers } from "./self-check";
import type { Step } from "./steps";
import { choicesTexts as texts } from "./texts";

interface LaterStepsProps extends ChoicesStepProps {
  step: Step;
  privacyUrl: string | null;
}

/** The steps after the first two: one chunk, which loads while the user fills those in. */
export const LaterSteps = ({ step, privacyUrl, ...choices }: LaterStepsProps) =>
  step === "choices" ? <ChoicesStep {...choices} /> : <ConsentsStep privacyUrl={privacyUrl} />;

const Field = RecordField<ApplicationField>;

/** The reason code of donors who joined before 2012, when there was no question. */
const OLD_REASON = "7";
const NOT_STATED = "0";
const REASONS = [
  ...Object.entries(DONOR_FIELDS.reason.options)
    .filter(([code]) => code !== OLD_REASON && code !== NOT_STATED)
    .map(([value, label]) => ({ value, label })),
  { value: NOT_STATED, label: texts.reasonNone },
];

interface ChoicesStepProps {
  /** ISO day in Italy. */
  today: string;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

/** Asks whether the donor may donate, where, and the reason to join. */
function ChoicesStep({ today, answers, onAnswer }: ChoicesStepProps) {
  const [birthday, reason] = useWatch<ApplicationValues, ["birthday", "reason"]>({ name: ["birthday", "reason"] });
  return (
    <>
      <SelfCheck birthday={birthday} today={today} answers={answers} onAnswer={onAnswer} />
      <PlaceSection />
      <Divider />
      <FieldsSection title={texts.reason} hint={texts.reasonHint}>
        <Field name="reason" span="half" options={REASONS} placeholder={texts.choose} optional />
        {reason === String(OTHER_REASON) && <Field name="inscriptionNote" span="half" multiline={false} />}
      </FieldsSection>
    </>
  );
}
