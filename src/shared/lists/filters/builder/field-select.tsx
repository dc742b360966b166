import { figureKind, figureOf } from "../../../../domain/filter/figures";
import { figureField, type FilterField, type FilterFields } from "../../../../domain/filter/filter-fields";
import { Select, type SelectGroup } from "../../../../ui/field/select";
import { builderTexts as texts } from "./builder-texts";

interface FieldSelectProps {
  label: string;
  value: string;
  fields: FilterFields;
  /** Whether a field is offered; the chosen one is there in any case. */
  offers: (field: FilterField) => boolean;
  /** The filter begins here: it takes the focus when the window opens. */
  first: boolean;
  onChange: (field: FilterField) => void;
}

/** All fields that may be asked for, under their headings. */
export function FieldSelect({ label, value, fields, offers, first, onChange }: FieldSelectProps) {
  const figure = figureOf(value);
  // of which type and of which days is chosen beside it
  const chosen = figure ? figureKind(figure) : value;
  const offered = [...fields.values()].filter((field) => offers(field) || field.name === chosen);
  const unknown = value !== "" && !fields.has(value);
  return (
    <Select
      aria-label={label}
      data-part="first"
      data-autofocus={first || undefined}
      value={chosen}
      placeholder={value === "" ? texts.chooseField : undefined}
      options={[
        ...(unknown ? [{ value: chosen, label: figure ? figureField(figure).label : value }] : []),
        ...bySection(offered),
      ]}
      aria-invalid={unknown || undefined}
      onChange={({ target }) => {
        const field = fields.get(target.value);
        if (field) onChange(field);
      }}
    />
  );
}

/** @returns fields as a select's options, under their headings in the catalogue's order */
export function bySection(fields: readonly FilterField[]): SelectGroup[] {
  const sections = new Map<string, FilterField[]>();
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].map(([heading, those]) => ({
    heading,
    options: those.map(({ name, label }) => ({ value: name, label })),
  }));
}
