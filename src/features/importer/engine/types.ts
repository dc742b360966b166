import type { DonatingFacts } from "../../../domain/donation/warnings";
import type { DonationFact } from "../../../domain/donation/next-donation";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import type { ImportEntity } from "../../../domain/import/entity";

export interface FoundDonor {
  /** Null if there is no such donor, or several could be meant. */
  id: string | null;
  name: string;
  /** What distinguishes the donor from others of the same name. */
  hint: string;
  /** Why there is no match, in Italian; null for a donor to add. */
  reason: string | null;
  /** Several could be meant: the summary asks. */
  isAsked: boolean;
  /** What a donation is checked against; null if it isn't known. */
  facts: DonatingFacts | null;
  donations: readonly (DonationFact & { key: string })[];
}

export interface EngineContext {
  /** ISO day in Italy. */
  today: string;
  /** Names of the association's zones; none if the server has no zones. */
  zones: readonly string[];
  /** When donors may donate; null if the rules can't be read. */
  rules?: EligibilityRules | null;
  /**
   * Finds the donors of rows, by the values that they are found by, at most 500 at a time.
   * @returns one for each row
   */
  findDonors?: (entity: ImportEntity, rows: readonly Record<string, string>[]) => Promise<readonly FoundDonor[]>;
}

export interface ReadOptions {
  /** As `TextDecoder` knows it: "utf-8", "windows-1252", "utf-16le", "utf-16be". */
  encoding: string;
  delimiter: string;
  /** Of a workbook with several; null for files that have none. */
  sheet: string | null;
  /** The row of the headings, counted from 0; -1 where there is none. */
  headingRow: number;
  /** Rows at the end that look like totals are rows as the others. */
  keepsTotals: boolean;
}

export interface FileReading {
  name: string;
  kind: "csv" | "xlsx" | "ods" | "paste";
  /** Bytes. */
  size: number;
  sheets: string[];
  options: ReadOptions;
  /** Of data: neither headings, nor what stands above them, nor empty ones. */
  rows: number;
  /** Recognised by the columns; changeable ({@link ImportEngine.match}). */
  entity: ImportEntity;
  columns: { index: number; heading: string; examples: string[] }[];
  /** The first rows as they were read, titles and headings among them. */
  preview: string[][];
  /** The number of each row of the preview, as a spreadsheet counts them: empty ones are counted, and not shown. */
  previewLines: number[];
  /** Rows at the end that look like totals, by the lines of the file: left out, where nobody has said that they are rows. */
  totals: number[];
  /** What one should know, in Italian: "3 righe vuote saltate". */
  notes: string[];
  /** To be answered before the columns are matched; null where the encoding is sure, or a person has chosen it. */
  doubt: EncodingDoubt | null;
  /** Lines of the rows with letters that were decoded wrongly, and one of their cells. */
  damaged: { lines: readonly number[]; example: string };
  /** A digest of the headings: files of the same shape are matched in the same way. */
  shape: string;
}

export interface FileRefusal {
  title: string;
  remedy: string;
}

export interface ColumnMatch {
  column: number;
  /** A name of `domain/import/import-fields`; null for a column that isn't imported. */
  field: string | null;
  /** sure: by its heading or by all of its content; likely: to be looked at; chosen: by a person; none: nobody knows. */
  confidence: "sure" | "likely" | "chosen" | "none";
  /** Of days: "gg/mm/aaaa", "g-m-aa", "mm/gg/aaaa". */
  format?: string;
  /** Every day of the column could be read with day or month first: to be asked once. */
  ambiguousDates?: boolean;
  /** Values that no rule understands, with what a person said they are; "" for nothing, null while it isn't said. */
  untranslated: { value: string; rows: number; to: string | null }[];
}

export interface Matching {
  entity: ImportEntity;
  columns: ColumnMatch[];
  /** Fields that have the same value in all rows. */
  constants: Record<string, string>;
  /** Needed fields that neither a column nor a constant gives. */
  missing: string[];
  /** Columns that wait for an answer: which field, which order of the date, which value. */
  unsettled: number;
}

export interface MatchingChange {
  entity?: ImportEntity;
  columns?: (Pick<ColumnMatch, "column" | "field"> & { format?: string })[];
  translations?: { column: number; value: string; to: string | null }[];
  constants?: Record<string, string>;
  /** A whole matching as {@link ImportEngine.settings} gave it, of a file of the same shape. */
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
  /** As a spreadsheet counts the rows of the file, from 1. */
  row: number;
  /** By field, as people write them: days as gg/mm/aaaa, labels of options. */
  values: Record<string, string>;
  problems: CellProblem[];
  skipped: boolean;
  /** Whose the row is, and the field beside which the name is shown. */
  donor?: { field: string; name: string } | undefined;
}

/** Rows, by what is to be done with them: all = toFix + ready + skipped; those with warnings are among the ready. */
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
  /** With {@link kind}: of that field alone. */
  field?: string;
  /** In any cell, without case and accents. */
  find?: string;
}

/** A row as the forms send it: ISO days, names of zones, words of options. Only what the file says. */
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

/** A cell's new text, as {@link GridRow} shows it; where the field is null, whether the row is skipped. */
export type MadeChange =
  | readonly [row: number, field: string, text: string]
  | readonly [row: number, field: null, skipped: boolean];

/** One step that a person has made in the rows, or has gone back or forth. JSON carries it. */
export type MadeStep = { changes: readonly MadeChange[] } | { step: "back" | "forth" };

export interface EncodingDoubt {
  /** The likelier one first. */
  encodings: readonly string[];
  /** Some cells with letters beyond ASCII, each as all the encodings have it. */
  examples: readonly (readonly string[])[];
}
