import { flag, identity, number, text, type Reader } from "../../../../api/readers/read";
import { day } from "../../../../api/readers/read-day";
import { romeDay } from "../../../../domain/dates/days";
import { periodCountOf, wireField } from "../../../../domain/filter/period-counts";
import { isRecord } from "../../../../domain/values";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { cellText } from "../../../../domain/export/csv";
import { formatLongDate } from "../../../../domain/format";
import type { CellValue } from "../../../../domain/fields/field-text";
import type { ExportField } from "../../../../domain/export/export-fields";
import { registryName } from "../../../../domain/donor/registry-name";
import { suspensionNote } from "../../../donor/parts/suspension-note";
import { DONOR_READERS, mayDonateOfRow, ROW_FACTS, type RowFacts } from "../../../donor/rows";

export interface ExportedRow {
  /** Empty if unknown. */
  _id: string;
  /** In the order of the fields. */
  values: CellValue[];
  /** Sort values; empty without an order. */
  sortedBy: readonly CellValue[];
}

const silent = () => undefined;
const readText = text("");

/** A value of another kind than the field's is written as the server sent it. */
function readValue({ kind, numeric }: ExportField, value: unknown): CellValue {
  if (value === undefined || value === null || value === "") return null;
  const asReceived = () => (typeof value === "object" ? JSON.stringify(value) : readText(value, "", silent));
  // several zones are one cell
  if (kind === "zone" && Array.isArray(value) && value.every((zone) => typeof zone === "string"))
    return value.join(", ");
  if (kind === "day") return day(null)(value, "", silent) ?? asReceived();
  if (kind === "flag") return flag(null)(value, "", silent) ?? asReceived();
  if (kind === "number" || numeric) return number(null)(value, "", silent) ?? asReceived();
  return asReceived();
}

export type Row = Record<string, unknown>;

const rowFacts = (row: Row) =>
  Object.fromEntries(ROW_FACTS.map((name) => [name, DONOR_READERS[name](row[name], "", silent)])) as RowFacts;

/** Fields that are computed from others. */
const COMPUTED_FIELDS: Partial<Record<string, (row: Row, rules: EligibilityRules | null) => CellValue>> = {
  nextDonationDate: (row, rules) => mayDonateOfRow(rowFacts(row), rules).date,
  donorName: ({ donor, donorName }) =>
    isRecord(donor)
      ? registryName({
          firstName: readText(donor.firstName, "", silent),
          lastName: readText(donor.lastName, "", silent),
        })
      : text(null)(donorName, "", silent),
  donorId: ({ donor }) => (isRecord(donor) ? text(null)(donor._id, "", silent) : null),
};

/** @returns a field's value. @param rules null if they can't be read */
export function readField(
  row: Row,
  field: ExportField,
  rules: EligibilityRules | null = DEFAULT_ELIGIBILITY_RULES,
): CellValue {
  if (periodCountOf(field.name)) {
    const periodCounts = isRecord(row.figures) ? row.figures : {};
    return readValue(field, periodCounts[wireField(field.name, romeDay(Date.now()))]);
  }
  const compute = COMPUTED_FIELDS[field.name];
  return compute ? compute(row, rules) : readValue(field, row[field.name]);
}

/** @returns a field's text on paper, where the day of a suspended donor has a note */
function printedField(row: Row, field: ExportField, rules: EligibilityRules | null | undefined): CellValue {
  const value = readField(row, field, rules);
  const note = field.name === "nextDonationDate" && value !== null && suspensionNote(rowFacts(row), formatLongDate);
  return note ? `${cellText(field, value)}. ${note}` : value;
}

/** Reads rows with the fields of a file or, `onPaper`, of a print. */
export function exportedRow(
  fields: readonly ExportField[],
  {
    sortedBy = () => [],
    rules,
    onPaper = false,
  }: {
    sortedBy?: (row: Row) => readonly CellValue[];
    rules?: EligibilityRules | null;
    onPaper?: boolean;
  } = {},
): Reader<ExportedRow | null> {
  return (value, path, note) => {
    if (!isRecord(value)) {
      note(path, "unreadable");
      return null;
    }
    return {
      _id: identity(value._id ?? value.key, path, silent),
      values: fields.map((field) => (onPaper ? printedField : readField)(value, field, rules)),
      sortedBy: sortedBy(value),
    };
  };
}
