import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import type { CellValue } from "../../../domain/fields/field-text";
import { IMPORT_ENTITIES } from "../../../domain/import/entity";
import { importFields } from "../../../domain/import/import-fields";
import { isRecord } from "../../../domain/values";
import { saveFile } from "../../../ui/browser/save-file";
import { useToast } from "../../../ui/toast/toast";
import { allRows } from "../api/import-calls";
import type { Import, ImportedRow } from "../api/read-imports";
import { REFUSED_HEADING } from "../engine/matching/match-columns";
import type { ImportEngine } from "../engine/engine";
import { texts } from "./texts";

type Reasons = readonly { row: number; reason: string | null }[];

/** @returns a CSV of rows as in the file, with their reasons; rows with errors are included */
const fromFile = (engine: ImportEngine, reasons: Reasons): Promise<Blob> =>
  engine.refusedFile(Object.fromEntries(reasons.map(({ row, reason }) => [row, reason ?? ""])));

const PAGE = 500;

/** @returns the rows that the user skipped, each with its problems as the reason */
async function skippedInCheck(engine: ImportEngine): Promise<Reasons> {
  const all: { row: number; reason: string }[] = [];
  for (;;) {
    const { rows } = await engine.rows({ show: "skipped" }, all.length, all.length + PAGE);
    if (rows.length === 0) return all;
    for (const { row, problems } of rows) {
      const messages = problems.map(({ message }) => message).join("; ");
      all.push({ row, reason: messages || texts.skippedByHand });
    }
  }
}

/** @returns a CSV of the rows that the user or the server skipped, with the reasons. @throws ApiError */
export async function skippedFile(
  session: Pick<Session, "call">,
  importRun: Import,
  engine: ImportEngine,
): Promise<Blob> {
  const [inCheck, onServer] = await Promise.all([skippedInCheck(engine), allRows(session, importRun._id, "skip")]);
  return fromFile(engine, [...inCheck, ...onServer]);
}

/**
 * @param engine of the import's file, if it is open: then the CSV has its original cells; otherwise the server's values
 * @returns a CSV of the refused rows, with the reasons
 * @throws ApiError
 */
export async function refusedFile(
  session: Pick<Session, "call">,
  importRun: Import,
  engine: ImportEngine | null,
): Promise<Blob> {
  const rows = await allRows(session, importRun._id, "refuse");
  return engine ? fromFile(engine, rows) : refusedValuesCsv(importRun.entity, rows);
}

const REASON: ExportField = {
  name: "reason",
  kind: "text",
  label: REFUSED_HEADING,
  section: "",
  editedBy: "nobody",
};

/**
 * Writes the refused rows of an import as a CSV, from the values that the server has kept: for when the file is no longer
 * open. It has our own headings and the reason of each row, so that it can be corrected and imported again.
 */
export function refusedValuesCsv(entity: string, rows: readonly ImportedRow[]): Blob {
  const kind = IMPORT_ENTITIES.find((one) => one === entity) ?? "donors";
  const values = rows.map((row) => (isRecord(row.values) ? row.values : {}));
  const fields = importFields(kind).filter(({ name }) => values.some((rowValues) => isCell(rowValues[name])));
  const columns = [...fields, REASON];
  const lines = rows.map(({ reason }, at) =>
    csvLine(columns, [...fields.map(({ name }) => cellOf(values[at]?.[name])), reason ?? ""]),
  );
  return new Blob([csvHead(columns), ...lines], { type: "text/csv;charset=utf-8" });
}

const isCell = (value: unknown): boolean => cellOf(value) !== null;
/** Returns a text, a number or a flag; null for an empty text and for any other value, which our files can't hold. */
const cellOf = (value: unknown): CellValue =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean" ? value : null;

/**
 * @returns a function that downloads rows as a file, to correct and import again. It returns whether that succeeded; if not,
 *   it shows a toast
 */
export function useSaveRefused(): (make: () => Promise<Blob>, name?: string) => Promise<boolean> {
  const toast = useToast();
  return async (make, name = texts.refusedFile) => {
    try {
      saveFile(await make(), name);
      return true;
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : texts.notDownloaded);
      return false;
    }
  };
}
