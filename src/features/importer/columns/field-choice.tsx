import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import type { ImportEntity } from "../../../domain/import/entity";
import { importField, importFields } from "../../../domain/import/import-fields";
import { fold } from "../../../domain/text";
import { Combobox, type Suggestion } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
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

/** Stands for "not imported" in the list. */
const SKIP = "";

/** What a column is: one of the fields, found by a part of its name, or nothing. */
export function FieldChoice({ entity, heading, field, open, onChoose, id, describedBy }: FieldChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const all = useMemo<readonly Suggestion[]>(
    () => [
      { key: SKIP, label: texts.skip },
      ...importFields(entity).map(({ name, label, section }) => ({ key: name, label, hint: section })),
    ],
    [entity],
  );
  const wanted = fold(typed?.trim() ?? "");
  const words = wanted.split(/\s+/);
  const begins = all.filter(({ label }) => fold(label).startsWith(wanted));
  const contains = all.filter(
    (entry) =>
      !begins.includes(entry) && words.every((word) => fold(`${entry.label} ${entry.hint ?? ""}`).includes(word)),
  );
  const shown = field === null ? (open ? "" : texts.skip) : (importField(entity, field)?.label ?? field);
  const found = [...begins, ...contains];
  return (
    <Field
      label={texts.fieldOf(heading)}
      hideLabel
      id={id}
      error={typed !== null && found.length === 0 ? texts.noField : undefined}
    >
      <Combobox
        value={typed ?? shown}
        onValueChange={setTyped}
        suggestions={found}
        present={field ?? SKIP}
        placeholder={texts.choose}
        aria-invalid={open || undefined}
        aria-describedby={describedBy}
        spellCheck={false}
        end={<Icon of={ChevronDown} className={tw`mr-1 pointer-events-none text-muted`} />}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onChoose={(key) => {
          setTyped(null);
          onChoose(key === SKIP ? null : key);
        }}
      />
    </Field>
  );
}
