import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import type { CellValue } from "../../../../domain/fields/field-text";
import { exportFields, type ExportField } from "../../../../domain/export/export-fields";
import type { FieldDefinition, FieldKind } from "../../../../domain/fields/field";
import { RECORDS, type RecordKind } from "../../../../domain/records/records";
import { OWNER } from "../../../../domain/records/record";
import { filterFields } from "../../../../domain/filter/filter-fields";
import { isRecord } from "../../../../domain/values";
import { readField, type ExportedRow, type Row } from "./read-row";
import { lazily } from "../../../../domain/async/lazily";

/** Sorts rows that were read in parts, as the server would. */
interface RowOrder {
  sortedBy: (row: Row) => readonly CellValue[];
  sort(rows: readonly ExportedRow[]): ExportedRow[];
}

/** Kinds that are sorted with Italian collation; others compare by characters. */
const COLLATED_KINDS: ReadonlySet<FieldKind> = new Set(["text", "zone"]);
/** Secondary sort fields. */
const SECONDARY_SORT: Partial<Record<string, string>> = { lastName: "firstName", rank: "donorName" };

const collator = lazily(() => new Intl.Collator("it"));
const idCollator = lazily(() => new Intl.Collator("it", { numeric: true }));

/**
 * @param by the list's sort order
 * @returns the contract's order: missing values last, ties by first name and id
 */
export function rowOrder(entity: RecordKind, by: string, rules?: EligibilityRules | null): RowOrder {
  const descending = by.startsWith("-");
  const name = descending ? by.slice(1) : by;
  const isOwnerField = name.startsWith(OWNER);
  const fieldName = isOwnerField ? name.slice(OWNER.length) : name;
  const fields = [fieldName, SECONDARY_SORT[fieldName]].flatMap((each): ExportField[] => {
    const field = each && (filterFields(entity).get(isOwnerField ? OWNER + each : each) ?? sortedOnly(entity, each));
    return field ? [{ ...field, name: each }] : [];
  });
  const compareFrom = (first: number, a: ExportedRow, b: ExportedRow): number => {
    for (let at = first; at < fields.length; at++) {
      const difference = compare(fields[at], a.sortedBy[at] ?? null, b.sortedBy[at] ?? null);
      if (difference !== 0) return difference;
    }
    return idCollator().compare(a._id, b._id);
  };
  const isEmpty = ({ sortedBy: [first = null] }: ExportedRow) => first === null;
  const compareRows = (a: ExportedRow, b: ExportedRow) => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b)) || compareFrom(1, a, b);
    return compareFrom(0, a, b) * (descending ? -1 : 1);
  };
  return {
    sortedBy(row) {
      const owner = isOwnerField ? row.donor : row;
      return fields.map((field) => (isRecord(owner) ? readField(owner, field, rules) : null));
    },
    // without a known field, the rows keep their order
    sort: (rows) => (fields.length > 0 ? [...rows].sort(compareRows) : [...rows]),
  };
}

/** @returns a field that can be sorted by but not filtered */
const sortedOnly = (entity: RecordKind, name: string): FieldDefinition | undefined =>
  RECORDS[entity].fields[name] ?? exportFields(entity).find((field) => field.name === name);

function compare(field: ExportField | undefined, a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a !== "string" && typeof b !== "string") return Number(a) - Number(b);
  if (field && COLLATED_KINDS.has(field.kind)) return collator().compare(String(a), String(b));
  return a === b ? 0 : String(a) < String(b) ? -1 : 1;
}
