import type { ExportField } from "../../../domain/export/export-fields";
import type { ReadRequest } from "../../../api/client/early-reads";
import type { RecordKind } from "../../../domain/records/records";
import type { Reader } from "../../../api/readers/read";
import type { ChosenRows } from "../selection";
import type { ExportedRow } from "./rows/read-row";

export const EXPORT_FORMATS = ["xlsx", "csv", "json", "print"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The most rows that a page can print: over 600 pages. */
export const MAX_PRINTED_ROWS = 20_000;

/** With more columns, each row is a paragraph. */
export const MAX_PRINTED_COLUMNS = 12;

/** Which rows: selected, matching or all. */
export type ExportScope = "selection" | "filter" | "all";

export interface ExportRequest {
  entity: RecordKind | "activity";
  /** Name of the rows in responses; the entity when missing. */
  rows?: string;
  format: ExportFormat;
  scope: ExportScope;
  fields: readonly ExportField[];
  /** Reads a row with these fields; by default as a record of the entity. */
  row?: Reader<ExportedRow | null>;
  /** The list's request; the export replaces page and size. */
  read: ReadRequest;
  /** Field of the filter by ids. */
  idField: string;
  /** Null: all rows of `read`. */
  selected: ChosenRows | null;
  /** The number of rows; null if unknown. */
  total: number | null;
  fileName: string;
  /** The filter in words, for prints and workbooks; never sent. */
  filterText: string;
  /** The user's name. */
  author: string;
}
