import type { PlaceLookup } from "../../../domain/fiscal-code/reading";
import type { NormalisePhone } from "./checking/cell-warnings";
import { pagePace, type Pace } from "./pace";
import { batchOf, countsOf } from "./grid/batches";
import { buildGrid } from "./grid/build-grid";
import { refusedCsv } from "./grid/refused-csv";
import { journalOf, stepsOf, fixesOf, replacementsOf } from "./grid/changes";
import { CheckedGrid } from "./grid/checked-grid";
import { Matcher } from "./matching/matcher";
import { countedColumns, describe, headingsOf, type ReadTable } from "./reading/describe";
import { fillMerged, mergedRows } from "./reading/fill-merged";
import { openFile } from "./reading/open-file";
import type { FileSource } from "./reading/source";
import { findHeadingRow, countTotalRows, withoutLast, recogniseEntity } from "./reading/heading-row";
import { refusals, FileRefused } from "./reading/refusals";
import type { EngineContext, MadeStep, Matching, MatchingChange, ReadOptions, RowFilter } from "./types";

const noProgress = () => undefined;

/** What the check needs, and what is too large to load before it. */
interface CheckData {
  places: PlaceLookup;
  normalisePhone: NormalisePhone;
}

/** Reads, matches, checks and edits one file. Methods reject with an Error; for an unreadable file with {@link FileRefused}. */
export class ImportEngine {
  private source: FileSource | null = null;
  private file: (ReadTable & { matcher: Matcher }) | null = null;
  private grid: CheckedGrid | null = null;
  private options: Partial<ReadOptions> = {};

  /** @param loadData loads the birthplaces and the numbering plans of telephones, when rows are checked */
  constructor(
    private readonly context: EngineContext,
    private readonly pace: Pace,
    private readonly loadData: () => Promise<CheckData>,
  ) {}

  /** @param options the missing ones are detected */
  async open(given: File | { text: string }, progress: (share: number) => void, options: Partial<ReadOptions> = {}) {
    this.close();
    this.options = options;
    this.source = await openFile(given, this.pace);
    return this.readFile(progress);
  }

  async read(options: Partial<ReadOptions>) {
    const former = this.options;
    // another sheet or delimiter has another heading row
    const other = (["sheet", "delimiter"] as const).some(
      (name) => options[name] !== undefined && options[name] !== former[name],
    );
    this.options = {
      ...former,
      ...(other && { headingRow: undefined, keepsTotals: false, fillsMerged: null }),
      ...options,
    };
    try {
      return await this.readFile(noProgress);
    } catch (error) {
      // the former reading stays
      this.options = former;
      throw error;
    }
  }

  private async readFile(progress: (share: number) => void) {
    const { source } = this;
    if (!source) throw new Error("no file is open");
    const read = await source.read(this.options, progress);
    if (read.table.rows === 0) throw new FileRefused(refusals.empty);
    const totalRows = countTotalRows(read.table);
    const totals = [...read.table.lines.subarray(read.table.rows - totalRows)];
    const keepsTotals = this.options.keepsTotals ?? false;
    const asWritten = keepsTotals ? read.table : withoutLast(read.table, totalRows);
    if (asWritten.rows === 0) throw new FileRefused(refusals.empty);
    const headingRow = Math.min(this.options.headingRow ?? findHeadingRow(asWritten), asWritten.rows - 1);
    const fillsMerged = this.options.fillsMerged ?? null;
    const merged = mergedRows(asWritten, headingRow, read.merged);
    const mergedColumns = [...new Set(merged.map(({ from }) => from))];
    const table = fillsMerged ? fillMerged(asWritten, merged) : asWritten;
    if (headingRow === table.rows - 1 && headingRow >= 0) throw new FileRefused(refusals.onlyHeadings);
    const headings = headingsOf(table, headingRow, read.merged);
    const columns = await countedColumns(table, headingRow + 1, headings, this.context.zones, this.pace);
    const kept = this.file?.headings.join("\n") === headings.join("\n") ? this.file.matcher : null;
    const entity = kept?.entity ?? recogniseEntity(headings);
    const matcher = new Matcher(columns, this.context, entity, read.from1904);
    if (kept) matcher.change({ settings: kept.settings() });
    if (this.pace.shouldYield()) await this.pace.yieldToBrowser();
    const described = { totals, keepsTotals, mergedColumns, fillsMerged };
    this.file = { ...read, ...described, table, headingRow, headings, columns, matcher };
    this.grid = null;
    const { name, kind, size, sheets } = source;
    return describe({ name, kind, size, sheets: [...sheets] }, this.file, entity);
  }

  private get opened() {
    if (!this.file) throw new Error("no file is open");
    return this.file;
  }

  private get checked() {
    if (!this.grid) throw new Error("the rows are not checked");
    return this.grid;
  }

  matching() {
    return Promise.resolve(this.opened.matcher.matching());
  }

  match(change: MatchingChange): Promise<Matching> {
    this.opened.matcher.change(change);
    this.grid = null;
    return this.matching();
  }

  /** @returns the matching as JSON, for `match({ settings })` */
  settings() {
    return Promise.resolve(this.opened.matcher.settings());
  }

  async check(progress: (share: number) => void) {
    const { table, headingRow, headings, matcher } = this.opened;
    const { context, pace } = this;
    if (pace.shouldYield()) await pace.yieldToBrowser();
    const from = headingRow + 1;
    const { places, normalisePhone } = await this.loadData();
    const source = { table, from, headings, matcher, context, normalisePhone };
    const fields = await buildGrid(source, pace, (share) => progress(share * 0.7));
    const grid = new CheckedGrid(matcher.entity, fields, table.lines.subarray(from), context, places, pace);
    const counts = await grid.checkAll((share) => progress(0.7 + share * 0.3));
    this.grid = grid;
    return counts;
  }

  rows(filter: RowFilter, from: number, to: number) {
    return this.checked.show(filter, from, to);
  }

  edit(edits: { row: number; field: string; value: string }[]) {
    const grid = this.checked;
    return grid.edit(edits.flatMap(({ row, field, value }) => grid.changeOf(grid.rowAt(row), field, value) ?? []));
  }

  skip(rows: number[], skipped: boolean) {
    const grid = this.checked;
    const known = rows.map((row) => grid.rowAt(row)).filter((row) => row >= 0);
    return grid.edit(known.map((row) => grid.skipOf(row, skipped)));
  }

  async fixAll(kind: string, field: string) {
    return this.checked.edit(await fixesOf(this.checked, kind, field, this.pace));
  }

  async replace(field: string | null, find: string, replacement: string) {
    return this.checked.edit(await replacementsOf(this.checked, field, find, replacement, this.pace));
  }

  undo() {
    return this.checked.step(true);
  }

  redo() {
    return this.checked.step(false);
  }

  /** @returns the edits since the check, without the first `from` steps; none before the check */
  steps(from: number) {
    return this.grid ? stepsOf(this.grid, from, this.pace) : Promise.resolve([]);
  }

  /** Repeats the steps of a draft after a check. Each of them can be undone again. */
  replay(steps: readonly MadeStep[]) {
    return this.checked.replay(journalOf(this.checked, steps, this.pace));
  }

  /** @returns at most 1,000 of the rows that are neither skipped nor have errors. @param index of the batch, from 0 */
  batch(index: number) {
    return Promise.resolve(batchOf(this.checked, index));
  }

  counts() {
    return countsOf(this.checked, this.pace);
  }

  /** @param reasons by row number, from the server. @returns a CSV with a column of reasons, to correct and import again */
  refusedFile(reasons: Record<number, string>) {
    return refusedCsv(this.opened, this.checked, reasons, this.pace);
  }

  close() {
    this.source = this.file = this.grid = null;
    this.options = {};
  }
}

async function loadCheckData(): Promise<CheckData> {
  const [places, { normalisePhone }] = await Promise.all([
    import("../../../domain/places/places"),
    import("../../../domain/contacts/normalise-phone"),
  ]);
  return { places, normalisePhone };
}

export const createEngine = (context: EngineContext) => new ImportEngine(context, pagePace(), loadCheckData);
