import type { ImportEntity } from "../../../domain/import/entity";
import { Card } from "../../../ui/card";
import { Checkbox } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { fieldLabel } from "./value-words";

interface FieldsCardProps {
  entity: ImportEntity;
  /** Those of the file. */
  fields: readonly string[];
  /** Those that shall not be overwritten. */
  left: readonly string[];
  onChange: (left: string[]) => void;
}

/** Which fields are overwritten, for all rows, where no server counts what each of them would change. */
export const FieldsCard = ({ entity, fields, left, onChange }: FieldsCardProps) => (
  <Card>
    <ChoiceGroup legend={texts.fieldsTitle} help={texts.fieldsHint}>
      <div className={tw`grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-2 narrow:gap-y-0`}>
        {fields.map((name) => (
          <Checkbox
            key={name}
            label={fieldLabel(entity, name)}
            checked={!left.includes(name)}
            onChange={({ target }) => onChange(target.checked ? left.filter((one) => one !== name) : [...left, name])}
          />
        ))}
      </div>
    </ChoiceGroup>
  </Card>
);
