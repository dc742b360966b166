import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import type { CellValue } from "../../../../domain/fields/field-words";
import { exportFields, type ExportField } from "../../../../domain/export/export-fields";
import type { FieldDefinition, FieldKind } from "../../../../domain/fields/field";
import { RECORD_FIELDS } from "../../../../domain/fields/record-fields";
import { OWNER } from "../../../../domain/filter/computed-fields";
import { filterFields } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/record-kinds";
import { isRecord } from "../../../../domain/values";
import { readField, type ExportedRow, type Row } from "./read-row";
import { lazily } from "../../../../domain/async/lazily";

/** A list's order, to be kept where its rows come in parts. */
interface RowOrder {
  /** Reads what a row is ordered by. */
  sortedBy: (row: Row) => readonly CellValue[];
  /** @returns rows as the server would give them all at once */
  sort(rows: readonly ExportedRow[]): ExportedRow[];
}

/** Kinds that are words, and are collated as Italian is; all others compare by their characters. */
const WORDS: ReadonlySet<FieldKind> = new Set(["text", "zone"]);
/** What people of one last name are ordered by, and awards of one rank. */
const THEN: Partial<Record<string, string>> = { lastName: "firstName", rank: "donorName" };

const words = lazily(() => new Intl.Collator("it"));
const ids = lazily(() => new Intl.Collator("it", { numeric: true }));

/**
 * @param by as the list has it: a field, "donor." and one of the donor whose the row is, a minus before it for descending
 * @returns the order that the contract tells of: what is missing last, what is equal by the first name and then by id
 */
export function rowOrder(entity: RecordKind, by: string, rules?: EligibilityRules | null): RowOrder {
  const descending = by.startsWith("-");
  const name = descending ? by.slice(1) : by;
  const owned = name.startsWith(OWNER);
  const bare = owned ? name.slice(OWNER.length) : name;
  const fields = [bare, THEN[bare]].flatMap((each): ExportField[] => {
    const field = each && (filterFields(entity).get(owned ? OWNER + each : each) ?? sortedOnly(entity, each));
    return field ? [{ ...field, name: each }] : [];
  });
  const compareFrom = (first: number, a: ExportedRow, b: ExportedRow): number => {
    for (let at = first; at < fields.length; at++) {
      const difference = compare(fields[at], a.sortedBy[at] ?? null, b.sortedBy[at] ?? null);
      if (difference !== 0) return difference;
    }
    return ids().compare(a._id, b._id);
  };
  const lacks = ({ sortedBy: [first = null] }: ExportedRow) => first === null;
  const compareRows = (a: ExportedRow, b: ExportedRow) => {
    if (lacks(a) || lacks(b)) return Number(lacks(a)) - Number(lacks(b)) || compareFrom(1, a, b);
    return compareFrom(0, a, b) * (descending ? -1 : 1);
  };
  return {
    sortedBy(row) {
      const owner = owned ? row.donor : row;
      return fields.map((field) => (isRecord(owner) ? readField(owner, field, rules) : null));
    },
    // by a field that nobody knows, rows stay as they came
    sort: (rows) => (fields.length > 0 ? [...rows].sort(compareRows) : [...rows]),
  };
}

/** By what a list is sorted, and not filtered. */
const sortedOnly = (entity: RecordKind, name: string): FieldDefinition | undefined =>
  RECORD_FIELDS[entity].own[name] ?? exportFields(entity).find((field) => field.name === name);

function compare(field: ExportField | undefined, a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a !== "string" && typeof b !== "string") return Number(a) - Number(b);
  if (field && WORDS.has(field.kind)) return words().compare(String(a), String(b));
  return a === b ? 0 : String(a) < String(b) ? -1 : 1;
}
