import { useId, type ReactNode } from "react";
import type { FieldDefinition } from "../../../domain/fields/field";
import { fieldWords, IN_A_SENTENCE } from "../../../domain/fields/field-words";
import type { FormValues } from "../../../domain/fields/form-values";
import { Radio } from "../../../ui/field/choice";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";
import type { Side } from "./use-conflict";

interface SideChoiceProps {
  field: FieldDefinition;
  values: Readonly<Record<Side, FormValues[string] | undefined>>;
  /** Whose each of them is. */
  labels: Readonly<Record<Side, string>>;
  chosen: Side;
  /** How a value is shown; undefined for as its kind is written. */
  shown?: ((value: FormValues[string]) => ReactNode) | undefined;
  onChoose: (side: Side) => void;
}

const SIDES = ["mine", "theirs"] as const;

/** The two versions of a field that two people have changed. */
export function SideChoice({ field, values, labels, chosen, shown, onChoose }: SideChoiceProps) {
  const id = useId();
  return (
    <fieldset className={tw`m-0 min-w-0 border-0 p-0`}>
      <legend className={tw`float-left w-full px-3 pt-2.5 text-label text-muted`}>{field.label}</legend>
      <div className={tw`grid w-full grid-cols-2 narrow:grid-cols-1`}>
        {SIDES.map((side) => (
          <div key={side} className={cx(tw`min-w-0 px-3 py-2.5`, side === chosen && tw`bg-selected`)}>
            <Radio
              name={id}
              checked={side === chosen}
              onChange={() => onChoose(side)}
              label={
                <>
                  <span className={tw`block text-caption text-muted`}>{labels[side]}</span>
                  <span className={tw`break-anywhere`}>
                    {shown?.(values[side] ?? null) ?? (fieldWords(field, values[side], IN_A_SENTENCE) || texts.empty)}
                  </span>
                </>
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
