import type { DonatingFacts } from "../../../domain/donation/warnings";
import type { DonationFact } from "../../../domain/donation/next-donation";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import type { ImportEntity } from "../../../domain/import/entity";

/** The result of looking up the donor of a row. */
export interface FoundDonor {
  /** Null if there is no such donor, or there are several. */
  id: string | null;
  name: string;
  /** What distinguishes the donor from others of the same name. */
  hint: string;
  /** Why there is no match, in Italian; null for a donor to add. */
  reason: string | null;
  /** There are several candidates: the summary asks. */
  isAsked: boolean;
  /** For the warnings about donations; null if the server doesn't send them. */
  facts: DonatingFacts | null;
  donations: readonly (DonationFact & { key: string })[];
}

export interface EngineContext {
  /** ISO day in Italy. */
  today: string;
  /** Names of the association's zones; empty if the server has no zones. */
  zones: readonly string[];
  /** When donors may donate; null if the rules can't be read. */
  rules?: EligibilityRules | null;
  /**
   * Looks up the donors of at most 500 rows, by the values that identify them.
   * @returns one result for each row
   */
  findDonors?: (entity: ImportEntity, rows: readonly Record<string, string>[]) => Promise<readonly FoundDonor[]>;
}

export interface ReadOptions {
  /** As `TextDecoder` knows it: "utf-8", "windows-1252", "utf-16le", "utf-16be". */
  encoding: string;
  delimiter: string;
  /** Null for files without sheets. */
  sheet: string | null;
  /** The row of the headings, from 0; -1 for none. */
  headingRow: number;
  /** Imports the rows at the end that look like totals. */
  keepsTotals: boolean;
  /** Repeats the value of a cell that spans several rows; null while the user hasn't been asked. */
  fillsMerged: boolean | null;
}

export interface FileReading {
  name: string;
  kind: "csv" | "xlsx" | "ods" | "paste";
  /** In bytes. */
  size: number;
  sheets: string[];
  options: ReadOptions;
  /** The number of rows of data: without headings, titles above them, and empty rows. */
  rows: number;
  /** Recognised by the headings; {@link ImportEngine.match} can change it. */
  entity: ImportEntity;
  columns: { index: number; heading: string; examples: string[] }[];
  /** The first rows, including titles and headings. */
  preview: string[][];
  /** The row number of each preview row in the spreadsheet. */
  previewLines: number[];
  /** Line numbers of the rows at the end that look like totals. They aren't imported unless `keepsTotals`. */
  totals: number[];
  /** The headings of columns with cells that span several rows of data. */
  mergedColumns: string[];
  /** Remarks in Italian: "3 righe vuote saltate". */
  notes: string[];
  /** A question about the encoding; null if it is clear, or the user has chosen it. */
  doubt: EncodingDoubt | null;
  /** Lines of rows with wrongly decoded letters, and one of their cells. */
  damaged: { lines: readonly number[]; example: string };
  /** A hash of the headings: a file of the same shape is matched as the last one. */
  shape: string;
}

export interface FileRefusal {
  title: string;
  remedy: string;
}

/** The field of a column. */
export interface ColumnMatch {
  /** A name of `domain/import/import-fields`; null for a column that isn't imported. */
  field: string | null;
  /** sure, likely: matched by heading and values; chosen: by the user; none: the user must choose. */
  confidence: "sure" | "likely" | "chosen" | "none";
}

export interface MatchedColumn extends ColumnMatch {
  column: number;
  /** The format of days: "gg/mm/aaaa", "g-m-aa", "mm/gg/aaaa". */
  format?: string;
  /** Each day of the column can be read with the day or the month first. */
  ambiguousDates?: boolean;
  /** Unknown values with the user's translation: "" for "leave empty", null while there is none. */
  untranslated: { value: string; rows: number; to: string | null }[];
}

export interface Matching {
  entity: ImportEntity;
  columns: MatchedColumn[];
  /** Fields that have the same value in all rows. */
  constants: Record<string, string>;
  /** Required fields without a column or a constant. */
  missing: string[];
  /** The number of columns that need an answer: a field, an order of dates, or translations. */
  unsettled: number;
}

export interface MatchingChange {
  entity?: ImportEntity;
  columns?: (Pick<MatchedColumn, "column" | "field"> & { format?: string })[];
  translations?: { column: number; value: string; to: string | null }[];
  constants?: Record<string, string>;
  /** The matching of another file, from {@link ImportEngine.settings}. */
  settings?: unknown;
}

export interface CellFault {
  level: "error" | "warning";
  /** For {@link ImportEngine.fixAll} and the filter of {@link ImportEngine.rows}. */
  kind: string;
  message: string;
  fix?: string;
}

export interface CellProblem extends CellFault {
  field: string;
}

export interface GridRow {
  /** The row number in the spreadsheet, from 1. */
  row: number;
  /** Display texts by field: days as gg/mm/aaaa, labels of options. */
  values: Record<string, string>;
  problems: CellProblem[];
  skipped: boolean;
  /** The donor's name, and the field beside which it is shown. */
  donor?: { field: string; name: string } | undefined;
}

/** Numbers of rows: all = toFix + ready + skipped. Rows with warnings are ready, too. */
export interface CheckCounts {
  toFix: number;
  warnings: number;
  ready: number;
  skipped: number;
  all: number;
  kinds: { kind: string; label: string; field: string; level: CellProblem["level"]; rows: number; fixable: boolean }[];
  canUndo: boolean;
  canRedo: boolean;
}

export interface RowFilter {
  show: "toFix" | "warnings" | "ready" | "skipped" | "all";
  kind?: string;
  /** With {@link kind}: only problems of that field. */
  field?: string;
  /** A text in any cell, regardless of case and accents. */
  find?: string;
}

/** A row with values as the forms send them: ISO days, names of zones, values of options. Empty cells are omitted. */
export interface ImportRow {
  row: number;
  values: Record<string, unknown>;
}

export interface ImportCounts {
  /** Rows of data in the file: ready + skipped + refused. */
  read: number;
  ready: number;
  skipped: number;
  refused: number;
  batches: number;
  /** Of all ready rows and their values. */
  checksum: string;
}

/** The new text of a cell, as in {@link GridRow}; if the field is null, whether the row is skipped. */
export type MadeChange =
  | readonly [row: number, field: string, text: string]
  | readonly [row: number, field: null, skipped: boolean];

/** A step of edits, or an undo ("back") or redo ("forth"). It can be stored as JSON. */
export type MadeStep = { changes: readonly MadeChange[] } | { step: "back" | "forth" };

export interface EncodingDoubt {
  /** The more likely one first. */
  encodings: readonly string[];
  /** Some cells with letters beyond ASCII, each decoded with all of the encodings. */
  examples: readonly (readonly string[])[];
}
