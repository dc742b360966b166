import { useWatch } from "react-hook-form";
import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { OTHER_REASON } from "../../../../domain/validation/donor-schema";
import { FieldsSection, RecordField } from "../../../../shared/record-form";
import type { ApplicationField, ApplicationValues } from "../form/registration-fields";
import { Divider } from "./divider";
import { PlaceSection } from "./place-section";
import type { SelfAnswers } from "./self-answers";
import { SelfCheck } from "./self-check";
import { texts } from "./choices-texts";

const Field = RecordField<ApplicationField>;

/** Nobody who joins today was asked before 2012. */
const OLD_REASON = "7";
const UNSAID = "0";
const REASONS = [
  ...Object.entries(DONOR_FIELDS.reason.options)
    .filter(([code]) => code !== OLD_REASON && code !== UNSAID)
    .map(([value, label]) => ({ value, label })),
  { value: UNSAID, label: texts.reasonNone },
];

interface ChoicesStepProps {
  /** ISO day in Italy. */
  today: string;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

/** Whether one may give, where, and why one joins. */
export function ChoicesStep({ today, answers, onAnswer }: ChoicesStepProps) {
  const [birthday, reason] = useWatch<ApplicationValues, ["birthday", "reason"]>({ name: ["birthday", "reason"] });
  return (
    <>
      <SelfCheck {...{ birthday, today, answers, onAnswer }} />
      <PlaceSection />
      <Divider />
      <FieldsSection title={texts.why} hint={texts.whyHint}>
        <Field name="reason" span="half" options={REASONS} placeholder={texts.choose} optional />
        {reason === String(OTHER_REASON) && <Field name="inscriptionNote" span="half" multiline={false} />}
      </FieldsSection>
    </>
  );
}
