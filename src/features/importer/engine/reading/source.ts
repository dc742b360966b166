import type { FileReading, ReadOptions, EncodingDoubt } from "../types";
import { refusals, FileRefused } from "./refusals";
import type { Table } from "./table";

/** A cell that lies over several columns: the line, and the first and last column, counted from 0. */
export interface MergedCell {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Merged cells matter in the headings alone. */
export const LAST_MERGED_LINE = 50;

export interface SourceTable {
  table: Table;
  encoding: string;
  delimiter: string;
  sheet: string | null;
  notes: string[];
  /** Numbers that are days count from 1904, as in workbooks of old Macs. */
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

/** @throws FileRefused for a file that was moved or changed since, or that another program has locked */
export async function readBytes(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    throw new FileRefused(refusals.unreadable);
  }
}
