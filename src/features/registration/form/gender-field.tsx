import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { boxClass, radioClass } from "../../../ui/field/choice-class";
import { cx, tw } from "../../../ui/tw";
import { spans } from "./fields-section";
import { useRegister } from "./permitted-fields";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

const OPTIONS = ["F", "M"] as const;
const card = tw`flex h-control cursor-pointer items-center gap-2.5 rounded border border-line-input px-3`;

/** Two cards, one of which holds: as high as the fields beside them. */
export function GenderField() {
  const register = useRegister();
  const { control, formState } = useFormContext<RegistrationValues>();
  const chosen = useWatch({ control, name: "gender" });
  return (
    <div className={spans.half}>
      <ChoiceGroup legend={texts.labels.gender} error={formState.errors.gender?.message}>
        <div className={tw`grid grid-cols-2 gap-2`}>
          {OPTIONS.map((option) => (
            <label
              key={option}
              className={cx(card, option === chosen ? tw`bg-selected font-medium` : tw`bg-surface hover:border-muted`)}
            >
              <input
                {...register("gender")}
                type="radio"
                value={option}
                autoComplete="sex"
                className={cx(boxClass, radioClass)}
              />
              {option}
            </label>
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}
