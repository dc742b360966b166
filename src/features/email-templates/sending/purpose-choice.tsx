import { useId } from "react";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import type { Purpose } from "../../../domain/email-template/document";
import { purposeTexts } from "../purpose-texts";
import { texts } from "./texts";
import { useFocusMissing } from "./use-focus-missing";

interface PurposeChoiceProps {
  /** Null: nothing says it yet. */
  purpose: Purpose | null;
  onPurpose: (purpose: Purpose) => void;
  /** The user pressed "Invia" without a choice. */
  missing: boolean;
}

/** Asks for the purpose of a mail. Donors without the consent to news still get calls to donate. */
export function PurposeChoice({ purpose, onPurpose, missing }: PurposeChoiceProps) {
  const name = useId();
  const box = useFocusMissing(missing);
  return (
    <div ref={box}>
      <ChoiceGroup legend={purposeTexts.label} error={missing && texts.purposeMissing}>
        {(["news", "call"] as const).map((one) => (
          <Radio
            key={one}
            name={name}
            label={purposeTexts.names[one]}
            help={texts.purposeHints[one]}
            checked={purpose === one}
            onChange={() => onPurpose(one)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
