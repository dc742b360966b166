import type { FieldCatalogue, FieldKind } from "../../domain/fields/field";
import { fieldWords, IN_FULL } from "../../domain/fields/field-words";
import { FieldValue, type FieldCellValue } from "./components/field-value";
import type { ListColumn, ListRow } from "./list-column";

/** px, by what a field holds. */
const WIDTHS: Record<FieldKind, number> = {
  text: 180,
  code: 140,
  number: 100,
  day: 124,
  moment: 180,
  flag: 92,
  enumeration: 170,
  zone: 120,
};

/**
 * Columns as a catalogue knows them: label, section, order, and a cell by the kind of the field.
 * @param catalogue of the list's rows
 * @returns makes the column of a field, whose name is also its id and what it is sorted by. What the column says for itself
 *   counts: words of its own for the head alone, a cell of its own in place of the words
 */
export function fieldColumns<Row extends ListRow>(catalogue: FieldCatalogue) {
  return (name: NamesOf<Row>, own: Partial<ListColumn<Row>> = {}): ListColumn<Row> => {
    const field = catalogue[name];
    if (!field) return { id: name, label: name, ...own };
    // the row has a field of that name, as its type says
    const valueOf = (row: Row) => row[name] as FieldCellValue;
    return {
      id: name,
      label: field.label,
      fullLabel: field.label,
      section: field.section,
      ...(field.sortable !== false && { sort: name }),
      width: field.format === "email" ? 220 : WIDTHS[field.kind],
      ...(field.kind === "number" && { numeric: true }),
      ...((field.format === "email" || field.format === "phone") && { plain: true }),
      ...(!own.cell && {
        text: (row) => fieldWords(field, valueOf(row), IN_FULL),
        cell: (row) => <FieldValue field={field} value={valueOf(row)} />,
      }),
      ...own,
    };
  };
}

/** The names of a row's values: what can stand in a cell. */
type NamesOf<Row> = { [Name in keyof Row]-?: Row[Name] extends FieldCellValue ? Name : never }[keyof Row] & string;
