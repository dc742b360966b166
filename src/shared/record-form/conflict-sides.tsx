import { fieldWords, IN_A_SENTENCE } from "../../domain/fields/field-words";
import { useId } from "react";
import type { FieldCatalogue } from "../../domain/fields/field";
import { ChoiceGroup } from "../../ui/field/choice-group";
import { Radio } from "../../ui/field/choice";
import { tw } from "../../ui/tw";
import { texts } from "./texts";
import type { Merged, Side } from "./use-conflict";

interface ConflictSidesProps {
  fields: FieldCatalogue;
  merged: Merged;
  onChoose: (name: string, side: Side) => void;
}

const SIDES = ["mine", "theirs"] as const;

/** The two versions of what both have changed, side by side, field by field; the form shows what is chosen. */
export function ConflictSides({ fields, merged, onChoose }: ConflictSidesProps) {
  const id = useId();
  return (
    <div className={tw`grid gap-2`}>
      {texts.chooseSide}
      {Object.entries(fields)
        .filter(([name]) => merged.conflicts.includes(name))
        .map(([name, field]) => (
          <div key={name} className={tw`rounded border border-line bg-surface px-3 pb-2.5 pt-2 text-ink`}>
            <ChoiceGroup legend={field.label}>
              <div className={tw`grid grid-cols-2 gap-x-4 gap-y-1.5 narrow:grid-cols-1`}>
                {SIDES.map((side) => (
                  <Radio
                    key={side}
                    name={`${id} ${name}`}
                    checked={(merged.chosen[name] ?? "mine") === side}
                    onChange={() => onChoose(name, side)}
                    label={
                      <>
                        <span className={tw`block text-label text-muted`}>{texts.sides[side]}</span>
                        <span className={tw`break-anywhere`}>
                          {fieldWords(field, merged[side][name], IN_A_SENTENCE) || texts.empty}
                        </span>
                      </>
                    }
                  />
                ))}
              </div>
            </ChoiceGroup>
          </div>
        ))}
    </div>
  );
}
