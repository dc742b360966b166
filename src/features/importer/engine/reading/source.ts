import type { FileReading, ReadOptions, EncodingDoubt } from "../types";
import { refusals, FileRefused } from "./refusals";
import type { Table } from "./table";

/** A cell that spans several columns or rows: its lines (from 1), and its first and last column (from 0). */
export interface MergedCell {
  readonly line: number;
  readonly lastLine: number;
  readonly from: number;
  readonly to: number;
}

/** Cells that span columns matter only in the headings. */
const LAST_HEADING_LINE = 50;
const MAX_MERGED = 10_000;

/** Adds a merged cell that matters: one that spans columns in the headings, or rows in a column. */
export function addMerged(merged: MergedCell[], cell: MergedCell): void {
  const { line, lastLine, from, to } = cell;
  const inHeadings = to > from && lastLine === line && line <= LAST_HEADING_LINE;
  if (merged.length < MAX_MERGED && (inHeadings || (to === from && lastLine > line))) merged.push(cell);
}

export interface SourceTable {
  table: Table;
  encoding: string;
  delimiter: string;
  sheet: string | null;
  notes: string[];
  /** The workbook counts days from 1904, as on old Macs. */
  from1904?: boolean;
  merged?: readonly MergedCell[];
  doubt?: EncodingDoubt | null;
}

export interface FileSource {
  readonly name: string;
  readonly kind: FileReading["kind"];
  readonly size: number;
  readonly sheets: readonly string[];
  read(options: Partial<ReadOptions>, progress: (share: number) => void): Promise<SourceTable>;
}

/** @throws FileRefused if the file was moved or changed since it was chosen, or another program has locked it */
export async function readBytes(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    throw new FileRefused(refusals.unreadable);
  }
}
