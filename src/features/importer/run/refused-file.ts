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

/** @returns the refused rows as the file has them, including those that the check has refused */
const fromFile = (engine: ImportEngine, reasons: Reasons): Promise<Blob> =>
  engine.refusedFile(Object.fromEntries(reasons.map(({ row, reason }) => [row, reason ?? ""])));

const PAGE = 500;

/** @returns the rows that were skipped in the check, each with its problems; without problems, a user has skipped it */
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

/** @returns the rows of a file that were skipped, in the check or by the server, each with why. @throws ApiError */
export async function skippedFile(session: Pick<Session, "call">, of: Import, engine: ImportEngine): Promise<Blob> {
  const [inCheck, onServer] = await Promise.all([skippedInCheck(engine), allRows(session, of._id, "skip")]);
  return fromFile(engine, [...inCheck, ...onServer]);
}

/**
 * The refused rows of an import of the server.
 * @param engine of its file, while that is open; without it they are as the server has them
 * @throws ApiError
 */
export async function refusedFile(
  session: Pick<Session, "call">,
  of: Import,
  engine: ImportEngine | null,
): Promise<Blob> {
  const rows = await allRows(session, of._id, "refuse");
  return engine ? fromFile(engine, rows) : refusedValuesCsv(of.entity, rows);
}

const REASON: ExportField = {
  ...{ name: "reason", kind: "text", label: REFUSED_HEADING, section: "", editedBy: "nobody" },
};

/**
 * Writes the refused rows of an import as a CSV, from the values that the server has kept: for when the file is no longer
 * open. It has our own headings and the reason of each row, so that it can be corrected and imported again.
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
/** Returns a text, a number or a flag; null for an empty text and for any other value, which our files can't hold. */
const cellOf = (value: unknown): CellValue =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean" ? value : null;

/**
 * @returns saves rows that were not written as a file, which can be corrected and imported again. It returns whether that
 *   worked; if not, a toast says so
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
