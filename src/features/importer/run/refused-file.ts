import type { Session } from "../../../api/session/session";
import { allRows } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import type { ImportEngine } from "../engine/types";
import { refusedValuesCsv } from "./refused-values";
import { texts } from "./texts";

/** Why rows weren't written. */
type Reasons = readonly { row: number | null; reason: string | null }[];

/** @returns the refused rows as the file has them, with those that the check had refused */
const fromFile = (engine: ImportEngine, reasons: Reasons): Promise<Blob> =>
  engine.refusedFile(Object.fromEntries(reasons.map(({ row, reason }) => [row ?? 0, reason ?? ""])));

/** Rows of the check that are read at a time. */
const PAGE = 500;

/** @returns the rows that were skipped in the check, each with what was wrong with it, or that somebody wanted it so */
async function skippedInCheck(engine: ImportEngine): Promise<Reasons> {
  const all: { row: number; reason: string }[] = [];
  for (;;) {
    const { rows } = await engine.rows({ show: "skipped" }, all.length, all.length + PAGE);
    if (rows.length === 0) return all;
    for (const { row, problems } of rows) {
      const words = problems.map(({ message }) => message).join("; ");
      all.push({ row, reason: words || texts.skippedByHand });
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
