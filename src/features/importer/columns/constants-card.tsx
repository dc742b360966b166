import { X } from "lucide-react";
import { useState } from "react";
import type { ImportEntity } from "../../../domain/import/entity";
import { importField, importFields, type ImportField } from "../../../domain/import/import-fields";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { Matching } from "../engine/types";
import { valuesOf } from "./field-values";
import { texts } from "./texts";

interface ConstantsCardProps {
  matching: Matching;
  zones: readonly string[];
  onChange: (constants: Record<string, string>) => void;
}

/** Fields that may have the same value in all rows; personal data can't. */
const POSSIBLE_FIELDS: Record<ImportEntity, readonly string[]> = {
  donors: [
    "area",
    "status",
    "association",
    "group",
    "branch",
    "city",
    "province",
    "cap",
    "mailType",
    "privacy",
    "privacyDate",
    "reason",
    "inscriptionNote",
  ],
  donations: ["type", "date", "place"],
  awards: ["award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate"],
};

/** Sets values for all rows, for fields without a column. */
export function ConstantsCard({ matching, zones, onChange }: ConstantsCardProps) {
  const { entity, constants, missing, columns } = matching;
  const [added, setAdded] = useState<readonly string[]>([]);
  const given = new Set(columns.map(({ field }) => field));
  const possible = POSSIBLE_FIELDS[entity].filter((name) => !given.has(name));
  const names = new Set([...missing.filter((name) => possible.includes(name)), ...Object.keys(constants), ...added]);
  // in a fixed order, because a field that moves while the user types loses the focus
  const shown = [...new Set([...POSSIBLE_FIELDS[entity], ...names])].filter((name) => names.has(name));
  const others = importFields(entity).filter(({ name }) => possible.includes(name) && !shown.includes(name));
  const save = (name: string, value: string) => onChange({ ...constants, [name]: value });
  const set = (name: string, value: string) => {
    // it stays while the user empties it to type another value
    setAdded([...new Set([...added, name])]);
    save(name, value);
  };
  const fields = shown.flatMap((name) => importField(entity, name) ?? []);
  if (fields.length === 0 && others.length === 0) return null;
  return (
    <Card title={texts.constants} subtitle={texts.constantsHint}>
      <div className={tw`grid items-end gap-4 [grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr))]`}>
        {fields.map((field) => (
          <div key={field.name} className={tw`flex items-end gap-1`}>
            <Field label={field.label} className={tw`flex-1`}>
              <ConstantInput
                field={field}
                zones={zones}
                value={constants[field.name] ?? ""}
                onChange={(value) => set(field.name, value)}
              />
            </Field>
            {!missing.includes(field.name) && (
              <IconButton
                icon={X}
                label={texts.removeConstant(field.label)}
                onClick={() => {
                  setAdded(added.filter((name) => name !== field.name));
                  save(field.name, "");
                }}
              />
            )}
          </div>
        ))}
        {others.length > 0 && (
          <Field label={texts.addConstantLabel} hideLabel>
            <Select
              placeholder={texts.addConstant}
              options={others.map(({ name, label }) => ({ value: name, label }))}
              value=""
              onChange={({ target }) => setAdded([...added, target.value])}
            />
          </Field>
        )}
      </div>
    </Card>
  );
}

interface ConstantInputProps {
  field: ImportField;
  zones: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** Saves at once. A text is saved without the blanks around it, which stay while the user types. */
function ConstantInput({ field, zones, value, onChange }: ConstantInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const values = valuesOf(field, zones);
  if (values)
    return (
      <Select
        options={values}
        placeholder={texts.chooseConstant}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <TextInput
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
