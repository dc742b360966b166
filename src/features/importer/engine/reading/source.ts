import type { FileReading, ReadOptions, EncodingDoubt } from "../types";
import { refusals, FileRefused } from "./refusals";
import type { Table } from "./table";

/** A cell that spans several columns: its line (from 1), and its first and last column (from 0). */
export interface MergedCell {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Merged cells matter only in the headings. */
export const LAST_MERGED_LINE = 50;

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
