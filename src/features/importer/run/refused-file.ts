import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import type { CellValue } from "../../../domain/fields/field-words";
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

type Reasons = readonly { row: number | null; reason: string | null }[];

/** @returns the refused rows as the file has them, with those that the check had refused */
const fromFile = (engine: ImportEngine, reasons: Reasons): Promise<Blob> =>
  engine.refusedFile(Object.fromEntries(reasons.map(({ row, reason }) => [row, reason ?? ""])));

const PAGE = 500;

/** @returns the rows that were skipped in the check, each with what was wrong with it, or that somebody wanted it so */
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

/**
 * @returns what saves rows that were not written as a file, ready to be mended and fed in again, and answers whether it did;
 *   who presses is told where it fails
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
