import { importField } from "../../../domain/import/import-fields";
import type { FileReading, Matching } from "../engine/types";
import { isOpen, waitingValues } from "./outcome";

/** What still waits for an answer, in the file's order. */
interface Waiting {
  /** Columns, by their place in the file. */
  columns: number[];
  /** Whether the order of dates is asked: once, for all columns in which it can't be seen. */
  order: boolean;
}

export function waitingOf({ columns, unsettled }: Matching): Waiting {
  const others = columns.filter((match) => isOpen(match) || waitingValues(match) > 0);
  const order = unsettled > others.length;
  const waits = columns.filter((match) => others.includes(match) || (order && match.ambiguousDates));
  return { columns: waits.map(({ column }) => column), order };
}

/** @returns the headings of other columns that give the same field: they are joined */
export function joinedWith({ columns }: Matching, reading: FileReading, column: number): string[] {
  const field = columns.find((match) => match.column === column)?.field ?? null;
  if (field === null) return [];
  return columns
    .filter((match) => match.field === field && match.column !== column)
    .map((match) => reading.columns[match.column]?.heading ?? "");
}

/** @returns what the needed fields that miss are called */
export const missingLabels = ({ entity, missing }: Matching): string[] =>
  missing.map((name) => importField(entity, name)?.label ?? name);
