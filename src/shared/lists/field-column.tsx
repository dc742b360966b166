import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import { fieldWords, IN_FULL } from "../../domain/fields/field-words";
import { FieldValue, type FieldCellValue } from "./components/field-value";
import type { ListColumn, ListRow } from "./list-column";

/** px, by what a field holds. */
const WIDTHS: Record<FieldDefinition["kind"], number> = {
  text: 180,
  code: 140,
  number: 100,
  day: 124,
  moment: 180,
  flag: 92,
  enumeration: 170,
  zone: 120,
};

/** A row that may have a catalogue's fields: those that its columns need. */
export type FieldRow<Name extends string> = ListRow & { readonly [Field in Name]?: FieldCellValue };

/**
 * A column as the catalogue of fields knows it: label, section, order, and a cell by the kind of the field.
 * @param name the field's; also the column's id, and the field to sort by
 */
export function fieldColumn<Name extends string, Row extends FieldRow<Name>>(
  catalogue: FieldCatalogue,
  name: Name,
): ListColumn<Row> {
  const field = catalogue[name];
  if (!field) return { id: name, label: name };
  const numeric = field.kind === "number";
  return {
    id: name,
    label: field.label,
    section: field.section,
    ...(field.sortable !== false && { sort: name }),
    width: field.format === "email" ? 220 : WIDTHS[field.kind],
    ...(numeric && { numeric }),
    ...((field.format === "email" || field.format === "phone") && { plain: true }),
    text: (row) => fieldWords(field, row[name], IN_FULL),
    cell: (row) => <FieldValue field={field} value={row[name]} />,
  };
}
