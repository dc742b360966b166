import { useId } from "react";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import type { Purpose } from "./recipients";
import { texts } from "./texts";

interface PurposeChoiceProps {
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
}

/** What the mail is: who has consented to no news gets calls to donate all the same. */
export function PurposeChoice({ purpose, onPurpose }: PurposeChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup legend={texts.purpose}>
      {(["news", "call"] as const).map((one) => (
        <Radio
          key={one}
          name={name}
          label={texts.purposes[one]}
          help={texts.purposeHints[one]}
          checked={purpose === one}
          onChange={() => onPurpose(one)}
        />
      ))}
    </ChoiceGroup>
  );
}
