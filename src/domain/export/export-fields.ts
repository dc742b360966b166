import { fieldsWith, type FieldCatalogue, type FieldDefinition } from "../fields/field";
import { RECORDS, RECORD_KINDS, type RecordKind } from "../records/records";
import { periodCountOf } from "../filter/period-counts";
import { periodCountField } from "../filter/filter-fields";

export interface ExportField extends FieldDefinition {
  readonly name: string;
}

/** The donor of a donation or an award, which isn't among their own fields. */
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
  const { fields, computed, ofDonor } = RECORDS[kind];
  return fieldsOf({ ...(ofDonor && OWNER), ...fields, ...computed });
});

/** @returns the fields that an export of these records may have, in the order of the catalogue */
export const exportFields = (entity: RecordKind): readonly ExportField[] => FIELDS[entity];

const SPECIFIED = byKind((kind) => (kind === "awardsDue" ? FIELDS[kind] : fieldsOf(RECORDS[kind].fields)));

/** @returns the columns of specification §3 for these records, in its order */
export const specifiedFields = (entity: RecordKind): readonly ExportField[] => SPECIFIED[entity];

/** @returns the fields with these names, in the order of the names; donors may also have period counts. Unknown names are skipped */
export const chosenExportFields = (entity: RecordKind, names: readonly string[]): ExportField[] =>
  [...new Set(names)].flatMap((name) => {
    const known = FIELDS[entity].filter((field) => field.name === name);
    if (known.length > 0) return known;
    const periodCount = entity === "donors" ? periodCountOf(name) : null;
    return periodCount ? [periodCountField(periodCount)] : [];
  });
