import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import type { CellValue } from "../../../domain/fields/field-words";
import { IMPORT_ENTITIES } from "../../../domain/import/entity";
import { importFields } from "../../../domain/import/import-fields";
import { isRecord } from "../../../domain/values";
import type { ImportedRow } from "../api/read-imports";
import { REFUSED_HEADING } from "../engine/matching/match-columns";

const REASON: ExportField = {
  ...{ name: "reason", kind: "text", label: REFUSED_HEADING, section: "", editedBy: "nobody" },
};

/**
 * The refused rows of an import by what the server has kept of them, where the file isn't at hand any more: a CSV under our
 * own headings, each row with its reason, ready to be mended and fed in again.
 */
export function refusedValuesCsv(entity: string, rows: readonly ImportedRow[]): Blob {
  const kind = IMPORT_ENTITIES.find((one) => one === entity) ?? "donors";
  const values = rows.map((row) => (isRecord(row.values) ? row.values : {}));
  const fields = importFields(kind).filter(({ name }) => values.some((of) => isCell(of[name])));
  const columns = [...fields, REASON];
  const lines = rows.map(({ reason }, at) =>
    csvLine(columns, [...fields.map(({ name }) => cellOf(values[at]?.[name])), reason ?? ""]),
  );
  return new Blob([csvHead(columns), ...lines], { type: "text/csv;charset=utf-8" });
}

const isCell = (value: unknown): boolean => cellOf(value) !== null;
/** A text, a number, a flag; null for nothing, and for what no file of ours can say. */
const cellOf = (value: unknown): CellValue =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean" ? value : null;
