import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { boxClass, radioClass } from "../../../ui/field/choice-class";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import type { SelectOption } from "../../../ui/field/select";
import { useRadioName } from "../../../ui/field/use-radio-name";
import { cx, tw } from "../../../ui/tw";
import type { FormValues } from "../../../domain/fields/form-values";

interface ChoiceCardsProps {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  options: readonly SelectOption[];
  disabled: boolean;
  required: boolean;
  autoComplete?: string | undefined;
}

const card = tw`flex h-control cursor-pointer items-center gap-2.5 rounded border border-line-input px-3`;

/** A few cards, one of which holds: as high as the fields beside them. */
export function ChoiceCards({ name, legend, help, error, options, ...input }: ChoiceCardsProps) {
  const { control, register } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name });
  const named = useRadioName(name);
  const { ref, ...registered } = register(name);
  const attach = (radio: HTMLInputElement) => {
    const leaveGroup = named(radio);
    ref(radio);
    return () => {
      leaveGroup();
      ref(null);
    };
  };
  return (
    <ChoiceGroup legend={legend} help={help} error={error}>
      <div className={tw`grid grid-cols-2 gap-2`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cx(card, value === chosen ? tw`bg-selected font-medium` : tw`bg-surface hover:border-muted`)}
          >
            <input
              {...registered}
              {...input}
              ref={attach}
              type="radio"
              value={value}
              className={cx(boxClass, radioClass)}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
