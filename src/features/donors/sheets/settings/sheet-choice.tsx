import { useId } from "react";
import { sheetProblem, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import { Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { NumberField } from "./number-field";
import { layoutOf, SHEET_NAMES, type SheetSettings } from "./sheet-settings";

interface SheetChoiceProps {
  settings: SheetSettings;
  onChange: (part: Partial<SheetSettings>) => void;
}

const MEASURES = Object.keys(texts.measures) as (keyof SheetLayout)[];

/** The kind of sheet; for another one, its measures. */
export function SheetChoice({ settings, onChange }: SheetChoiceProps) {
  const name = useId();
  const { free } = settings;
  const problem = sheetProblem(free);
  return (
    <>
      <ChoiceGroup legend={texts.sheet}>
        {SHEET_NAMES.map((sheet) => (
          <Radio
            key={sheet}
            name={name}
            label={texts.sheets[sheet]}
            help={sheet !== "free" && texts.sheetHelp(layoutOf({ ...settings, sheet }))}
            checked={settings.sheet === sheet}
            onChange={() => onChange({ sheet })}
          />
        ))}
      </ChoiceGroup>
      {settings.sheet === "free" && (
        <div className={tw`grid grid-cols-2 gap-4`}>
          {MEASURES.map((field) => (
            <NumberField
              key={field}
              label={texts.measures[field]}
              value={free[field]}
              onValue={(value) => onChange({ free: { ...free, [field]: value } })}
              error={problem?.field === field ? texts.problems[problem.code] : undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}
