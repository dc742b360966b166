import type { FileReading, ReadOptions } from "../types";
import type { Table } from "./table";

/** What was read of a file in one way, and how. */
export interface SourceTable {
  table: Table;
  encoding: string;
  delimiter: string;
  sheet: string | null;
  notes: string[];
  /** Numbers that are days count from 1904, as in workbooks of old Macs. */
  from1904?: boolean;
}

/** A file that can be read again in another way. */
export interface FileSource {
  readonly name: string;
  readonly kind: FileReading["kind"];
  readonly size: number;
  readonly sheets: readonly string[];
  read(options: Partial<ReadOptions>, progress: (share: number) => void): Promise<SourceTable>;
}
