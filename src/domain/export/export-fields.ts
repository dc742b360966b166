import { fieldsWith, type FieldCatalogue, type FieldDefinition } from "../fields/field";
import { RECORD_FIELDS } from "../fields/record-fields";
import { figureOf } from "../filter/period-counts";
import { figureField } from "../filter/filter-fields";
import { RECORD_KINDS, type RecordKind } from "../record-kinds";

export interface ExportField extends FieldDefinition {
  readonly name: string;
}

/** Whose a donation or an award is: no field of theirs, and what a list of them is read by. */
const OWNER = {
  donorName: { kind: "text", label: "Donatore", section: "Persona", editedBy: "nobody" },
} as const satisfies FieldCatalogue;

const fieldsOf = (catalogue: FieldCatalogue): readonly ExportField[] =>
  fieldsWith("exportable", catalogue).flatMap((name) => {
    const field = catalogue[name];
    return field ? [{ ...field, name }] : [];
  });

const byKind = (fields: (kind: RecordKind) => readonly ExportField[]) =>
  Object.fromEntries(RECORD_KINDS.map((kind) => [kind, fields(kind)])) as Record<RecordKind, readonly ExportField[]>;

const FIELDS = byKind((kind) => {
  const { own, computed, ofDonor } = RECORD_FIELDS[kind];
  return fieldsOf({ ...(ofDonor && OWNER), ...own, ...computed });
});

/** @returns what can stand in a file of these records, in the catalogue's order */
export const exportFields = (entity: RecordKind): readonly ExportField[] => FIELDS[entity];

const SPECIFIED = byKind((kind) => (kind === "awardsDue" ? FIELDS[kind] : fieldsOf(RECORD_FIELDS[kind].own)));

/** @returns the columns that the specification has of these records, in its order (specification §3) */
export const specifiedFields = (entity: RecordKind): readonly ExportField[] => SPECIFIED[entity];

/** Figures over a period are no field that is always there: a donor's, where the list has their columns. */
function figureFields(entity: RecordKind, name: string): ExportField[] {
  const figure = entity === "donors" ? figureOf(name) : null;
  return figure ? [figureField(figure)] : [];
}

/**
 * @returns the fields of those names, figures over a period among them, in the order of the names; one that isn't known
 *   counts for nothing
 */
export const chosenExportFields = (entity: RecordKind, names: readonly string[]): ExportField[] =>
  [...new Set(names)].flatMap((name) => {
    const known = FIELDS[entity].filter((field) => field.name === name);
    return known.length > 0 ? known : figureFields(entity, name);
  });
