import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { optionLabel } from "../../../../domain/fields/field";
import { filterFields, type FilterField } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/record-kinds";
import type { ColumnFilter, ColumnValue, ListQuestion } from "../../question";
import { texts } from "../texts";

/** @returns the field of a column whose values are few words to choose from: an enumeration, or a zone; else null */
export function choiceField(list: RecordKind, columnId: string): FilterField | null {
  const field = filterFields(list).get(columnId);
  return field?.kind === "enumeration" || field?.kind === "zone" ? field : null;
}

/** @returns what of a column is chosen */
export const chosenOf = ({ filters }: Pick<ListQuestion, "filters">, id: string): readonly ColumnValue[] =>
  filters.find((filter) => filter.id === id)?.value ?? [];

/** @returns the filters with other values of a column; a column without any is none */
export function withChosen(
  filters: readonly ColumnFilter[],
  id: string,
  value: readonly ColumnValue[],
): readonly ColumnFilter[] {
  const changed = { id, value };
  if (value.length === 0) return filters.filter((filter) => filter.id !== id);
  return filters.some((filter) => filter.id === id)
    ? filters.map((filter) => (filter.id === id ? changed : filter))
    : [...filters, changed];
}

/** @returns the values to choose from, those that are chosen among them, whatever they are */
function valuesOf(field: FilterField, zones: readonly string[], chosen: readonly ColumnValue[]): ColumnValue[] {
  const known = field.kind === "zone" ? zones : Object.keys(field.options ?? {});
  const values = known.map((word): ColumnValue => (field.numeric ? Number(word) : word));
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

/** @returns what a column's values are called, one after the other */
export const chosenWords = (field: FilterField, chosen: readonly ColumnValue[]): string =>
  chosen.map((value) => optionLabel(field, String(value))).join(", ");

/** What the menu says in place of zones. */
const ZONE_NOTES = { loading: texts.zonesLoading, error: texts.zonesFailed, absent: "" };

/**
 * @param zones their names, or the status of their read
 * @returns the menu of a column
 */
export function columnEntries(
  field: FilterField,
  zones: readonly string[] | keyof typeof ZONE_NOTES,
  chosen: readonly ColumnValue[],
  onChoose: (value: readonly ColumnValue[]) => void,
): MenuEntry[] {
  const values = valuesOf(field, typeof zones === "string" ? [] : zones, chosen);
  const note = field.kind === "zone" && typeof zones === "string" ? ZONE_NOTES[zones] : "";
  return [
    ...values.map((value): MenuEntry => ({
      kind: "check",
      label: optionLabel(field, String(value)),
      checked: chosen.includes(value),
      // in the menu's order, so that the same choice asks for the same
      onCheckedChange: (checked) =>
        onChoose(values.filter((other) => (other === value ? checked : chosen.includes(other)))),
    })),
    ...(note ? [{ kind: "content" as const, key: "note", content: note }] : []),
    ...(chosen.length > 0
      ? [
          { kind: "separator" as const, key: "end" },
          { kind: "item" as const, label: texts.noColumnFilter, onSelect: () => onChoose([]) },
        ]
      : []),
  ];
}
