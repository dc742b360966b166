import { useMemo, useState } from "react";
import { bySection } from "../../../domain/fields/by-section";
import type { ImportEntity } from "../../../domain/import/entity";
import { importFields } from "../../../domain/import/import-fields";
import { Field } from "../../../ui/field/field";
import { SearchSelect } from "../../../shared/forms";
import { texts } from "./texts";

interface FieldChoiceProps {
  entity: ImportEntity;
  heading: string;
  field: string | null;
  /** Nobody has said what the column is. */
  open: boolean;
  onChoose: (field: string | null) => void;
  id: string;
  /** What says more of it. */
  describedBy: string;
}

/** Stands for "not imported" in the list; and for what nobody has said yet, which isn't in it. */
const SKIP = "";
const UNSAID = "?";

/** What a column is: one of the fields, found by a part of its name, or nothing. */
export function FieldChoice({ entity, heading, field, open, onChoose, id, describedBy }: FieldChoiceProps) {
  const [nothing, setNothing] = useState(false);
  const options = useMemo(() => [{ value: SKIP, label: texts.skip }, ...bySection(importFields(entity))], [entity]);
  return (
    <Field label={texts.fieldOf(heading)} hideLabel id={id} error={nothing ? texts.noField : undefined}>
      <SearchSelect
        value={field ?? (open ? UNSAID : SKIP)}
        options={options}
        onChange={(name) => onChoose(name === SKIP ? null : name)}
        onNothing={setNothing}
        placeholder={texts.choose}
        aria-invalid={open || undefined}
        aria-describedby={describedBy}
      />
    </Field>
  );
}
