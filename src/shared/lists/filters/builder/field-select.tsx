import { useState } from "react";
import { bySection } from "../../../../domain/fields/by-section";
import { figureKind, figureOf } from "../../../../domain/filter/period-counts";
import type { FilterField, FilterFields } from "../../../../domain/filter/filter-fields";
import { SearchSelect } from "../../../forms";
import { builderTexts as texts } from "./builder-texts";

interface FieldSelectProps {
  label: string;
  value: string;
  /** What the value is called where it isn't among the fields. */
  unknownLabel: string;
  fields: FilterFields;
  /** Whether a field is offered; the chosen one is there in any case. */
  offers: (field: FilterField) => boolean;
  /** The filter begins here: it takes the focus when the window opens. */
  first: boolean;
  onChange: (field: FilterField) => void;
}

/** All fields that may be asked for, under their headings, found by a part of their name. */
export function FieldSelect({ label, value, unknownLabel, fields, offers, first, onChange }: FieldSelectProps) {
  const [nothing, setNothing] = useState(false);
  const figure = figureOf(value);
  // of which type and of which days is chosen beside it
  const chosen = figure ? figureKind(figure) : value;
  const offered = [...fields.values()].filter((field) => offers(field) || field.name === chosen);
  const unknown = value !== "" && !fields.has(value);
  return (
    <SearchSelect
      aria-label={label}
      data-part="first"
      data-autofocus={first || undefined}
      value={chosen}
      placeholder={texts.chooseField}
      options={[...(unknown ? [{ value: chosen, label: unknownLabel }] : []), ...bySection(offered)]}
      aria-invalid={unknown || nothing || undefined}
      onNothing={setNothing}
      onChange={(name) => {
        const field = fields.get(name);
        if (field) onChange(field);
      }}
    />
  );
}
