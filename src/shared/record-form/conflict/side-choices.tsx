import { useId } from "react";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { fieldText, IN_A_SENTENCE } from "../../../domain/fields/field-text";
import { Radio } from "../../../ui/field/choice";
import { cx, tw } from "../../../ui/tw";
import type { Merged, Side } from "./merge";
import type { FormTexts } from "../form-texts";
import { texts } from "../texts";

interface SideChoicesProps extends Pick<FormTexts, "valueText"> {
  fields: FieldCatalogue;
  versions: Merged;
  labels: Readonly<Record<Side, string>>;
  className: string;
  onChoose: (field: string, side: Side) => void;
}

/** Shows both versions of each conflicting field to choose from. */
export function SideChoices({ fields, versions, labels, valueText, className, onChoose }: SideChoicesProps) {
  const id = useId();
  return Object.entries(fields)
    .filter(([name]) => versions.conflicts.includes(name))
    .map(([name, field]) => (
      <div key={name} className={className}>
        <fieldset className={tw`m-0 min-w-0 border-0 p-0`}>
          <legend className={tw`float-left w-full px-3 pt-2.5 text-label text-muted`}>{field.label}</legend>
          <div className={tw`grid w-full grid-cols-2 narrow:grid-cols-1`}>
            {(["mine", "theirs"] as const).map((side) => {
              const value = versions[side][name];
              const checked = side === (versions.chosen[name] ?? "mine");
              return (
                <div key={side} className={cx(tw`min-w-0 px-3 py-2.5`, checked && tw`bg-selected`)}>
                  <Radio
                    name={`${id} ${name}`}
                    checked={checked}
                    onChange={() => onChoose(name, side)}
                    label={
                      <>
                        <span className={tw`block text-caption text-muted`}>{labels[side]}</span>
                        <span className={tw`break-anywhere`}>
                          {valueText?.(name, value ?? null) ?? (fieldText(field, value, IN_A_SENTENCE) || texts.empty)}
                        </span>
                      </>
                    }
                  />
                </div>
              );
            })}
          </div>
        </fieldset>
      </div>
    ));
}
